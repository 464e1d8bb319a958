import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { bulbs, lantern } from '../kit/lamps';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { roofRow } from '../kit/rows';
import { fill, oval, type Point, polygon, round, stroke } from '../kit/shape';
import { halo, weather } from '../kit/sky';

/** A street of food stalls with steaming pots under red and yellow roofs. */
export const nightStalls = family<{ sunAt?: Point; cloths: readonly [Color, Color]; paper?: boolean }>(
  'night-stalls',
  {
    dusk: { light: 'dusk', sunAt: [600, 350], cloths: ['#d6502f', '#e6b045'] },
    night: { light: 'night', cloths: ['#e07f4a', '#4f9fae'], paper: true, throw: 1 },
    late: { light: 'deepNight', cloths: ['#d9a84a', '#c8577f'], flip: true, throw: 2 },
  },
  (sheet, { sunAt, cloths, paper = false }) => {
    const { tone } = sheet;
    const spots = [
      [-1, 0.46, 0],
      [1, 0.46, 1],
      [-1, 0.72, 1],
      [1, 0.72, 0],
      [-1, 1.16, 0],
      [1, 1.16, 1],
    ] as const;
    const stalls = spots.map(([side, s, at]) => {
      const cx = 600 + side * 330 * s;
      const foot = 500 + 190 * s;
      const p = (dx: number, dy: number): Point => [cx + dx * s, foot + dy * s];
      const depth = Math.max(0.03, 0.3 - s * 0.24);
      const color = cloths[at] ?? '#d6502f';
      let stripes = '';
      for (let stripe = 0; stripe < 4; stripe++)
        stripes += polygon([
          p(-150 + stripe * 76, -216),
          p(-112 + stripe * 76, -216),
          p(-118 + stripe * 78, -172),
          p(-160 + stripe * 80, -172),
        ]);
      return (
        halo(sheet, ...p(0, -120), 200 * s, '#ffc870', 0.5) +
        fill(polygon([p(-140, -176), p(140, -176), p(140, -70), p(-140, -70)]), mix('#f6b868', color, 0.2)) +
        fill(
          [-96, -30, 40, 100].map((dx) => oval(...p(dx, -96), 15 * s, 20 * s)).join(''),
          tone('#7a4636', 0.1),
        ) +
        fill(
          oval(...p(-60, -84), 34 * s, 12 * s) + oval(...p(50, -84), 34 * s, 12 * s),
          tone('#4a4a50', 0.06),
        ) +
        stroke(
          `M${p(-60, -96).map(round).join(' ')}q${round(-16 * s)} ${round(-26 * s)} ${round(4 * s)} ${round(-54 * s)}M${p(50, -96).map(round).join(' ')}q${round(16 * s)} ${round(-26 * s)} ${round(-4 * s)} ${round(-54 * s)}`,
          '#fff6e0',
          8 * s,
          'opacity=".45"',
        ) +
        fill(polygon([p(-150, -74), p(150, -74), p(144, 0), p(-144, 0)]), tone('#8a5a40', depth)) +
        fill(polygon([p(-150, -74), p(150, -74), p(150, -58), p(-150, -58)]), tone('#b07a50', depth)) +
        fill(polygon([p(-150, -216), p(150, -216), p(164, -172), p(-164, -172)]), color) +
        fill(stripes, '#fbeed0') +
        fill([-100, 0, 100].map((dx) => oval(...p(dx, -160), 9 * s)).join(''), '#fff0c4')
      );
    });
    return [
      weather(sheet, 500, sheet.light.time === 'night' ? [420, 110] : sunAt),
      roofRow(sheet, {
        line: [
          [-12, 560],
          [420, 520],
          [780, 520],
          [1212, 560],
        ],
        width: [70, 110],
        height: [150, 280],
        walls: ['#b98f7a', '#a87f70', '#c9a088'],
        roofs: ['#7a4a44', '#6a4a4c'],
        depth: 0.26,
        gables: 0.1,
        pitch: 0.2,
        pane: 12,
        lit: 0.5,
        down: 60,
      }),
      paving(sheet, { y: 540, color: '#8a7a78', joints: '#665a5c' }),
      fill(oval(600, 640, 400, 100), '#ffc078', 'opacity=".16"'),
      ...stalls.slice(0, 2),
      crowd(sheet, [
        [560, 590, 52],
        [586, 594, 50],
        [640, 600, 54],
      ]),
      ...stalls.slice(2, 4),
      crowd(sheet, [
        [520, 640, 74],
        [682, 646, 78],
      ]),
      ...(paper
        ? [-2, -1, 0, 1, 2].map((at) =>
            lantern(sheet, 600 + at * 130, 250 + (2 - Math.abs(at)) * 26, 24, at % 2 ? '#ffb454' : '#ff7a59'),
          )
        : [
            bulbs(sheet, { from: [-12, 200], to: [1212, 220], sag: 150, count: 26 }),
            bulbs(sheet, { from: [-12, 300], to: [1212, 290], sag: 120, count: 22, color: '#ffd08a' }),
          ]),
      ...stalls.slice(4),
      crowd(sheet, [
        [470, 720, 112],
        [566, 736, 118],
        [740, 724, 110],
      ]),
    ].join('');
  },
);
