import { renderToBuffer } from '@react-pdf/renderer';
import { Resvg } from '@resvg/resvg-js';
import { libraryPictureId } from '@wayfold/contract/pictures/picture-rules';
import type { TripPicture } from '@wayfold/contract/trip/trip';
import { headerPicture, orderedDestinations, picturesOf } from '@wayfold/domain/document/trip-document';
import { tripPage } from '@wayfold/domain/page/trip-page';
import type { TripView } from '@wayfold/domain/page/trip-view';
import { picturedStop, picturedTrip, sceneOf } from '@wayfold/domain/pictures/scenes';
import { sharp } from '../../lib/pictures/sharp';
import { cropPicture } from '../drawing/crop-picture';
import { fontLetters } from '../drawing/font-letters';
import { rasterise } from '../drawing/rasterise';
import { readScene } from '../drawing/scenes';
import { COVER_SHARE } from './paper/cover';
import { registerFonts } from './paper/fonts';
import { lookFor, MARGIN, SHEETS } from './paper/look';
import { type Paper, type Picture, paperFormat } from './paper/paper';
import { PICTURE_SHARE, pictureWidth } from './paper/pictures';
import { TripPaper } from './paper/trip-paper';
import { scriptsIn } from './paper-text';
import type { PdfJob } from './pdf-job';
import { printableView } from './printable-view';
import { printedPart } from './printed-part';
import { pdfWordsIn } from './words/words-in-language';

/** Pixels for a point: sharp on paper, and not heavy. */
const DENSITY = 2.2;
type Size = { readonly width: number; readonly height: number };
const THUMB = { width: 210, height: 140 };

registerFonts();

/** Makes the PDF of a trip. It takes the thread it runs on for as long as it lasts. */
export async function writePdf({
  view,
  hours,
  options,
  link,
  map,
  pictures,
  now,
}: PdfJob): Promise<Uint8Array> {
  const words = pdfWordsIn(options.language);
  const fonts = await fontLetters();
  const { view: printed, leftOut } = printedPart(leaveOut(view, options));
  const { view: printable, isWhole } = printableView(printed, fonts, words);
  const { document, owner, totals } = printable;
  const page = tripPage(
    { document, owner, totals },
    { locale: words.locale, unit: options.units, now, hours },
  );
  // As they were written: words without the letters a font lacks could lead to another scene than on screens.
  const stops = orderedDestinations(view.document);
  const sheet = SHEETS[options.paper];
  const scenes = new Map<string, Picture>();
  for (const stop of options.pictures === 'yes' ? stops : []) {
    scenes.set(stop.id, await scenePicture(sceneOf(picturedStop(stop)), THUMB));
  }
  const images = new Map<string, Picture>();
  const small = smallSize({ options });
  for (const { id, imageUrl, focus } of picturesOf(view.document)) {
    const bytes = pictures.get(imageUrl);
    if (bytes) images.set(id, await cropPicture(bytes, focus, small));
  }
  const header = headerPicture(view.document);
  const first = sceneOf(picturedTrip({ ...view.document.trip, stops }));
  const cover = {
    width: Math.round(sheet.width * DENSITY),
    height: Math.round(sheet.height * COVER_SHARE * DENSITY),
  };
  const paper: Paper = {
    document,
    page,
    options,
    words,
    look: lookFor(
      scriptsIn(JSON.stringify([document, owner, options.language === 'ja' ? words : null]), fonts),
    ),
    isWhole,
    leftOut,
    link,
    map:
      map === null
        ? null
        : await jpegOf(await rasterise(map, Math.round((sheet.width - 2 * MARGIN) * DENSITY))),
    cover:
      (header && (await coverOf(header, pictures.get(header.imageUrl), cover))) ??
      (await scenePicture(first, cover)),
    coverCredit: (header && pictures.has(header.imageUrl) && page.header?.credit) || null,
    pictures: images,
    scenes,
    today: new Date(now).toISOString().slice(0, 10),
    format: paperFormat(words.locale, options.units),
  };
  return renderToBuffer(<TripPaper paper={paper} />);
}

/** What is not wanted is taken out before anything is drawn. */
function leaveOut(view: TripView, { costs, pictures, notes }: PdfJob['options']): TripView {
  const { document } = view;
  const events = Object.values(document.events).map((event) => ({
    ...event,
    ...(notes === 'yes' ? {} : { notes: null, link: null }),
    ...(costs === 'yes' ? {} : { costEst: null, costAct: null }),
  }));
  return {
    ...view,
    document: {
      ...document,
      events: Object.fromEntries(events.map((event) => [event.id, event])),
      costs: costs === 'yes' ? document.costs : {},
      pictures: pictures === 'yes' ? document.pictures : {},
    },
  };
}

/** Pixels of a picture among others. */
function smallSize(paper: Pick<Paper, 'options'>): Size {
  const width = Math.round(pictureWidth(paper) * DENSITY);
  return { width, height: Math.round(width * PICTURE_SHARE) };
}

/** The header as large as the cover shows it; one of the library is drawn as fine as paper is printed. */
async function coverOf(
  header: TripPicture,
  bytes: Uint8Array | undefined,
  size: Size,
): Promise<Picture | undefined> {
  const scene = libraryPictureId(header.imageUrl);
  if (!bytes) return undefined;
  return scene === null ? cropPicture(bytes, header.focus, size) : scenePicture(scene, size);
}

const drawnScenes = new Map<string, Promise<Picture>>();

/** A scene cut to a size, kept: there are few, and every paper has them. */
function scenePicture(id: string, size: Size): Promise<Picture> {
  const key = `${id} ${size.width}x${size.height}`;
  let picture = drawnScenes.get(key);
  if (!picture) {
    picture = drawScene(id, size);
    drawnScenes.set(key, picture);
  }
  return picture;
}

async function drawScene(id: string, size: Size): Promise<Picture> {
  // Scenes are 1200 by 750; what is cut off is cut off at the sides or above and below.
  const width = Math.ceil(Math.max(size.width, (size.height * 1200) / 750));
  const drawn = new Resvg(await readScene(id), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function jpegOf(png: Uint8Array): Promise<Picture> {
  return sharp(png)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
