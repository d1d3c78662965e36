### The printed book and the leaflet.
