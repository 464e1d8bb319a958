/** Words of the history of a trip. */
export const history = {};
