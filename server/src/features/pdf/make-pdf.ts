import type { PdfOptions } from '@wayfold/contract/pdf-endpoints';
import { fileNameOf } from '@wayfold/domain/files/file-name';
import type { DistanceUnit } from '@wayfold/domain/format';
import type { House } from '../../house';
import type { ShownTrip } from '../../http/access';
import { publicAddress } from '../../lib/public-address';
import { type WorkerPool, workerPool } from '../../lib/worker-pool';
import { drawTripMap } from '../drawing/draw-trip-map';
import { getSetting } from '../settings/settings-store';
import { loadView } from '../trips/load-view';
import { MAP_SHARE } from './map-share';
import type { PdfJob } from './pdf-job';

/** CSS pixels of the map; its letters are as large on paper as those around it. */
const MAP_WIDTH = 640;

/** The file of the thread: the build has made one of it. */
const THREAD = import.meta.url.endsWith('.ts') ? './pdf-worker-from-source.mjs' : './pdf-worker.js';

/** One for the process: two PDFs at once leave the server room to answer, and more would only wait for each other. */
const pool: WorkerPool<PdfJob, Uint8Array> = workerPool({
  file: new URL(THREAD, import.meta.url),
  threads: 2,
  mostWaiting: 20,
  mostMilliseconds: 60_000,
  idleMilliseconds: 120_000,
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
  const hasMap = options.map === 'yes' && Object.keys(document.destinations).length > 0;
  const size = { width: MAP_WIDTH, height: Math.round(MAP_WIDTH * MAP_SHARE) };
  const job: PdfJob = {
    view: { document, owner, totals },
    options: { ...options, units: options.units ?? (await unitOf(house)) },
    link: trip.share && `${publicAddress(house)}/trip/${trip.share.id}`,
    map: hasMap ? await drawTripMap(house, document, { ...size, theme: 'light' }) : null,
    now: house.now().getTime(),
  };
  const bytes = await pool.run(job, signal);
  return { bytes, fileName: fileNameOf(document.trip.name, 'pdf') };
}

async function unitOf({ database }: House): Promise<DistanceUnit> {
  return (await getSetting(database.pool, 'default_units')) === 'Kilometers' ? 'Kilometers' : 'Miles';
}
