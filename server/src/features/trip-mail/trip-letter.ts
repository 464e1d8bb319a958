import type { PdfLanguage } from '@wayfold/contract/sharing/pdf-endpoints';
import { tripDates } from '@wayfold/domain/document/totals';
import { namedTrip, orderedDestinations } from '@wayfold/domain/document/trip-document';
import { type DistanceUnit, formatDates } from '@wayfold/domain/format/format';
import { tripName } from '@wayfold/domain/format/trip-name';
import type { TripView } from '@wayfold/domain/page/trip-view';
import type { ShownTrip } from '../../http/access';
import { pictureQueue } from '../../lib/pictures/picture-queue';
import type { MailFile } from '../../mail/mail';
import { nameToCarry } from '../../mail/mails';
import { tripMailWords } from '../../mail/trip-mail-words';
import type { Services } from '../../services';
import { drawTripMap } from '../drawing/draw-trip-map';
import { rasterise } from '../drawing/rasterise';
import { makePdf } from '../pdf/make-pdf';
import type { PdfAsker } from '../pdf/pdf-asker';
import { pdfWordsIn } from '../pdf/words/words-in-language';
import type { LoadedView } from '../trips/read/load-view';

/** How many destination names fit into a line or two. */
const MOST_NAMES = 12;
const MAP = { width: 560, height: 320 };
const MAP_CID = 'map';
/** Bytes that drawing the map takes. */
const MAP_HELD_BYTES = 30_000_000;

/** What a trip is called in its email. */
export function mailedName({ document }: TripView, language: PdfLanguage): string {
  return tripName(namedTrip(document), { ...pdfWordsIn(language), untitled: tripMailWords(language).aTrip });
}

/** When and where a trip is, and its nights, as far as known. */
export function factsOf(
  { document, totals }: TripView,
  language: PdfLanguage,
): (readonly [string, string])[] {
  const words = tripMailWords(language);
  const dates = tripDates(document);
  const names = orderedDestinations(document).flatMap(({ name }) => nameToCarry(name) ?? []);
  const more = names.length - MOST_NAMES;
  const where = [...names.slice(0, MOST_NAMES), ...(more > 0 ? [words.andMore(more)] : [])].join(', ');
  return [
    ...(dates ? [[words.when, formatDates(dates.from, dates.to, words.locale)] as const] : []),
    ...(names.length > 0
      ? [[words.where, where] as const, [words.nights, String(totals.nights)] as const]
      : []),
  ];
}

/** The map of a trip as a picture for its email; none without destinations. */
export async function drawMapFile(services: Services, view: LoadedView): Promise<MailFile[]> {
  const { document } = view;
  if (Object.keys(document.destinations).length === 0) return [];
  const svg = await drawTripMap(services, view, { ...MAP, theme: 'light' });
  const bytes = await pictureQueue.run([`trip ${document.trip.id}`], (hold) =>
    hold(MAP_HELD_BYTES, () => rasterise(svg, MAP.width * 2)),
  );
  return [{ name: 'map.png', type: 'image/png', cid: MAP_CID, bytes }];
}

/** A trip as the PDF attached to its email. */
export async function makePdfFile(
  services: Services,
  trip: ShownTrip,
  { language, units, asker }: { language: PdfLanguage; units: DistanceUnit; asker: PdfAsker },
): Promise<MailFile> {
  const parts = { map: 'yes', costs: 'yes', pictures: 'yes', notes: 'yes' } as const;
  const { bytes, fileName } = await makePdf(services, trip, {
    options: { paper: 'A4', language, units, ...parts },
    asker,
  });
  return { name: fileName, type: 'application/pdf', cid: null, bytes };
}
