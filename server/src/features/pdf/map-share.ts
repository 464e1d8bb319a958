/** Height of the map on paper as a fraction of its width. */
export const MAP_SHARE = 0.8;
