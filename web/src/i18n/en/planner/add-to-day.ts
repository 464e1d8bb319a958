/** Words of adding places to a day, by typing, by pressing the map and by dragging. */
export const addToDay = {
  label: 'Add to {day}',
  clear: 'Clear the text',
  details: 'Add with time, cost and note',
  near: 'Near your plans that day',
  nearPlace: 'Near {place}',
  saved: 'Saved',
  recent: 'Added before',
  around: 'Also near {place}',
  elsewhere: 'Elsewhere',
  point: 'From the map',
  spot: 'Spot near {place}',
  withoutPlace: 'Add “{text}” without a place',
  withoutPlaceDetail: 'You can place it later',
  extra: '+{time}',
  onTheWay: 'On the way',
  bestFit: '{extra}, best fit',
  linkWithoutPoint:
    'This link doesn’t say where the place is. Open it, then copy the address from your browser.',
  added: 'Added {name} to {day}',
  looking: 'Looking up this place...',
  close: 'Close',
};
