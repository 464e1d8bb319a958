import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { paving } from '../kit/paving';
import { crowd } from '../kit/people';
import { roofRow } from '../kit/rows';
import { box, disc, fill, oval, type Point, polygon, stroke } from '../kit/shape';
import { halo, weather } from '../kit/sky';

/** A pub on a corner with flower baskets and lit windows. */
export const pub = family<{ sunAt?: Point; front: Color; brick: Color }>(
  'pub',
  {
    day: { light: 'pale', front: '#2f5a4c', brick: '#b5765c' },
    dusk: { light: 'afterglow', sunAt: [210, 300], front: '#7a2f34', brick: '#a87a64', flip: true, throw: 1 },
    night: { light: 'night', front: '#2f4a74', brick: '#a8826f', throw: 2 },
  },
  (sheet, { sunAt, front, brick }) => {
    const { tone } = sheet;
    const depth = 0.05;
    const basket = (x: number, y: number) =>
      stroke(`M${x} ${y - 60}V${y - 20}`, tone('#3a3a3c', depth), 3) +
      fill(oval(x, y, 30, 20) + oval(x - 22, y + 8, 18) + oval(x + 22, y + 8, 18), tone('#5f8a4a', depth)) +
      fill(
        oval(x - 16, y - 4, 7) + oval(x + 4, y + 8, 7) + oval(x + 20, y - 2, 7) + oval(x - 28, y + 12, 6),
        tone('#d9507a', depth),
      ) +
      fill(oval(x - 4, y - 8, 6) + oval(x + 14, y + 14, 6), tone('#f4e6b0', depth));
    return [
      weather(sheet, 520, sunAt),
      roofRow(sheet, {
        line: [
          [-12, 620],
          [1212, 620],
        ],
        width: [80, 110],
        height: [190, 250],
        walls: [brick, mix(brick, '#e6d3b8', 0.5), mix(brick, '#6a4a40', 0.3)],
        roofs: ['#5f6468', '#6a6260'],
        depth: 0.34,
        gables: 0.3,
        pane: 12,
        lit: 0.3,
        chimneys: 0.9,
        down: 10,
      }),
      fill(box(280, 190, 640, 430), tone(brick, depth)),
      fill(box(830, 190, 90, 430), tone(brick, depth, 0.24)),
      fill(
        polygon([
          [262, 196],
          [320, 110],
          [880, 110],
          [938, 196],
        ]),
        tone('#5a6268', depth),
      ),
      fill(
        polygon([
          [820, 110],
          [880, 110],
          [938, 196],
          [850, 196],
        ]),
        tone('#5a6268', depth, 0.3),
      ),
      fill(box(360, 70, 46, 60) + box(790, 70, 46, 60), tone(brick, depth, 0.16)),
      fill(
        box(330, 250, 84, 116) + box(470, 250, 84, 116) + box(640, 250, 84, 116) + box(770, 250, 84, 116),
        tone('#f0ead9', depth),
      ),
      fill(
        box(338, 258, 68, 100) + box(478, 258, 68, 100) + box(648, 258, 68, 100) + box(778, 258, 68, 100),
        '#ffdf9a',
      ),
      stroke(
        'M372 258V358M512 258V358M682 258V358M812 258V358M338 308H406M478 308H546M648 308H716M778 308H846',
        tone('#f0ead9', depth),
        5,
      ),
      fill(box(268, 400, 664, 220), tone(front, depth)),
      fill(box(256, 392, 688, 22) + box(268, 600, 664, 22), tone(front, depth, -0.16)),
      fill(box(300, 424, 600, 30), tone('#d0a04a', depth)),
      fill(box(306, 429, 588, 20), tone(front, depth, 0.16)),
      fill(box(300, 470, 190, 120) + box(710, 470, 190, 120), tone('#d0a04a', depth)),
      fill(box(308, 478, 174, 104) + box(718, 478, 174, 104), '#ffd98a'),
      stroke(
        'M366 478V582M424 478V582M776 478V582M834 478V582M308 512H482M718 512H892',
        tone('#7a5a34', depth),
        5,
      ),
      fill(box(540, 466, 120, 154), tone('#d0a04a', depth)),
      fill(box(550, 476, 48, 144) + box(602, 476, 48, 144), tone(front, depth, 0.26)),
      fill(box(558, 486, 32, 56) + box(610, 486, 32, 56), '#ffdf9a'),
      halo(sheet, 600, 540, 360, '#ffcf8a', 0.26),
      stroke('M920 300H1010', tone('#3a3a3c', depth), 6),
      fill(`M960 306h84v62q-42 42-84 0z`, tone(front, depth, -0.1)),
      disc(1002, 338, 20, tone('#d0a04a', depth)),
      basket(516, 404),
      basket(684, 404),
      basket(310, 404),
      basket(890, 404),
      paving(sheet, { y: 618, color: '#a8a096', joints: '#857d72' }),
      ...[370, 830].map(
        (x) =>
          fill(
            box(x - 70, 650, 140, 10) +
              box(x - 56, 660, 10, 44) +
              box(x + 46, 660, 10, 44) +
              box(x - 96, 676, 192, 8) +
              box(x - 84, 684, 8, 26) +
              box(x + 76, 684, 8, 26),
            tone('#7a5238', 0.02),
          ) + fill(box(x - 26, 632, 14, 18) + box(x + 16, 632, 14, 18), tone('#d9a04a', 0.02)),
      ),
      crowd(sheet, [
        [520, 690, 92],
        [556, 694, 88],
        [660, 680, 84],
      ]),
    ].join('');
  },
);
