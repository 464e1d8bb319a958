import { newId } from '@wayfold/domain/document/ids';
import { hashPassword } from '../../server/src/features/sign-in/passwords/passwords';
import { makeGuest, makePerson, type Person } from '../../server/src/testing/makers';
import { SAMPLE_PASSWORD } from '../../server/src/testing/sample-inputs';
import { accountWorld, type SampleWorld, tripWorld } from '../../server/src/testing/sample-world';
import { LARGEST_TRIP, makeLargestTrip, makeTripOf } from '../abuse/largest-trip';
import { clientFrom } from '../support/clients';
import type { Product } from '../support/product';
import type { TripSize } from '../support/trips';

/** The owners and the sizes of their trips: every role, and a business. */
const WORLDS: readonly { role: 'GUEST' | 'FREE' | 'BUSINESS' | 'ADMIN'; size: TripSize }[] = [
  { role: 'GUEST', size: { destinations: 10, events: 50, costs: 40 } },
  { role: 'FREE', size: { destinations: 10, events: 50, costs: 40 } },
  { role: 'BUSINESS', size: { destinations: 20, events: 150, costs: 100 } },
  { role: 'ADMIN', size: { destinations: 20, events: 150, costs: 100 } },
  { role: 'ADMIN', size: { destinations: 60, events: 600, costs: 300 } },
  { role: 'BUSINESS', size: LARGEST_TRIP },
];
/** Changes in a trip's history, besides those that created it. */
const HISTORY = 120;
/** After this many checks, the ids for sample requests are refreshed, since calls delete what they refer to. */
const FRESH_FOR = 10;

/** Someone with a trip, and all ids that sample requests use. */
export interface World {
  /** How often it is called, relative to the others. */
  readonly weight: number;
  owner: Person;
  sample: SampleWorld;
}

/** The worlds that calls use. */
export interface Worlds {
  readonly all: readonly World[];
  /** Recreates a world if its trip or its person is gone; concurrent calls share one run. */
  mend: (world: World) => Promise<void>;
  /** How often a world was created, including recreated ones. */
  made: () => number;
}

/** Creates the worlds, with long histories. Keeps one largest trip aside and copies it for each world that needs one. */
export async function makeWorlds(product: Product, freshAddress: () => string): Promise<Worlds> {
  const { services, url } = product;
  // A fresh address per call, so rate limits don't apply.
  const client = (token: string | null) => clientFrom(url, freshAddress, token);
  const app = { services, client };
  const passwordHash = await hashPassword(services.passwords, SAMPLE_PASSWORD);
  const keeper = await makePerson(app, 'FREE');
  const largest = await makeLargestTrip(keeper.api);
  const shows = { costs: true, contact: true, pictures: true, notes: true };
  const { share } = await keeper.api.sharing.createShare({ params: { id: largest.id }, body: { shows } });
  const shareId = share?.id ?? '';
  let made = 0;

  const make = async ({ role, size }: (typeof WORLDS)[number]): Promise<Pick<World, 'owner' | 'sample'>> => {
    made += 1;
    const owner =
      role === 'GUEST'
        ? await makeGuest(app)
        : await makePerson(app, role === 'ADMIN' ? 'ADMIN' : 'FREE', {
            passwordHash,
            ...(role === 'BUSINESS' ? { type: 'BP' } : {}),
          });
    const { id } =
      size === LARGEST_TRIP
        ? await owner.api.tripPage.copyShared({ params: { userId: owner.id, tripId: shareId }, body: {} })
        : await makeTripOf(owner.api, 'Red Rock & High Desert', size, 200);
    await writeHistory(owner, id, size === LARGEST_TRIP ? HISTORY / 10 : HISTORY);
    await owner.api.sharing.createShare({ params: { id }, body: { shows } });
    // A guest has no links, passkeys or emails, so another person's are used.
    const member = role === 'GUEST' ? await makePerson(app, 'FREE', { passwordHash }) : owner;
    const account = { ...(await accountWorld(app, member)), personId: owner.id };
    return { owner, sample: { ...(await tripWorld(app, owner, id)), ...account } };
  };
  const all: World[] = [];
  for (const one of WORLDS) all.push({ ...(await make(one)), weight: one.size === LARGEST_TRIP ? 1 : 10 });

  const mending = new Map<World, Promise<void>>();
  const checks = new Map<World, number>();
  const mend = async (world: World) => {
    const count = (checks.get(world) ?? 0) + 1;
    checks.set(world, count);
    const { owner, sample } = world;
    try {
      await owner.api.sharing.share({ params: { id: sample.tripId } });
      if (count % FRESH_FOR === 0)
        world.sample = { ...sample, ...(await tripWorld(app, owner, sample.tripId)) };
    } catch {
      const kind = WORLDS[all.indexOf(world)];
      if (kind) Object.assign(world, await make(kind));
    }
  };
  return {
    all,
    made: () => made,
    mend: (world) => {
      const running = mending.get(world) ?? mend(world).finally(() => mending.delete(world));
      mending.set(world, running);
      return running;
    },
  };
}

/** Writes changes to every kind of row, some of them undone and redone. */
async function writeHistory({ api }: Person, id: string, changes: number): Promise<void> {
  const { destinations, tripEvents, version } = await api.trips.get({ params: { id } });
  const [destination] = destinations;
  const [event] = tripEvents;
  if (!destination || !event) throw new Error('The trip is empty.');
  const kinds = [
    { kind: 'destination.set' as const, id: destination.id, fields: { nights: 3 }, carryEvents: true },
    { kind: 'destination.set' as const, id: destination.id, fields: { nights: 2 }, carryEvents: true },
    { kind: 'event.set' as const, id: event.id, fields: { notes: 'By the window.' } },
    { kind: 'undo' as const },
    { kind: 'redo' as const },
    { kind: 'trip.set' as const, fields: { name: 'West' } },
  ];
  for (let n = 0; n < changes; n += kinds.length) {
    const sent = kinds.map((change) => ({ changeId: newId(), change }));
    await api.trips.sendChanges({ params: { id }, body: { baseVersion: version, changes: sent } });
  }
}
