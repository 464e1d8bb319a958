import type { Theme } from '@wayfold/domain/format/palette';
import { MAP_COLORS } from '@wayfold/domain/map/map-colors';
import { HOUSE_PATH, PIN_HEAD, PIN_PATH, PIN_RING, PLUS_PATH } from '@wayfold/domain/map/pin-shape';
import type { Map as GlMap } from 'maplibre-gl';
import { type PinColors, pinColors } from '../pin-colors';
import { DENSITY, drawOnCanvas } from './canvas';
import { fontsFor, NUMERAL_FONT } from './fonts';
import { PIN_FOOT } from './route-style';
import { drawPeak, drawShield, drawStation, drawTrees } from './streets/street-images';

const PIN_SIZE = { width: 34, above: 40 };

/**
 * Draws the images the style asks for, each when it is first needed: `pin:number:color:look:theme`, `ghost:theme`,
 * `dot:size:theme`, where the size is `large`, `small` or `park`, `airport:theme`, and of streets `shield:theme:kind:number`,
 * `station:theme`, `peak:theme` and `trees:theme`.
 */
export function drawMissingImages(map: GlMap): void {
  map.setMissingStyleImageResolver(async (id) => {
    const image = await drawImage(id.split(':'));
    // Two tiles may ask for the same image before it is drawn.
    if (image && !map.hasImage(id)) map.addImage(id, image, { pixelRatio: DENSITY });
  });
}

async function drawImage([kind, ...rest]: string[]): Promise<ImageData | null> {
  if (kind === 'pin') {
    const [number = '', color = '0', look, theme] = rest;
    await fontsFor([number], NUMERAL_FONT(14));
    return drawPin(number, pinColors(Number(color), look, themeOf(theme)));
  }
  if (kind === 'ghost') return drawGhost(themeOf(rest[0]));
  if (kind === 'dot') return drawDot(rest[0], themeOf(rest[1]));
  if (kind === 'airport') return drawAirport(themeOf(rest[0]));
  if (kind === 'shield') return drawShield(themeOf(rest[0]), rest[1], rest.slice(2).join(':'));
  if (kind === 'station') return drawStation(themeOf(rest[0]));
  if (kind === 'peak') return drawPeak(themeOf(rest[0]));
  if (kind === 'trees') return drawTrees(themeOf(rest[0]));
  return null;
}

/** See `MapStop`. */
const HOME_NUMBER = '0';

function drawPin(number: string, { fill, ring, numeral }: PinColors): ImageData {
  return onPinCanvas((canvas) => {
    drawShape(canvas, fill, ring);
    canvas.fillStyle = numeral;
    if (number === HOME_NUMBER) return canvas.fill(new Path2D(HOUSE_PATH));
    canvas.font = NUMERAL_FONT(number.length > 2 ? 11 : 14);
    canvas.textAlign = 'center';
    canvas.textBaseline = 'alphabetic';
    canvas.fillText(number, 0, -PIN_HEAD + (number.length > 2 ? 4 : 5));
  });
}

function drawGhost(theme: Theme): ImageData {
  const { accent, onAccent, casing } = MAP_COLORS[theme];
  return onPinCanvas((canvas) => {
    drawShape(canvas, accent, casing);
    canvas.strokeStyle = onAccent;
    canvas.lineWidth = 2.4;
    canvas.lineCap = 'round';
    canvas.stroke(new Path2D(PLUS_PATH));
  });
}

function drawShape(canvas: CanvasRenderingContext2D, fill: string, ring: string): void {
  const shape = new Path2D(PIN_PATH);
  canvas.fillStyle = 'rgb(0 0 0 / 16%)';
  canvas.beginPath();
  canvas.ellipse(0, 1, 6, 2.5, 0, 0, 2 * Math.PI);
  canvas.fill();
  canvas.fillStyle = fill;
  canvas.fill(shape);
  canvas.strokeStyle = ring;
  canvas.lineWidth = PIN_RING;
  canvas.lineJoin = 'round';
  canvas.stroke(shape);
}

function drawDot(size: string | undefined, theme: Theme): ImageData {
  const { halo, city, parkLabel } = MAP_COLORS[theme];
  const isPark = size === 'park';
  return drawOnCanvas(10, 10, (canvas) => {
    canvas.translate(5, 5);
    canvas.beginPath();
    canvas.arc(0, 0, size === 'large' ? 3 : isPark ? 2.8 : 2.2, 0, 2 * Math.PI);
    canvas.fillStyle = isPark ? parkLabel : halo;
    canvas.fill();
    canvas.strokeStyle = isPark ? halo : city;
    canvas.lineWidth = 1.2;
    canvas.stroke();
  });
}

/** A disc with an airplane that points up. */
function drawAirport(theme: Theme): ImageData {
  const { halo, region } = MAP_COLORS[theme];
  return drawOnCanvas(16, 16, (canvas) => {
    canvas.translate(8, 8);
    canvas.beginPath();
    canvas.arc(0, 0, 7, 0, 2 * Math.PI);
    canvas.fillStyle = halo;
    canvas.fill();
    canvas.fillStyle = region;
    canvas.fill(new Path2D(AIRPLANE_PATH));
  });
}

const AIRPLANE_PATH =
  'M0-5.4c.6 0 .9.7.9 1.6v2.2L5 1v1.3L.9 1v2.3l1.3 1v1L0 4.7l-2.2.6v-1l1.3-1V1L-5 2.3V1l4.1-2.6v-2.2c0-.9.3-1.6.9-1.6z';

/** Draws with the pin's tip at 0,0. */
function onPinCanvas(draw: (canvas: CanvasRenderingContext2D) => void): ImageData {
  return drawOnCanvas(PIN_SIZE.width, PIN_SIZE.above + PIN_FOOT, (canvas) => {
    canvas.translate(PIN_SIZE.width / 2, PIN_SIZE.above);
    draw(canvas);
  });
}

function themeOf(word: string | undefined): Theme {
  return word === 'dark' ? 'dark' : 'light';
}
