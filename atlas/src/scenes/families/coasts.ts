import { family } from '../family';
import { crag, hillLine, land } from '../kit/land';
import { boulder, wall } from '../kit/rock';
import { box, curve, fill, ground, type Point, polygon, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { birds, clouds, halo, sky, stars, streaks, sun } from '../kit/sky';
import { firs, woods } from '../kit/trees';
import { glints, sunPath, water } from '../kit/water';

/** A beach below a green headland. */
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

/** A small boat with white sails. */
export function sailboat(
  { tone }: Sheet,
  x: number,
  y: number,
  s = 1,
  sail: `#${string}` = '#fbf6ea',
): string {
  const p = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  return (
    fill(polygon([p(-34, 0), p(38, 0), p(26, 14), p(-24, 14)]), tone('#8a4a34', 0.06)) +
    fill(polygon([p(0, -92), p(0, -8), p(-34, -8)]), tone(sail, 0.04)) +
    fill(polygon([p(4, -84), p(40, -8), p(4, -8)]), tone(sail, 0.06, 0.2)) +
    fill(polygon([p(-30, 16), p(30, 16), p(16, 26), p(-14, 26)]), tone('#8a4a34', 0.1), 'opacity=".25"')
  );
}

/** A lighthouse on white or dark cliffs above a swell. */
export const seaCliffs = family<{ sunAt?: Point; rock: `#${string}`; grass: `#${string}`; lamp?: boolean }>(
  'sea-cliffs',
  {
    day: { light: 'day', rock: '#e6e0cf', grass: '#7fa35b' },
    dusk: {
      light: 'afterglow',
      sunAt: [300, 350],
      rock: '#6d665f',
      grass: '#66804f',
      lamp: true,
      flip: true,
    },
    storm: { light: 'storm', rock: '#5f6264', grass: '#6f8a55', lamp: true, throw: 1 },
  },
  (sheet, { sunAt, rock, grass, lamp = false }) => {
    const { tone } = sheet;
    const headland = (from: number, y: number, drop: number): Point[] => [
      [from, y + drop * 1.2],
      [from + 26, y + drop * 0.5],
      [from + 70, y + drop * 0.2],
      [from + 130, y],
      [from + 260, y - 20],
      [from + 420, y - 10],
      [from + 640, y - 36],
      [1212, y - 50],
    ];
    const far = headland(730, 372, 30);
    const near = headland(560, 420, 46);
    const cap = (line: readonly Point[], depth: number) =>
      fill(
        ground(
          line.map(([x, y]) => [x, y - 6] as const),
          { smooth: true, bottom: (line[3]?.[1] ?? 0) + 34 },
        ),
        tone(grass, depth),
      );
    return [
      sky(sheet, 440),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 58)
        : clouds(sheet, [
            [130, 130, 230],
            [480, 190, 160],
          ]),
      sunAt ? streaks(sheet, 90, 300, 5, 0.35) : '',
      water(sheet, { y: 440, color: '#35809a' }),
      wall(sheet, { top: far, bottom: 470, color: rock, depth: 0.46, faces: 40 }),
      cap(far, 0.44),
      sunAt ? sunPath(sheet, sunAt[0], 444, 750, 50) : '',
      glints(sheet, { y: 444, count: 24, until: 760 }),
      wall(sheet, { top: near, bottom: 612, color: rock, depth: 0.1, faces: 46, lean: 8, lines: 5 }),
      sheet.cut(ground(near, { smooth: true, bottom: 612 }), cap(near, 0.06)),
      lighthouse(sheet, 850, 398, lamp),
      [
        [470, 616, 60, 96],
        [410, 640, 40, 54],
        [525, 606, 40, 70],
      ]
        .map(([x = 0, y = 0, w = 0, h = 0]) => boulder(sheet, x, y, w, h, rock, 0.08))
        .join(''),
      fill(
        curve([
          [380, 646],
          [430, 632],
          [500, 620],
          [560, 610],
          [680, 618],
          [820, 606],
          [1000, 616],
          [1212, 604],
          [1212, 626],
          [1000, 636],
          [820, 626],
          [680, 640],
          [560, 628],
          [480, 640],
          [420, 656],
          [380, 646],
        ]),
        tone('#ffffff', 0, -0.2),
        'opacity=".75"',
      ),
      swell(sheet),
      birds(sheet, 380, 260, 6),
    ].join('');
  },
);

/** Long low waves with white edges. */
function swell({ tone, random }: Sheet): string {
  let [dark, light] = ['', ''];
  for (const y of [664, 700, 736]) {
    for (let x = -80; x < 1200; x += random.between(240, 380)) {
      const wide = random.between(160, 300);
      dark += `M${Math.round(x)} ${y}q${Math.round(wide / 2)}-22 ${Math.round(wide)} 0q${Math.round(-wide / 2)} 8${Math.round(-wide)} 0z`;
      light += `M${Math.round(x + wide * 0.14)} ${y - 5}q${Math.round(wide * 0.36)}-14 ${Math.round(wide * 0.7)}-1`;
    }
  }
  return (
    fill(dark, tone('#23647c'), 'opacity=".55"') + stroke(light, tone('#ffffff', 0, -0.2), 4, 'opacity=".55"')
  );
}

/** A striped lighthouse with its keeper's house. */
export function lighthouse(sheet: Sheet, x: number, y: number, lamp: boolean, depth = 0.05): string {
  const { tone } = sheet;
  const white = tone('#f6f2e8', depth);
  const body: Point[] = [
    [x - 24, y + 8],
    [x - 16, y - 150],
    [x + 16, y - 150],
    [x + 24, y + 8],
  ];
  return (
    (lamp
      ? fill(
          `M${x} ${y - 168}L${x - 560} ${y - 270}V${y - 110}z`,
          sheet.glow(x, y - 168, 520, [
            [0, '#fff2c4', 0.7],
            [1, '#fff2c4', 0],
          ]),
        )
      : '') +
    fill(box(x + 40, y - 34, 76, 42), white) +
    fill(
      polygon([
        [x + 34, y - 32],
        [x + 48, y - 56],
        [x + 108, y - 56],
        [x + 122, y - 32],
      ]),
      tone('#a8483a', depth),
    ) +
    fill(box(x + 54, y - 22, 10, 14) + box(x + 80, y - 22, 10, 14), tone('#4c5f6b', depth)) +
    fill(polygon(body), white) +
    sheet.cut(
      polygon(body),
      fill([-40, -90, -140].map((dy) => box(x - 30, y + dy, 60, 24)).join(''), tone('#b8473a', depth)) +
        fill(box(x + 4, y - 160, 30, 180), tone('#2a3550', depth), 'opacity=".24"'),
    ) +
    fill(box(x - 22, y - 156, 44, 7), tone('#3d4a52', depth)) +
    fill(box(x - 12, y - 178, 24, 22), lamp ? '#fff0bd' : tone('#cfe0e4', depth)) +
    fill(
      polygon([
        [x - 16, y - 176],
        [x, y - 198],
        [x + 16, y - 176],
      ]),
      tone('#a8483a', depth),
    ) +
    (lamp ? halo(sheet, x, y - 168, 70, '#fff2c4', 0.8) : '')
  );
}
