/** The zoom level from which streets bring their main roads; below it, none of their tiles is loaded. */
export const STREET_ROADS_ZOOM = 8;
/** The zoom level from which streets bring their own land and water, with parks and woods. */
export const STREET_AREAS_ZOOM = 9;
/** The zoom level from which streets replace the names, rivers and borders of our own map. */
export const STREETS_ZOOM = 10;
