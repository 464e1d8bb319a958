/** The type of examples and of people's copies of them. */
export const DEMO_TYPE = 'demo';

/** Tells whether a trip of this type is a tour, which is never saved. */
export function isTour(type: string): boolean {
  return type.toLowerCase().includes('tour');
}

/** Tells whether a trip of this type is an example or somebody's copy of one. */
export function isDemo(type: string): boolean {
  return type.toLowerCase().includes(DEMO_TYPE);
}

/** What whoever asks for the type of a tour or an example is told: those are not made by asking. */
export const TYPE_REFUSED =
  'Use the type empty or trip_idea. Guided tours and example trips are not made here.';
