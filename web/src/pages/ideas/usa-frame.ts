/** Size of the map of the US states, in units of their paths. */
export const USA_FRAME = { width: 975, height: 610 };

/** A US state on the map, with the path of its outline. */
export interface UsaShape {
  name: string;
  path: string;
}
