/** Refusals about places, favorites, trip ideas and routes. */
export const placeRefusals = {
  placeNotFound: 'Place not found.',
  placeNotYours: 'Place not found among your places.',
  placeNotAdded: 'Could not add this place.',
  favoriteNotFound: 'Favorite not found.',
  favoritesFull: 'You can save up to {most} places. Remove one first.',
  ideaGone: 'This idea is no longer available.',
  ideasOfStateNotFound: 'No parks or ideas found for that state.',

  // Searches and routes, as programs ask for them
  searchTooLong: 'Search for at most {most} characters.',
  countryInvalid: 'Use two letters such as US.',
  kindsInvalid: 'Use kinds such as town,poi.',
  categoryInvalid: 'Use the id of a category such as museum.',
  categoriesInvalid: 'Use ids of categories such as museum,beach.',
  transportsInvalid: 'Use transport values such as MyVehicle,Train.',
  positionInvalid: 'Use longitude,latitude such as -109.55,38.57.',
  positionOutOfRange: 'Longitude goes from -180 to 180 and latitude from -90 to 90.',
  boundsInvalid: 'Use west,south,east,north such as -110,38,-109,39.',
  boundsOutOfRange: 'Longitudes go from -180 to 180 and latitudes from -90 to 90, with the south first.',
  searchAreaMissing: 'Send near or bbox to say where to look.',
  lineInvalid: 'Use up to {most} points such as -109.55,38.57;-112.99,37.19.',
  pointsMissing: 'Send at least two points, such as -104.99,39.74;-109.55,38.57.',
  pointsTooMany: 'Send at most {most} points.',
  pointInvalid: 'Point {number} is not longitude,latitude such as -109.55,38.57.',
  routeSearchesBusy: 'Many people are searching along their routes right now. Try again in a minute.',
} as const;
