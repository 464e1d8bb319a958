import { PdfOptions } from '@wayfold/contract/sharing/pdf-endpoints';
import { allPictures, namedTrip } from '@wayfold/domain/document/trip-document';
import { fileNameOf } from '@wayfold/domain/files/file-name';
import type { DistanceUnit } from '@wayfold/domain/format/format';
import { tripName } from '@wayfold/domain/format/trip-name';
import { type TripView, tripView } from '@wayfold/domain/page/trip-view';
import type { ShownTrip } from '../../http/access';
import { publicAddress } from '../../lib/public-address';
import type { Services } from '../../services';
import { drawTripMap } from '../drawing/draw-trip-map';
import { readPictures } from '../pictures/serve/read-pictures';
import { planHours } from '../places/hours/plan-hours';
import { getSetting } from '../settings/settings-store';
import { buildDemo } from '../trips/demo/build-demo';
import { redRock } from '../trips/demo/red-rock';
import { type LegLines, loadView } from '../trips/read/load-view';
import { legsFrom } from '../trips/write/legs';
import { MAP_SHARE } from './map-share';
import { countPdf, isLarge, type PdfAsker } from './pdf-asker';
import type { MadePdf, PdfJob } from './pdf-job';
import { IDLE_MS, largePool, once, pool, queue } from './pdf-press';
import { estimateUnits } from './pdf-size-store';
import { pdfWordsIn } from './words/words-in-language';

/** CSS pixels of the map; on paper its text is as large as the text around it. */
const MAP_WIDTH = 640;
/** How many bytes of pictures a PDF may have before they are cropped for its pages. */
const MOST_PICTURE_BYTES = 24_000_000;

/** A signal for callers that wait until the end; each has its own, since listeners would accumulate on a shared one. */
const untilDone = () => new AbortController().signal;

/**
 * Makes the PDF of a trip, as the audience of `trip` may see it.
 *
 * No PDF has net prices and commissions, not even the owner's: paper gets passed on.
 *
 * @param signal aborts it when nobody is waiting anymore
 * @throws ProblemError `too-many` if the requester has enough for now, `unavailable` if too many are being made or it takes too
 *   long, `too-large` if it takes too much memory
 */
export async function makePdf(
  services: Services,
  trip: ShownTrip,
  { options, asker, signal = untilDone() }: { options: PdfOptions; asker: PdfAsker; signal?: AbortSignal },
): Promise<MadePdf> {
  const key = `${asker.lane} ${asker.key} ${trip.id}`;
  const what = JSON.stringify([trip.stamp, trip.audience, options]);
  return once({ key, what, signal }, async (stillWanted) => {
    const units = await estimateUnits(services.database.pool, trip);
    await countPdf(services, asker, units);
    const place = { lane: asker.lane, asker: asker.key, isLarge: isLarge(units) };
    const threads = place.isLarge ? largePool : pool;
    return queue.run(
      place,
      () => printTrip(services, trip, { options, threads, signal: stillWanted }),
      stillWanted,
    );
  });
}

/**
 * Loads the trip and prints it. All of it runs in its turn, so a waiting request doesn't hold the trip or its pictures in memory.
 */
async function printTrip(
  services: Services,
  trip: ShownTrip,
  { options, threads, signal }: { options: PdfOptions; threads: typeof pool; signal: AbortSignal },
): Promise<MadePdf> {
  signal.throwIfAborted();
  const audience = trip.audience.who === 'owner' ? ({ who: 'recipient' } as const) : trip.audience;
  const { document, owner, totals, lines } = await loadView(services.database.pool, { ...trip, audience });
  const link = trip.share && `${publicAddress(services)}/trip/${trip.share.id}`;
  const job = await jobOf(services, { document, owner, totals }, { options, link, lines });
  const name = tripName(namedTrip(document), pdfWordsIn(options.language));
  // A second thread would have to start as well, and both would take longer.
  await Promise.allSettled([preparing]);
  return { bytes: await threads.run(job, signal), fileName: fileNameOf(name, 'pdf') };
}

let preparing: Promise<unknown> | null = null;
/** When a thread was last prepared, in milliseconds since 1970. */
let preparedAt = Number.NEGATIVE_INFINITY;

/**
 * Prepares a thread for somebody who is about to request a PDF: the first PDF of a new thread takes several times as long.
 *
 * Anybody may call this, so it runs only while no PDFs are being made, and once per lifetime of an idle thread.
 */
export async function preparePdf(services: Services): Promise<void> {
  const now = services.now().getTime();
  if (!preparing && queue.isIdle() && !pool.isStarted() && now - preparedAt >= IDLE_MS) {
    preparedAt = now;
    preparing = runExample(services).finally(() => {
      preparing = null;
    });
  }
  await preparing;
}

/** Makes a throwaway PDF of a demo trip, since that uses everything a thread has to load. */
async function runExample(services: Services): Promise<void> {
  const context = { maxDestinations: null, measureLegs: legsFrom(services.atlas) };
  const example = buildDemo(redRock, services.now().toISOString().slice(0, 10), context);
  const view = tripView(example, null, { who: 'recipient' });
  const options = PdfOptions.parse({});
  const place = { lane: 'example', asker: 'example', isLarge: false };
  const signal = untilDone();
  await queue.run(
    place,
    async () =>
      pool.run(
        await jobOf(services, view, { options, link: publicAddress(services), lines: new Map() }),
        signal,
      ),
    signal,
  );
}

async function jobOf(
  services: Services,
  view: TripView,
  { options, link, lines }: { options: PdfOptions; link: string | null; lines: LegLines },
): Promise<PdfJob> {
  const { document } = view;
  const hasMap = options.map === 'yes' && Object.keys(document.destinations).length > 0;
  const size = { width: MAP_WIDTH, height: Math.round(MAP_WIDTH * MAP_SHARE) };
  return {
    view,
    hours: await planHours(services, document),
    options: { ...options, units: options.units ?? (await unitOf(services)) },
    link,
    map: hasMap ? await drawTripMap(services, { document, lines }, { ...size, theme: 'light' }) : null,
    pictures: await readPictures(services, options.pictures === 'yes' ? allPictures(document) : [], {
      size: 'whole-1600',
      mostBytes: MOST_PICTURE_BYTES,
      askers: [`trip ${document.trip.id}`],
    }),
    now: services.now().getTime(),
  };
}

async function unitOf({ database }: Services): Promise<DistanceUnit> {
  return (await getSetting(database.pool, 'default_units')) === 'Kilometers' ? 'Kilometers' : 'Miles';
}
