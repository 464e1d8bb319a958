/** Height of the map on paper as a part of its width. */
export const MAP_SHARE = 0.8;
