import type { Theme } from '@wayfold/domain/format/palette';
import { MAP_COLORS } from '@wayfold/domain/map/map-colors';
import { drawOnCanvas } from '../canvas';
import { fontsFor, NUMERAL_FONT } from '../fonts';
import { STREET_COLORS } from './street-colors';

/** A road's number: white on a green plate for motorways, on a white shield for others. */
export async function drawShield(theme: Theme, kind: string | undefined, number: string): Promise<ImageData> {
  const { motorwayShield, shield, shieldInk } = STREET_COLORS[theme];
  const isMotorway = kind === 'motorway';
  const font = NUMERAL_FONT(isMotorway ? 10.5 : 9.5);
  await fontsFor([number], font);
  const width = Math.max(isMotorway ? 22 : 17, Math.ceil(textWidth(number, font)) + 10);
  return drawOnCanvas(width + 2, 19, (canvas) => {
    canvas.translate(width / 2 + 1, 9.5);
    canvas.beginPath();
    if (isMotorway) canvas.roundRect(-width / 2, -8.5, width, 17, 4.5);
    else shieldPath(canvas, width / 2);
    canvas.fillStyle = isMotorway ? motorwayShield : shield;
    canvas.fill();
    canvas.strokeStyle = isMotorway ? MAP_COLORS[theme].casing : shieldInk;
    canvas.lineWidth = 1.2;
    canvas.stroke();
    canvas.fillStyle = isMotorway ? '#ffffff' : shieldInk;
    canvas.font = font;
    canvas.textAlign = 'center';
    canvas.textBaseline = 'alphabetic';
    canvas.fillText(number, 0, isMotorway ? 3.8 : 2.6);
  });
}

/** A disc with a train. */
export function drawStation(theme: Theme): ImageData {
  const { station } = STREET_COLORS[theme];
  return drawOnCanvas(18, 18, (canvas) => {
    canvas.translate(9, 9);
    canvas.beginPath();
    canvas.roundRect(-8, -8, 16, 16, 5);
    canvas.fillStyle = MAP_COLORS[theme].halo;
    canvas.fill();
    canvas.strokeStyle = station;
    canvas.lineWidth = 1.3;
    canvas.stroke();
    canvas.lineWidth = 1.2;
    canvas.lineCap = 'round';
    canvas.stroke(new Path2D('M-3.5-4.5h7v6h-7zM-3.5-1.5h7M-2.5 4.5l1.2-2.5M2.5 4.5L1.3 2'));
  });
}

/** A triangle on the top of a hill. */
export function drawPeak(theme: Theme): ImageData {
  return drawOnCanvas(10, 9, (canvas) => {
    canvas.fillStyle = STREET_COLORS[theme].park;
    canvas.strokeStyle = MAP_COLORS[theme].halo;
    canvas.lineWidth = 1;
    const triangle = new Path2D('M5 1.5L9 8H1z');
    canvas.stroke(triangle);
    canvas.fill(triangle);
  });
}

/** A pattern of trees for woods: dots that repeat seamlessly. */
export function drawTrees(theme: Theme): ImageData {
  return drawOnCanvas(32, 32, (canvas) => {
    canvas.fillStyle = STREET_COLORS[theme].tree;
    for (const [x, y, radius] of TREES) {
      canvas.beginPath();
      canvas.arc(x, y, radius, 0, 2 * Math.PI);
      canvas.fill();
    }
  });
}

/** Center and radius of each, away from the edges. */
const TREES = [
  [6, 7, 1.7],
  [21, 4, 1.4],
  [14, 17, 1.8],
  [28, 15, 1.5],
  [5, 26, 1.4],
  [22, 27, 1.7],
] as const;

/** Flat on top, pointed below. */
function shieldPath(canvas: CanvasRenderingContext2D, half: number): void {
  canvas.moveTo(-half, -8);
  canvas.lineTo(half, -8);
  canvas.bezierCurveTo(half + 1, -3, half - 1, 4, 0, 8);
  canvas.bezierCurveTo(1 - half, 4, -half - 1, -3, -half, -8);
  canvas.closePath();
}

function textWidth(text: string, font: string): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return 0;
  canvas.font = font;
  return canvas.measureText(text).width;
}
