/** The type of examples and of copies of them. */
export const DEMO_TYPE = 'demo';

/** Whether a trip of this type is a tour, which is never saved. */
export function isTour(type: string): boolean {
  return type.toLowerCase().includes('tour');
}

/** Whether a trip of this type is an example or a copy of one. */
export function isDemo(type: string): boolean {
  return type.toLowerCase().includes(DEMO_TYPE);
}
