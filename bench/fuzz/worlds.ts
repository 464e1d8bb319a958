import { newId } from '@wayfold/domain/document/ids';
import { hashPassword } from '../../server/src/features/sign-in/passwords/passwords';
import { makeGuest, makePerson, type Person } from '../../server/src/testing/makers';
import { SAMPLE_PASSWORD } from '../../server/src/testing/sample-inputs';
import { accountWorld, type SampleWorld, tripWorld } from '../../server/src/testing/sample-world';
import { LARGEST_TRIP, makeLargestTrip, makeTripOf } from '../abuse/largest-trip';
import { clientFrom } from '../support/clients';
import type { Product } from '../support/product';
import type { TripSize } from '../support/trips';

/** Who owns a trip of a size. Accounts of every role are there, and a business. */
const WORLDS: readonly { role: 'GUEST' | 'FREE' | 'BUSINESS' | 'ADMIN'; size: TripSize }[] = [
  { role: 'GUEST', size: { destinations: 10, events: 50, costs: 40 } },
  { role: 'FREE', size: { destinations: 10, events: 50, costs: 40 } },
  { role: 'BUSINESS', size: { destinations: 20, events: 150, costs: 100 } },
  { role: 'ADMIN', size: { destinations: 20, events: 150, costs: 100 } },
  { role: 'ADMIN', size: { destinations: 60, events: 600, costs: 300 } },
  { role: 'BUSINESS', size: LARGEST_TRIP },
];
/** Changes a trip has behind it, besides those that made it. */
const HISTORY = 120;
/** After so many checks what sample requests name is read anew, since calls remove it. */
const FRESH_FOR = 10;

/** Somebody with a trip, and all that sample requests name. */
export interface World {
  /** How often it is called, beside the others. */
  readonly weight: number;
  owner: Person;
  sample: SampleWorld;
}

/** The worlds that calls are about. */
export interface Worlds {
  readonly all: readonly World[];
  /** Makes a world anew when its trip or its person is gone, once for all who notice. */
  mend: (world: World) => Promise<void>;
  /** How often one had to be made anew. */
  made: () => number;
}

/** Makes them, with long histories; a copy of the largest trip is kept aside, of which later ones are made. */
export async function makeWorlds(product: Product, freshAddress: () => string): Promise<Worlds> {
  const { services, url } = product;
  // Whoever makes worlds is nobody's flood.
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
    // A guest has no links, passkeys and mails: those of somebody else are named instead.
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

/** Changes of every sort of row, some taken back and brought back. */
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
