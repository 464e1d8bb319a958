/** Words of the trip check. */
export const tripCheck = {};
