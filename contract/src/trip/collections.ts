/** The collections of the trip document. `trip` contains a single row, the trip itself. */
export const COLLECTIONS = [
  'trip',
  'destinations',
  'events',
  'costs',
  'pictures',
  'texts',
  'tracks',
  'bookings',
] as const;

/** The name of a collection of the trip document. */
export type Collection = (typeof COLLECTIONS)[number];

/** The lists of texts on a trip page. On the wire, each kind is a list of its own. */
export const TEXT_KINDS = [
  'headlines',
  'tripDescriptions',
  'callToActions',
  'nextSteps',
  'contacts',
  'offerDeadlines',
  'validThrus',
  'tripInclusions',
  'tripExclusions',
] as const;
/** The name of a list of texts on a trip page. */
export type TextKind = (typeof TEXT_KINDS)[number];
