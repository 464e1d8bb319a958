/** How many places one request for opening hours answers. */
export const MOST_HOURS = 50;
