import type { Reach } from '@wayfold/contract/kernel/word-lists';
import type { BrowserContext, Page } from 'playwright-core';
import { keepOnDevice, type Traveler } from './browser';
import { expectStops, ROAD_TRIP } from './planner';

/** A destination of a prepared trip. */
export interface PreparedStop {
  name: string;
  localName?: string;
  coords: [number, number];
  nights?: number;
  timezone?: string;
}

/** The six stops that most journeys start with, with nights that give each a different date. */
export const ROAD_STOPS: readonly PreparedStop[] = [
  { name: 'Denver', coords: [-104.9847, 39.7392], nights: 2 },
  { name: 'Moab', coords: [-109.5498, 38.5733], nights: 3 },
  { name: 'Springdale', coords: [-112.9988, 37.1889], nights: 2 },
  { name: 'Page', coords: [-111.4558, 36.9147], nights: 1 },
  { name: 'Grand Canyon Village', coords: [-112.1401, 36.0544], nights: 2 },
  { name: 'Santa Fe', coords: [-105.9378, 35.687], nights: 1 },
];

/** A plan of a prepared trip. */
export interface PreparedEvent {
  name: string;
  /** YYYY-MM-DD, or YYYY-MM-DDTHH:MM with a time. */
  start: string;
  end?: string;
  coords?: [number, number];
  category?: string;
  costEst?: number;
  /** The id of its place. */
  eventid?: string;
  /** How one gets there from the plan before. */
  reachBy?: Reach;
}

/** The content of a prepared trip. */
export interface PreparedTrip {
  name?: string;
  /** YYYY-MM-DD; null for a trip without dates. */
  startDate?: string | null;
  stops?: readonly PreparedStop[];
  /** Plans on the same day are listed in this order. */
  events?: readonly PreparedEvent[];
}

/**
 * Creates a trip through the public API for a guest, and signs the traveler's device in as that guest, so a journey can
 * start in the middle. Opens nothing.
 *
 * @returns the URL of its planner
 */
export async function prepareTrip(traveler: Traveler, trip: PreparedTrip = {}): Promise<string> {
  const guest = await newGuest(traveler);
  await signIn(traveler, JSON.stringify(guest));
  return addTrip(traveler, guest.token, trip);
}

/** Creates a guest through the public API, without signing anyone in. */
export async function newGuest({ context }: Traveler): Promise<{ token: string; userId: string }> {
  const post = postOf(context);
  const { token, user } = await post<{ token: string; user: { id: string } }>('/newuser/guest', {});
  return { token, userId: user.id };
}

/**
 * Creates a trip through the public API for the owner of a token. Opens nothing.
 *
 * @returns the URL of its planner
 */
export async function addTrip(
  { context }: Traveler,
  token: string,
  trip: PreparedTrip = {},
): Promise<string> {
  const { name = 'Canyon loop', startDate = '2027-05-08', stops = ROAD_STOPS, events = [] } = trip;
  const post = postOf(context);
  const { id } = await post<{ id: string }>('/trip', { name, startDate }, token);
  for (const { nights = 1, ...stop } of stops) {
    await post('/trip/destination', { tripid: id, nights, ...stop }, token);
  }
  for (const [sortId, event] of events.entries()) {
    await post('/trip/user_event', { tripid: id, sortId, ...event }, token);
  }
  return `/trip_plan?trip=${id}`;
}

function postOf(context: BrowserContext) {
  return async <Answer>(path: string, data: object, token?: string): Promise<Answer> => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await context.request.post(`/api${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
}

/**
 * Prepares a road trip, opens its planner and waits until the list and the map show all six stops.
 *
 * @returns the traveler, and the URL of the planner
 */
export async function openRoadTrip(
  traveler: Traveler,
  trip: Omit<PreparedTrip, 'stops'> = {},
): Promise<Traveler & { address: string }> {
  const address = await prepareTrip(traveler, trip);
  await traveler.page.goto(address);
  await expectStops(traveler.page, ROAD_TRIP);
  return { ...traveler, address };
}

/** Stores a session from `sessionOf` on the traveler's device: the same person on another device. */
export async function signIn(traveler: Traveler, session: string): Promise<void> {
  await keepOnDevice(traveler.context, { 'wayfold.session': session });
}

/** The session that is stored on a page's device. */
export function sessionOf(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('wayfold.session') ?? '');
}
