import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { box, fill, oval, type Point, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { weather } from '../kit/sky';

/** Small tables and stools on the pavement below tall narrow houses. */
export const pavementTables = family<{ sunAt?: Point; wall: Color }>(
  'pavement-tables',
  {
    day: { light: 'day', wall: '#e6c05f' },
    dusk: { light: 'dusk', sunAt: [300, 260], wall: '#d9a06a', flip: true, throw: 1 },
  },
  (sheet, { sunAt, wall }: { sunAt?: Point; wall: Color }) => {
    const { tone } = sheet;
    const lit = sheet.light.time === 'dusk';
    return [
      weather(sheet, 520, sunAt),
      ...[
        [60, 220, 150, wall],
        [280, 190, 90, '#d9cfb4'],
        [470, 250, 130, mix(wall, '#c96a4a', 0.4)],
        [720, 200, 70, '#9fb8a4'],
        [920, 240, 140, wall],
      ].map(([x, w, y, color]) => narrowHouse(sheet, Number(x), Number(w), Number(y), color as Color, lit)), // as listed above
      stroke('M-12 250Q400 300 700 250T1212 270M-12 280Q500 330 1212 290', tone('#3a3a3c', 0.1), 2.4),
      paving(sheet, { y: 590, color: '#a89c8c', joints: '#857a6c' }),
      tableSet(sheet, 330, 650, 1),
      tableSet(sheet, 640, 636, 0.86),
      tableSet(sheet, 910, 666, 1.1),
      tableSet(sheet, 500, 720, 1.36),
      crowd(sheet, [
        [210, 640, 78],
        [780, 630, 72],
      ]),
    ].join('');
  },
);

function narrowHouse(sheet: Sheet, x: number, w: number, y: number, color: Color, lit: boolean): string {
  const { tone } = sheet;
  const depth = 0.08;
  let [panes, shutters] = ['', ''];
  for (let floor = 0; floor < 3; floor++)
    for (const at of [0.16, 0.58]) {
      const [px, py] = [x + w * at, y + 40 + floor * 106];
      panes += box(px, py, w * 0.24, 66);
      shutters += box(px - w * 0.07, py, w * 0.07, 66) + box(px + w * 0.24, py, w * 0.07, 66);
    }
  return (
    fill(box(x, y, w, 600 - y), tone(color, depth)) +
    fill(box(x + w * 0.86, y, w * 0.14, 600 - y), tone(color, depth, 0.26)) +
    fill(box(x - 4, y - 12, w + 8, 14), tone(color, depth, -0.2)) +
    fill(panes, lit ? '#ffd98a' : tone('#5a6466', depth)) +
    fill(shutters, tone('#3f7a70', depth)) +
    fill(box(x + w * 0.1, 490, w * 0.8, 110), lit ? '#f6b868' : tone('#6a5244', depth)) +
    fill(
      polygon([
        [x + w * 0.02, 500],
        [x + w * 0.12, 462],
        [x + w * 0.88, 462],
        [x + w * 0.98, 500],
      ]),
      tone('#c8503f', depth),
    ) +
    stroke(`M${x + 6} ${y + 116}H${x + w - 6}M${x + 6} ${y + 222}H${x + w - 6}`, tone('#4a5a58', depth), 5)
  );
}

/** A low table with stools, bowls and a pot. */
function tableSet({ tone }: Sheet, x: number, y: number, s: number): string {
  const p = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  const stool = (dx: number, color: Color) =>
    fill(polygon([p(dx - 26, -34), p(dx + 26, -34), p(dx + 32, 12), p(dx - 32, 12)]), tone(color, 0.02)) +
    fill(polygon([p(dx + 6, -34), p(dx + 26, -34), p(dx + 32, 12), p(dx + 8, 12)]), tone(color, 0.02, 0.3)) +
    fill(oval(...p(dx, -34), 27 * s, 7 * s), tone(color, 0.02, -0.2));
  return (
    fill(oval(...p(0, 16), 120 * s, 12 * s), tone('#3f3648', 0.02), 'opacity=".22"') +
    stool(-86, '#3f7fae') +
    stool(86, '#d6502f') +
    fill(polygon([p(-42, -44), p(42, -44), p(36, 16), p(-36, 16)]), tone('#9a7a58', 0.02, 0.2)) +
    fill(oval(...p(0, -46), 58 * s, 13 * s), tone('#d9b98a', 0.02)) +
    fill(
      `M${p(-32, -56).map(round).join(' ')}h${round(28 * s)}q${round(-3 * s)} ${round(13 * s)} ${round(-14 * s)} ${round(13 * s)}t${round(-14 * s)} ${round(-13 * s)}z`,
      tone('#f4f2ea', 0.02),
    ) +
    fill(oval(...p(-18, -56), 14 * s, 4 * s), tone('#c98a3f', 0.02)) +
    fill(box(...p(14, -74), 18 * s, 26 * s), tone('#5f8f6c', 0.02)) +
    stroke(
      `M${p(-20, -64).map(round).join(' ')}q${round(-10 * s)} ${round(-14 * s)} 0 ${round(-28 * s)}`,
      '#ffffff',
      4 * s,
      'opacity=".4"',
    )
  );
}
