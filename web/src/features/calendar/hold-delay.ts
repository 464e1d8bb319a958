/** How long a finger rests on a plan before it is lifted, in milliseconds. */
export const HOLD_MS = 350;
