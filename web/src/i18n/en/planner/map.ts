/** Words on the map. */
export const map = {
  skip: 'Skip the map',
  stops: 'Stops on the map',
  stop: '{number}, {name}',
  places: 'Places on the map',
  placesHere: '{count} places here, come nearer',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit whole trip',
  controls: 'Map buttons',
  keys: 'Map. Arrow keys move it, plus and minus change how near it is.',
  attribution: 'Made with Natural Earth; GeoNames (CC BY 4.0)',
};
