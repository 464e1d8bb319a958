import {
  callerOf,
  confirmAddress,
  heldTrip,
  makeGuest,
  makeMember,
  type Person,
  TWELVE_DAYS,
} from './accounts';
import type { AttackedBy, Caller } from './attack';
import type { AttackedServer } from './server';
import type { Stock } from './stock';

/** Accounts with a copy of the largest trip that fifty addresses share; each takes seconds to create. */
const MEMBERS_OF_FIFTY = 3;

/** Attackers, and a function that deletes their trips. */
export interface Cast {
  callers: readonly Caller[];
  dismiss: () => Promise<void>;
}

/** Creates attackers that no rate limit has counted yet, one for each address. */
export async function castAttackers(
  server: AttackedServer,
  stock: Stock,
  { by, addresses }: { by: AttackedBy; addresses: readonly string[] },
): Promise<Cast> {
  if (by === 'strangers') {
    return {
      callers: addresses.map((address) => ({ address, person: null, trip: null })),
      dismiss: async () => undefined,
    };
  }
  const made: { person: Person; caller: Caller }[] = [];
  for (const address of addresses.slice(0, by === 'guests' ? addresses.length : MEMBERS_OF_FIFTY)) {
    const one = by === 'guests' ? await guestAt(server, address) : await memberAt(server, stock, address);
    if (by === 'confirmed members') await confirmAddress(server, one.person);
    made.push(one);
  }
  return {
    callers: addresses.flatMap((address, n) => {
      const one = made[n % made.length];
      return one ? [{ ...one.caller, address }] : [];
    }),
    dismiss: async () => {
      for (const { person, caller } of made) {
        // The attack may have deleted it.
        await person.api.trips.remove({ params: { id: caller.trip?.id ?? '' } }).catch(() => undefined);
      }
    },
  };
}

async function memberAt(server: AttackedServer, { largest }: Stock, address: string) {
  const person = await makeMember(server, address);
  const trip = await person.api.tripPage.copyShared({
    params: { userId: person.id, tripId: largest.shareId },
    body: {},
  });
  return { person, caller: callerOf(person, heldTrip(trip)) };
}

async function guestAt(server: AttackedServer, address: string) {
  const person = await makeGuest(server, address);
  const trip = await person.api.trips.create({ body: { copyOf: TWELVE_DAYS } });
  return { person, caller: callerOf(person, heldTrip(trip)) };
}
