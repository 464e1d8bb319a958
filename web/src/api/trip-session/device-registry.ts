import type { SingleChange } from '@wayfold/contract/trip/change';
import { keepAppOnDevice } from '../../service-worker/register';
import { ensureGuest, loadAccount } from '../account/account';
import { client } from '../client/client';
import { recordAction } from '../client/record-action';
import { readSetting } from '../client/settings';
import { deviceLocks } from '../device/device-locks';
import { isOnline } from '../device/online';
import { deviceTiming } from '../device/timing';
import { hasUnsent, onUnsent } from '../device/unsent';
import { knownLegs } from '../places/leg-measures';
import { readSession } from '../sign-in/session';
import { onEntrance, onSessionEnd } from '../sign-in/session-watch';
import { noteChange } from '../sign-in/sign-up-offer';
import { onDiscard } from './discard-trip';
import { OpenTripRegistry } from './open-trip-registry';
import { deviceTripStorage } from './storage/device-trip-storage';
import type { TripStorage } from './storage/trip-storage';
import { untouchedNewTrips } from './storage/untouched-new-trips';
import { joinTabs } from './tabs/trip-tabs';
import { isHidden, onWake, openLive } from './transport/device-connection';
import type { TripDependencies } from './trip-dependencies';

/** Timeout after which a call counts as a broken connection, in milliseconds. */
const ANSWER_MS = 30_000;

/** Timeout of loading a whole trip, in milliseconds: longer, because the user sees an apology after a minute anyway. */
const TRIP_MS = 90_000;

const within = (milliseconds: number) => ({ signal: AbortSignal.timeout(milliseconds) });
const inTime = () => within(ANSWER_MS);

/** The device's storage, opened on first use. */
const storage: TripStorage = {
  read: async (...where) => (await deviceTripStorage()).read(...where),
  addChanges: async (changes) => (await deviceTripStorage()).addChanges(changes),
  keepTrip: async (trip, settled) => (await deviceTripStorage()).keepTrip(trip, settled),
  forget: async (...where) => (await deviceTripStorage()).forget(...where),
  handOver: async (...who) => (await deviceTripStorage()).handOver(...who),
  unsent: async (owner) => (await deviceTripStorage()).unsent(owner),
  forgetSent: async (owner) => (await deviceTripStorage()).forgetSent(owner),
};

const dependencies: TripDependencies = {
  storage,
  untouched: untouchedNewTrips(),
  locks: deviceLocks,
  timing: deviceTiming,
  joinTabs,
  api: {
    async create(input, options) {
      const trip = await client.trips.create(input, { ...inTime(), ...options });
      recordAction('trip-created');
      return trip;
    },
    get: (input) => client.trips.get(input, within(TRIP_MS)),
    view: (input) => client.trips.view(input, within(TRIP_MS)),
    history: (input) => client.trips.history(input, inTime()),
    sendChanges: (input) => client.trips.sendChanges(input, inTime()),
  },
  account: {
    session: () => readSession(),
    ensureGuest: () => ensureGuest(),
    check: async () => void (await loadAccount()),
  },
  device: { isOnline, isHidden, onWake },
  openLive,
  editContext() {
    const most = readSetting('max_num_trip_destinations');
    return { maxDestinations: most > 0 ? most : null, measureLegs: knownLegs };
  },
};

/** The trips that are open in this tab. */
export const openTripRegistry = new OpenTripRegistry(dependencies);
onDiscard((tripId) => openTripRegistry.discard(tripId));
onEntrance(() => openTripRegistry.takeOver());
onSessionEnd(({ userId }) => openTripRegistry.end(userId));
onUnsent(() => {
  if (hasUnsent()) noteChange();
});

/**
 * Creates a trip on this device and returns its id; open it with `TripSessionProvider`.
 *
 * Works offline. The first change sends it to the server; a name counts as one.
 */
export function beginTrip(fields: { name?: string; travelerName?: string } = {}): string {
  return openTripRegistry.begin({ ...fields, currency: readSetting('default_currency') });
}

/**
 * Creates a trip on this device with initial content, as one change, and returns its id.
 *
 * Works offline, like `beginTrip`.
 *
 * @param changes or a function that returns them, if their ids depend on the trip's
 */
export function beginTripWith(changes: SingleChange[] | ((tripId: string) => SingleChange[])): string {
  const tripId = beginTrip();
  const made = typeof changes === 'function' ? changes(tripId) : changes;
  openTripRegistry.peek(tripId).change({ kind: 'batch', changes: made });
  return tripId;
}

let areSafe = false;

/** Sends pending changes of earlier visits, caches the app on this device, and stores trips when the page closes. Once per page. */
export function keepTripsSafe(): void {
  if (areSafe) return;
  areSafe = true;
  addEventListener('pagehide', () => void openTripRegistry.flush());
  void openTripRegistry.sendLeftovers();
  void keepAppOnDevice();
}
