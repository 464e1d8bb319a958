import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { legColor } from '@wayfold/domain/format/palette';
import { ENGLISH_TRIP_NAME, tripName } from '@wayfold/domain/format/trip-name';
import type { TripPage } from '@wayfold/domain/page/trip-page';
import { sceneOf } from '@wayfold/domain/pictures/scenes';
import { pictureQueue } from '../../lib/pictures/picture-queue';
import type { Services } from '../../services';
import { cropPicture } from '../drawing/crop-picture';
import { drawTripMap } from '../drawing/draw-trip-map';
import { rasterise } from '../drawing/rasterise';
import { readScene } from '../drawing/scenes';
import { runsOf, SANS, SERIF } from '../drawing/svg-text';
import { textWidth, wrapped } from '../drawing/text-width';
import { readPicture } from '../pictures/serve/read-picture';
import type { PageSource } from './page-of-trip';

const WIDTH = 1_200;
const HEIGHT = 630;
const SCENE_HEIGHT = 750;
const LEFT = 64;
const NAME_SIZE = 68;
const NAME_LINES = 3;
const MAP = { x: 736, y: 56, width: 408, height: 388 } as const;
/** With more panels than this, their names wouldn't fit. */
const MOST_PANELS = 7;
const PANEL_NAME = 25;
const PANEL_SIDE = 16;

/**
 * Draws the preview of a trip for messengers: its header picture or scene, name and dates, the map and the fold strip; a PNG of
 * 1200 by 630.
 */
export async function drawPreview(
  services: Services,
  view: PageSource['view'],
  page: TripPage,
): Promise<Buffer> {
  const svg = await previewSvg(services, view, page);
  return Buffer.from(await queued(view.document, () => rasterise(svg, WIDTH)));
}

/** Bytes that drawing a preview takes, including its pictures. */
const HELD_BYTES = 40_000_000;

function queued<Made>({ trip }: TripDocument, draw: () => Promise<Made>): Promise<Made> {
  return pictureQueue.run([`trip ${trip.id}`], (hold) => hold(HELD_BYTES, draw));
}

async function previewSvg(services: Services, view: PageSource['view'], page: TripPage): Promise<string> {
  const hasMap = page.stops.length > 0;
  const background = (await headerImage(services, view.document, page)) ?? (await sceneImage(page));
  const map = hasMap ? await mapCard(services, view) : '';
  const room = hasMap ? MAP.x - LEFT - 32 : WIDTH - 2 * LEFT;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs><linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a1417" stop-opacity="0.22"/><stop offset="0.55" stop-color="#0a1417" stop-opacity="0.55"/><stop offset="1" stop-color="#0a1417" stop-opacity="0.92"/></linearGradient></defs>
    ${background}
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#scrim)"/>
    ${words(page, room)}${map}${foldStrip(page)}
  </svg>`;
}

/** The trip's header picture, cropped around its focal point; null if it isn't available. */
async function headerImage(
  services: Services,
  document: TripDocument,
  { header }: TripPage,
): Promise<string | null> {
  const askers = [`trip ${document.trip.id}`] as const;
  const whole = header && (await readPicture(services, header.imageUrl, { size: 'whole-1600', askers }));
  if (!whole) return null;
  const size = { width: WIDTH, height: HEIGHT };
  const picture = await queued(document, () => cropPicture(whole, header.focus, size));
  return image('image/jpeg', picture, { y: 0, height: HEIGHT });
}

async function sceneImage({ scene }: TripPage): Promise<string> {
  return image('image/svg+xml', Buffer.from(await readScene(sceneOf(scene))), {
    y: -60,
    height: SCENE_HEIGHT,
  });
}

function image(type: string, bytes: Buffer, { y, height }: { y: number; height: number }): string {
  return `<image x="0" y="${y}" width="${WIDTH}" height="${height}" xlink:href="data:${type};base64,${bytes.toString('base64')}"/>`;
}

function words(page: TripPage, room: number): string {
  const name = tripName({ name: page.name, destinations: page.stops }, ENGLISH_TRIP_NAME);
  const lines = fitted(name, NAME_SIZE, room).slice(0, NAME_LINES);
  const facts = [page.dates, page.distance && `about ${page.distance}`].filter(Boolean).join(' · ');
  const bottom = 444;
  const top = bottom - 40 - (lines.length - 1) * (NAME_SIZE + 6) - 12;
  const brand = page.displayName || page.person?.name || 'Wayfold';
  return [
    text({ x: LEFT, y: 92, size: 30, family: SANS, weight: 600 }, shortened(brand, 30, room)),
    ...lines.map((line, index) =>
      text({ x: LEFT, y: top + index * (NAME_SIZE + 6), size: NAME_SIZE, family: SERIF, weight: 500 }, line),
    ),
    text({ x: LEFT, y: bottom, size: 28, family: SANS, weight: 400 }, shortened(facts, 28, room)),
  ].join('');
}

type Look = { x: number; y: number; size: number; family: string; weight: number; fill?: string };

function text({ x, y, size, family, weight, fill = '#ffffff' }: Look, words: string): string {
  return `<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${fill}">${runsOf(words)}</text>`;
}

/** Lines that fit into a width in pixels; a word that is too long for a line is shortened. */
function fitted(words: string, size: number, room: number): string[] {
  const letters = Math.floor(words.length * (room / Math.max(1, textWidth(words, size))));
  return wrapped(words, Math.max(1, letters)).map((line) => shortened(line, size, room));
}

function shortened(words: string, size: number, room: number): string {
  if (textWidth(words, size) <= room) return words;
  const letters = [...words];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

async function mapCard(services: Services, view: PageSource['view']): Promise<string> {
  const { x, y, width, height } = MAP;
  const map = await drawTripMap(services, view, { width, height, theme: 'light' });
  return `<clipPath id="card"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="24"/></clipPath>
    <g clip-path="url(#card)">${map.replace('<svg ', `<svg x="${x}" y="${y}" `)}</g>`;
}

/** The destinations as panels: each is as wide as its name, and the remaining width is split by nights. */
function foldStrip({ stops }: TripPage): string {
  const shown = stops.slice(0, MOST_PANELS);
  const room = WIDTH - 2 * LEFT;
  const names = shown.map(({ name }) => textWidth(name, PANEL_NAME) + 2 * PANEL_SIDE);
  const taken = names.reduce((sum, width) => sum + width, 0);
  const nights = shown.map((stop) => Math.max(stop.nights, 0.5));
  const allNights = nights.reduce((sum, count) => sum + count, 0);
  const widthOf = (index: number) => {
    const name = names[index] ?? 0;
    if (taken >= room) return room * (name / taken);
    return name + (room - taken) * ((nights[index] ?? 0) / allNights);
  };
  let x = LEFT;
  const panels = shown.map((stop, index) => {
    const width = widthOf(index);
    const left = x;
    x += width;
    const label = shortened(stop.name, PANEL_NAME, width - PANEL_SIDE - 8);
    const look = { size: PANEL_NAME, family: SERIF, weight: 500, fill: '#14272a' };
    return `<rect x="${left}" y="496" width="${width}" height="86" fill="${index % 2 === 0 ? '#ffffff' : '#f4f3ee'}"/>
        <rect x="${left}" y="496" width="${width}" height="9" fill="${legColor(index, 'light')}"/>
        ${text({ x: left + PANEL_SIDE, y: 553, ...look }, label)}`;
  });
  return `<clipPath id="strip"><rect x="${LEFT}" y="496" width="${room}" height="86" rx="16"/></clipPath><g clip-path="url(#strip)">${panels.join('')}</g>`;
}
