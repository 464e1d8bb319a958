import { PdfOptions } from '@wayfold/contract/pdf-endpoints';
import { fileNameOf } from '@wayfold/domain/files/file-name';
import type { DistanceUnit } from '@wayfold/domain/format';
import { allPictures } from '@wayfold/domain/trip-document';
import { type TripView, tripView } from '@wayfold/domain/trip-view';
import type { House } from '../../house';
import type { ShownTrip } from '../../http/access';
import { publicAddress } from '../../lib/public-address';
import { type WorkerPool, workerPool } from '../../lib/worker-pool';
import { drawTripMap } from '../drawing/draw-trip-map';
import { readPictures } from '../pictures/read-pictures';
import { getSetting } from '../settings/settings-store';
import { buildDemo } from '../trips/demo/build-demo';
import { redRock } from '../trips/demo/red-rock';
import { legsFrom } from '../trips/legs';
import { loadView } from '../trips/load-view';
import { MAP_SHARE } from './map-share';
import type { PdfJob } from './pdf-job';

/** CSS pixels of the map; its letters are as large on paper as those around it. */
const MAP_WIDTH = 640;
/** What a PDF may hold of pictures before they are cut to its pages. */
const MOST_PICTURE_BYTES = 24_000_000;

/** The file of the thread: the build has made one of it. */
const THREAD = import.meta.url.endsWith('.ts') ? './pdf-worker-from-source.mjs' : './pdf-worker.js';

/** One for the process: two PDFs at once leave the server room to answer, and more would only wait for each other. */
const pool: WorkerPool<PdfJob, Uint8Array> = workerPool({
  file: new URL(THREAD, import.meta.url),
  threads: 2,
  mostWaiting: 20,
  mostMilliseconds: 60_000,
  // As long as somebody may think about what the PDF should show.
  idleMilliseconds: 300_000,
  memoryMegabytes: 768,
  busyMessage: 'Many PDFs are being made right now. Try again in a minute.',
});

/** A finished PDF, and what its file is called. */
export type MadePdf = { readonly bytes: Uint8Array; readonly fileName: string };

/**
 * Makes the PDF of a trip, as the audience of `trip` may see it.
 *
 * Net prices and commissions are in nobody's PDF: paper goes from hand to hand, the owner's too.
 *
 * @param signal ends it when nobody waits for it any more
 * @throws ProblemError `unavailable` while too many are being made
 */
export async function makePdf(
  house: House,
  trip: ShownTrip,
  { options, signal }: { options: PdfOptions; signal?: AbortSignal },
): Promise<MadePdf> {
  const audience = trip.audience.who === 'owner' ? ({ who: 'editor' } as const) : trip.audience;
  const { document, owner, totals } = await loadView(house.database.pool, { ...trip, audience });
  const link = trip.share && `${publicAddress(house)}/trip/${trip.share.id}`;
  // A thread of its own would have to get ready as well, and both would take longer.
  await Promise.allSettled([preparing]);
  const bytes = await pool.run(await jobOf(house, { document, owner, totals }, { options, link }), signal);
  return { bytes, fileName: fileNameOf(document.trip.name, 'pdf') };
}

let preparing: Promise<unknown> | null = null;

/** Has a thread ready for whoever is about to ask for a PDF: the first one of a new thread takes several times as long. */
export async function preparePdf(house: House): Promise<void> {
  if (!preparing && pool.isStarted()) return;
  preparing ??= runExample(house).finally(() => {
    preparing = null;
  });
  await preparing;
}

/** Makes a PDF that nobody reads, of an example, since that has everything a thread has to load. */
async function runExample(house: House): Promise<void> {
  const context = { maxDestinations: null, measureLegs: legsFrom(house.atlas) };
  const example = buildDemo(redRock, house.now().toISOString().slice(0, 10), context);
  const options = PdfOptions.parse({});
  await pool.run(
    await jobOf(house, tripView(example, null, { who: 'editor' }), { options, link: publicAddress(house) }),
  );
}

async function jobOf(
  house: House,
  view: TripView,
  { options, link }: { options: PdfOptions; link: string | null },
): Promise<PdfJob> {
  const { document } = view;
  const hasMap = options.map === 'yes' && Object.keys(document.destinations).length > 0;
  const size = { width: MAP_WIDTH, height: Math.round(MAP_WIDTH * MAP_SHARE) };
  return {
    view,
    options: { ...options, units: options.units ?? (await unitOf(house)) },
    link,
    map: hasMap ? await drawTripMap(house, document, { ...size, theme: 'light' }) : null,
    pictures: await readPictures(house, options.pictures === 'yes' ? allPictures(document) : [], {
      size: 'whole-1600',
      mostBytes: MOST_PICTURE_BYTES,
      askers: [`trip ${document.trip.id}`],
    }),
    now: house.now().getTime(),
  };
}

async function unitOf({ database }: House): Promise<DistanceUnit> {
  return (await getSetting(database.pool, 'default_units')) === 'Kilometers' ? 'Kilometers' : 'Miles';
}
