import type { TripPicture } from '@wayfold/contract/trip/trip';
import type { Askers } from '../../../lib/pictures/picture-queue';
import { limitConcurrency } from '../../../lib/work/limit-concurrency';
import type { Services } from '../../../services';
import type { DrawnSize } from '../draw/draw-picture';
import { readPicture } from './read-picture';

/** Each is in memory whole while it comes. */
const AT_A_TIME = 4;
/** How long photos of services are waited for, all together: somebody waits for what is made of them. */
const TIMEOUT_MS = 12_000;

/** How pictures are read together. */
export interface ReadTogether {
  readonly size: DrawnSize;
  /** Of all that is answered: the first picture that would be too much, and all after it, are left out. */
  readonly mostBytes: number;
  /** Photos of services that have not come when it is aborted are left out. */
  readonly signal?: AbortSignal;
  /** Under which names they wait where they have to be drawn. */
  readonly askers: Askers;
}

/**
 * Reads pictures of a trip in a size, as JPEG, by the address they have in it, in their order; those that cannot be had are left
 * out.
 */
export async function readPictures(
  services: Services,
  pictures: readonly Pick<TripPicture, 'imageUrl'>[],
  { size, mostBytes, askers, signal = AbortSignal.timeout(TIMEOUT_MS) }: ReadTogether,
): Promise<Map<string, Buffer>> {
  const addresses = [...new Set(pictures.map(({ imageUrl }) => imageUrl))];
  const limited = limitConcurrency(AT_A_TIME, {
    mostWaiting: addresses.length,
    busyMessage: 'Too many pictures.',
  });
  let total = 0;
  const read = await Promise.all(
    addresses.map((imageUrl) =>
      limited(async () => {
        // Turns come in order: whatever is enough by now stands before this one.
        if (total > mostBytes) return null;
        const bytes = await readPicture(services, imageUrl, { size, signal, askers });
        total += bytes?.length ?? 0;
        return bytes && ([imageUrl, bytes] as const);
      }),
    ),
  );
  return new Map(upTo(mostBytes, read));
}

/** What was read, in order, until it would be too much. */
function upTo(
  mostBytes: number,
  read: readonly (readonly [string, Buffer] | null)[],
): (readonly [string, Buffer])[] {
  const there = read.flatMap((one) => (one ? [one] : []));
  let total = 0;
  const end = there.findIndex(([, { length }]) => {
    total += length;
    return total > mostBytes;
  });
  return end < 0 ? there : there.slice(0, end);
}
