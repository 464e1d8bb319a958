import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { LAMP } from '../kit/houses';
import { streetLamp } from '../kit/lamps';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { roundTable } from '../kit/room';
import { floors, roofRow } from '../kit/rows';
import { box, fill, oval, type Point, polygon, stroke } from '../kit/shape';
import { halo, weather } from '../kit/sky';
import { tree } from '../kit/trees';

/** A café at a corner with tables on the pavement. */
export const cafeTerrace = family<{ sunAt?: Point; awning: Color; stone: Color; lit?: boolean }>(
  'cafe-terrace',
  {
    day: { light: 'day', awning: '#b8433f', stone: '#e9dcc2' },
    golden: { light: 'golden', sunAt: [270, 210], awning: '#3f7a62', stone: '#e6c69a', flip: true, throw: 1 },
    dusk: { light: 'dusk', sunAt: [250, 300], awning: '#2f5f84', stone: '#d9bfa8', lit: true, throw: 2 },
    night: { light: 'night', awning: '#a8433f', stone: '#cdbfa8', lit: true, throw: 3 },
  },
  (sheet, { sunAt, awning, stone, lit = false }) => {
    const { tone } = sheet;
    const depth = 0.06;
    const glass = lit ? LAMP : tone('#62707a', depth);
    let [one, two] = ['', ''];
    for (let at = 0; at < 17; at++) {
      const x = 420 + at * 48;
      const strip = `M${x} 420H${x + 48}L${x + 52} 484a26 18 0 0 1-52 0z`;
      if (at % 2) two += strip;
      else one += strip;
    }
    return [
      weather(sheet, 520, sunAt),
      roofRow(sheet, {
        line: [
          [-12, 590],
          [420, 570],
        ],
        width: [90, 120],
        height: [170, 230],
        walls: [mix(stone, '#d9b88e', 0.4), mix(stone, '#ffffff', 0.2), stone],
        roofs: ['#6f7a84', '#7a7470'],
        depth: 0.34,
        to: 400,
        gables: 0,
        pitch: 0.34,
        pane: 13,
        lit: lit ? 0.5 : 0,
      }),
      fill(
        polygon([
          [400, 150],
          [1212, 110],
          [1212, 610],
          [400, 600],
        ]),
        tone(stone, depth),
      ),
      fill(
        polygon([
          [400, 150],
          [440, 64],
          [1212, 20],
          [1212, 114],
        ]),
        tone('#6a7680', depth),
      ),
      fill(
        box(470, 84, 44, 56) + box(640, 74, 44, 56) + box(810, 64, 44, 56) + box(980, 54, 44, 56),
        tone(stone, depth, -0.06),
      ),
      floors(glass, { x: 420, y: 240, width: 780, across: 6, down: 1, every: 1, pane: [52, 112] }),
      stroke('M440 306H1200M440 290H1200', tone('#3f4648', depth), 4),
      stroke(
        Array.from({ length: 47 }, (_, at) => `M${444 + at * 16} 290v18`).join(''),
        tone('#3f4648', depth),
        2.4,
      ),
      fill(box(412, 352, 800, 14), tone(stone, depth, -0.2)),
      fill(box(430, 430, 780, 172), lit ? '#f6c47a' : tone('#6a5848', depth)),
      floors(lit ? '#ffe9b8' : tone('#8fa0a4', depth), {
        x: 440,
        y: 520,
        width: 760,
        across: 6,
        down: 1,
        every: 1,
        pane: [96, 116],
      }),
      fill(box(430, 588, 780, 16), tone('#4f5f52', depth)),
      lit ? halo(sheet, 760, 540, 380, '#ffcf8a', 0.36) : '',
      fill(one, tone(awning, 0.04)),
      fill(two, tone('#f6ecd6', 0.04)),
      paving(sheet, { y: 600, color: '#b9ab96', joints: '#958873' }),
      streetLamp(sheet, { x: 330, y: 660, height: 300, lit }),
      tree(sheet, { x: 200, y: 650, height: 250, color: '#6f9258', spread: 0.7, depth: 0.04 }),
      ...[450, 1000].map(
        (x) =>
          fill(
            polygon([
              [x - 40, 614],
              [x + 40, 614],
              [x + 34, 656],
              [x - 34, 656],
            ]),
            tone('#a8684a', 0.03),
          ) + fill(oval(x - 22, 600, 26) + oval(x + 22, 602, 26) + oval(x, 586, 28), tone('#5f8a4f', 0.03)),
      ),
      roundTable(sheet, 600, 670, 0.8, '#f4efe4', '#8a5a3c'),
      roundTable(sheet, 850, 676, 0.84, '#f4efe4', '#8a5a3c'),
      roundTable(sheet, 720, 736, 1.1, '#f4efe4', '#8a5a3c'),
      crowd(sheet, [
        [390, 680, 84],
        [270, 716, 98],
        [302, 720, 94],
      ]),
    ].join('');
  },
);
