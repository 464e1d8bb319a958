/** The first stop of a new trip, passed from the landing page to the planner. */
export interface FirstStop {
  /** The gazetteer's id of the place, if it came from there. */
  id?: string;
  name: string;
  /** The name in the local script, if it differs. */
  localName: string | null;
  /** Longitude, latitude in degrees. */
  coords: [number, number];
  region: string | null;
  country: string | null;
  /** Two letters of ISO 3166. */
  countryCode: string | null;
  /** IANA name, such as America/Denver. */
  timezone: string | null;
  /** Day of arrival, YYYY-MM-DD; missing if the visitor chose none. */
  startDate?: string;
  nights?: number;
}

/** A trip to create, as entered in the create-trip dialog. */
export interface NewTrip {
  name: string;
  travelerName?: string;
}

/**
 * Navigation state of the planner when it is opened from the landing page.
 *
 * The planner takes it once and replaces the state, so that going back or reloading does not add the stop again.
 */
export interface PlannerHandover {
  firstStop?: FirstStop;
  /** The stops after it, if several were typed. */
  moreStops?: readonly FirstStop[];
  newTrip?: NewTrip;
}

declare module '@tanstack/react-router' {
  interface HistoryState extends PlannerHandover {}
}
