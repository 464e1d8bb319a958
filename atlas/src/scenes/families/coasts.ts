import { family } from '../family';
import { crag, hillLine, land } from '../kit/land';
import { fill, ground, type Point } from '../kit/shape';
import { birds, clouds, sky, stars, streaks, sun } from '../kit/sky';
import { firs, woods } from '../kit/trees';
import { glints, sunPath, water } from '../kit/water';

/** A beach under a green headland. */
export const coast = family<{ sunAt: Point; fair?: boolean }>(
  'coast',
  {
    day: { light: 'day', sunAt: [300, 232], fair: true },
    dusk: { light: 'dusk', sunAt: [380, 330], flip: true },
    dawn: { light: 'rose', sunAt: [420, 300], throw: 1 },
  },
  (sheet, { sunAt, fair = false }) => {
    const { tone, light } = sheet;
    const headland: Point[] = [
      [640, 590],
      [668, 520],
      [720, 494],
      [742, 452],
      [818, 426],
      [850, 372],
      [930, 350],
      [1010, 304],
      [1110, 288],
      [1212, 300],
      [1212, 762],
      [640, 762],
    ];
    const beach: Point[] = [
      [-12, 650],
      [170, 606],
      [380, 600],
      [600, 640],
      [800, 730],
      [850, 770],
    ];
    return [
      sky(sheet, 400),
      light.time === 'night' ? stars(sheet, 300) : '',
      sun(sheet, sunAt[0], sunAt[1], 56),
      fair
        ? clouds(sheet, [
            [120, 130, 170],
            [620, 170, 210],
          ])
        : streaks(sheet, 100, 300, 6, 0.35),
      land(
        sheet,
        hillLine(sheet, { y: 404, rise: 34, tilt: -30 }).map(([x, y]) => [x * 0.62 + 480, y] as const),
        { color: '#5c7a6c', depth: 0.78, smooth: true, bottom: 404, foot: 0 },
      ),
      water(sheet, { y: 400, color: '#3c93a8' }),
      sunPath(sheet, sunAt[0], 404, 640, 50),
      glints(sheet, { y: 402, to: 660, count: 22, until: 700 }),
      crag(sheet, {
        outline: headland,
        color: '#9b8465',
        depth: 0.06,
        faces: [
          {
            points: [
              [640, 590],
              [668, 520],
              [720, 494],
              [700, 560],
              [690, 640],
              [640, 640],
            ],
            shade: -0.2,
          },
          {
            points: [
              [742, 452],
              [720, 494],
              [745, 540],
              [735, 640],
              [790, 640],
              [800, 520],
              [775, 470],
            ],
            shade: 0.25,
          },
          {
            points: [
              [850, 372],
              [818, 426],
              [840, 480],
              [830, 600],
              [900, 610],
              [890, 470],
            ],
            shade: 0.3,
          },
          {
            points: [
              [930, 350],
              [960, 440],
              [940, 620],
              [1212, 700],
              [1212, 300],
              [1010, 304],
            ],
            shade: 0.12,
          },
        ],
      }),
      fill(
        `M742 452L818 426L850 372L930 350L1010 304L1110 288L1212 300V560C1120 500 1090 540 1030 500C980 470 960 500 920 470C880 450 850 480 820 466C790 455 770 470 742 452z`,
        tone('#5d7d52', 0.04),
      ),
      fill(
        `M850 372L930 350L1010 304L1110 288L1212 300V350C1120 340 1060 350 1010 372C960 392 900 400 850 372z`,
        tone('#7d9a5f', 0.04),
      ),
      firs(sheet, {
        line: [
          [890, 372],
          [1010, 318],
          [1110, 298],
          [1212, 312],
        ],
        height: [34, 70],
        every: 15,
        from: 910,
        color: '#38563f',
        depth: 0.02,
      }),
      woods(sheet, {
        line: [
          [860, 470],
          [1000, 480],
          [1212, 540],
        ],
        size: [16, 30],
        every: 22,
        from: 900,
        color: '#456b46',
      }),
      fill(ground(beach, { smooth: true }), tone('#fdf7e6', 0, 0)),
      fill(
        ground(
          beach.map(([x, y]) => [x, y + 12] as const),
          { smooth: true },
        ),
        tone('#d9bd8b', 0),
      ),
      fill(
        ground(
          beach.map(([x, y]) => [x, y + 40] as const),
          { smooth: true },
        ),
        tone('#ead3a2', 0),
      ),
      birds(sheet, 560, 250, 4),
    ].join('');
  },
);
