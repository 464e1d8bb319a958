import type { TripPicture } from '@wayfold/contract/trip/trip';
import type { Askers } from '../../../lib/pictures/picture-queue';
import { limitConcurrency } from '../../../lib/turns/limit-concurrency';
import type { Services } from '../../../services';
import type { DrawnSize } from '../draw/draw-picture';
import { readPicture } from './read-picture';

/** Each one is completely in memory while it loads. */
const AT_A_TIME = 4;
/** How long to wait for all photos of services together: somebody is waiting for the result. */
const TIMEOUT_MS = 12_000;

/** Options for reading pictures together. */
export interface ReadTogether {
  readonly size: DrawnSize;
  /** Limit for all pictures together: the first one over it, and all after it, are left out. */
  readonly mostBytes: number;
  /** When this is aborted, photos of services that haven't arrived are left out. */
  readonly signal?: AbortSignal;
  /** The names under which they wait if they have to be drawn. */
  readonly askers: Askers;
}

/** Reads pictures of a trip in a size, as JPEG, in order, keyed by their URL in the trip; unavailable ones are left out. */
export async function readPictures(
  services: Services,
  pictures: readonly Pick<TripPicture, 'imageUrl'>[],
  { size, mostBytes, askers, signal = AbortSignal.timeout(TIMEOUT_MS) }: ReadTogether,
): Promise<Map<string, Buffer>> {
  const addresses = [...new Set(pictures.map(({ imageUrl }) => imageUrl))];
  const limited = limitConcurrency(AT_A_TIME, {
    mostWaiting: addresses.length,
    whenFull: 'tooManyPicturesRead',
  });
  let total = 0;
  const read = await Promise.all(
    addresses.map((imageUrl) =>
      limited(async () => {
        // Turns are in order: if the total is already over the limit, the pictures that exceed it come before this one.
        if (total > mostBytes) return null;
        const bytes = await readPicture(services, imageUrl, { size, signal, askers });
        total += bytes?.length ?? 0;
        return bytes && ([imageUrl, bytes] as const);
      }),
    ),
  );
  return new Map(upTo(mostBytes, read));
}

/** What was read, in order, up to the limit. */
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
