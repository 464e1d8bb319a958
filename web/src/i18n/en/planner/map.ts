/** Words on the map. */
export const map = {
  skip: 'Skip the map',
  stops: 'Destinations on the map',
  stop: '{number}, {name}',
  places: 'Places on the map',
  placesHere: '{count} places here, zoom in to see them',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit whole trip',
  controls: 'Map controls',
  keys: 'Map. Use the arrow keys to move, plus and minus to zoom.',
  attribution: 'Made with Natural Earth; GeoNames (CC BY 4.0)',
};
