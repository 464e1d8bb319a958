import { family } from '../family';
import type { Color } from '../kit/color';
import { hillLine, land, ridgeLine } from '../kit/land';
import { mountain, range } from '../kit/mountain';
import { box, fill, type Point, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { cloudBank, clouds, sky, streaks, sun } from '../kit/sky';
import { firs, saguaro, tree, woods } from '../kit/trees';

/** A road that runs straight to the horizon, through one of four landscapes. */
export const road = family<{ sunAt?: Point; through: 'desert' | 'mountains' | 'autumn' | 'plains' }>(
  'road',
  {
    desert: { light: 'golden', sunAt: [600, 380], through: 'desert' },
    mountains: { light: 'clear', through: 'mountains', throw: 1 },
    autumn: { light: 'mist', through: 'autumn', throw: 2 },
    storm: { light: 'storm', through: 'plains', throw: 3 },
  },
  (sheet, { sunAt, through }) => {
    const { tone } = sheet;
    const horizon = through === 'autumn' ? 500 : 470;
    const earth: Color = { desert: '#c98f5c', mountains: '#8fa560', autumn: '#a98a4c', plains: '#c9b45c' }[
      through
    ] as Color;
    return [
      sky(sheet, horizon),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 74) : '',
      through === 'plains'
        ? cloudBank(sheet, { x: 60, y: 300, width: 720, height: 130, opacity: 0.55 }) +
          cloudBank(sheet, { x: 640, y: 240, width: 560, height: 90, opacity: 0.5 })
        : through === 'mountains'
          ? clouds(sheet, [
              [150, 120, 200],
              [860, 90, 180],
            ])
          : streaks(sheet, 90, 300, 6, 0.3),
      backdrop(sheet, through, horizon),
      fill(
        box(-12, horizon, 1224, 300),
        sheet.fade(horizon, 740, [
          [0, tone(earth, 0.5)],
          [0.4, tone(earth, 0.16)],
          [1, tone(earth, 0)],
        ]),
      ),
      roadway(sheet, horizon),
      sides(sheet, through, horizon),
    ].join('');
  },
);

function backdrop(sheet: Sheet, through: string, horizon: number): string {
  if (through === 'desert')
    return (
      land(sheet, ridgeLine(sheet, { y: horizon, rise: 70, peaks: 7, rough: 0.1 }), {
        color: '#9a6a5c',
        depth: 0.66,
      }) +
      butte(sheet, 300, horizon + 4, 180, 150) +
      butte(sheet, 900, horizon + 4, 230, 190) +
      butte(sheet, 1080, horizon + 4, 120, 96)
    );
  if (through === 'mountains')
    return (
      range(sheet, { base: horizon + 10, height: 230, count: 5, color: '#8796a8', depth: 0.56, snow: 0.5 }) +
      mountain(sheet, {
        x: 620,
        y: 190,
        base: horizon + 20,
        left: 330,
        right: 300,
        color: '#76889a',
        depth: 0.4,
        snow: 0.46,
        rough: 0.12,
      }) +
      firs(sheet, {
        line: [
          [-12, horizon + 8],
          [1212, horizon + 8],
        ],
        height: [20, 46],
        every: 13,
        color: '#3f6152',
        depth: 0.36,
        tiers: 0,
      })
    );
  if (through === 'autumn')
    return (
      land(sheet, hillLine(sheet, { y: horizon - 20, rise: 110 }), {
        color: '#8f8a68',
        depth: 0.76,
        smooth: true,
      }) +
      woods(sheet, {
        line: [
          [-12, horizon - 20],
          [600, horizon],
          [1212, horizon - 20],
        ],
        size: [20, 44],
        every: 34,
        color: '#b07f45',
        depth: 0.55,
      })
    );
  return land(sheet, hillLine(sheet, { y: horizon, rise: 26 }), {
    color: '#7f8a5c',
    depth: 0.6,
    smooth: true,
  });
}

/** A lone butte. */
function butte({ tone }: Sheet, x: number, y: number, width: number, height: number): string {
  const p = (dx: number, dy: number): Point => [x + width * dx, y - height * dy];
  const depth = 0.34;
  return (
    fill(
      polygon([
        p(-0.5, 0),
        p(-0.3, 0.42),
        p(-0.25, 0.96),
        p(-0.1, 1),
        p(0.2, 0.97),
        p(0.24, 0.44),
        p(0.52, 0),
      ]),
      tone('#b5643f', depth),
    ) +
    fill(
      polygon([p(0.06, 0), p(0.04, 0.46), p(0.02, 0.99), p(0.2, 0.97), p(0.24, 0.44), p(0.52, 0)]),
      tone('#b5643f', depth, 0.36),
    )
  );
}

function roadway({ tone }: Sheet, horizon: number): string {
  const edge = (y: number) => 3 + ((y - horizon) / (750 - horizon)) ** 1.06 * 250;
  const [x, low] = [600, 764];
  let dashes = '';
  for (let y = horizon + 8; y < 750; y += (y - horizon) * 0.34 + 4) {
    const end = y + (y - horizon) * 0.14 + 2;
    const [a, b] = [edge(y) * 0.022 + 0.4, edge(end) * 0.022 + 0.4];
    dashes += polygon([
      [x - a, y],
      [x + a, y],
      [x + b, end],
      [x - b, end],
    ]);
  }
  const line = (part: number, wide: number) =>
    polygon([
      [x + part * edge(horizon + 1), horizon + 1],
      [x + part * edge(horizon + 1), horizon + 1],
      [x + part * edge(low) + wide, low],
      [x + part * edge(low) - wide, low],
    ]);
  return (
    fill(
      polygon([
        [x - edge(horizon) - 1, horizon],
        [x + edge(horizon) + 1, horizon],
        [x + edge(low) * 1.18, low],
        [x - edge(low) * 1.18, low],
      ]),
      tone('#a38a6a', 0.06),
    ) +
    fill(
      polygon([
        [x - edge(horizon), horizon],
        [x + edge(horizon), horizon],
        [x + edge(low), low],
        [x - edge(low), low],
      ]),
      tone('#5b5c63', 0.05),
    ) +
    fill(line(-0.92, 4) + line(0.92, 4), tone('#f3ecd8', 0.03)) +
    fill(dashes, tone('#f0c65a', 0.03))
  );
}

function sides(sheet: Sheet, through: string, horizon: number): string {
  const { random, tone } = sheet;
  if (through === 'autumn') {
    const colors: readonly Color[] = ['#c9712f', '#d99a3c', '#a8562f', '#bf8a3a'];
    return [0.16, 0.26, 0.4, 0.62, 0.94]
      .flatMap((near, index) =>
        [-1, 1].map((side) => {
          const y = horizon + near * 260;
          const x = 600 + side * (60 + near * 520);
          return tree(sheet, {
            x,
            y,
            height: 110 + near * 360,
            color: colors[(index + (side > 0 ? 1 : 0)) % 4] ?? '#c9712f',
            depth: 0.4 * (1 - near),
            spread: 0.66,
          });
        }),
      )
      .join('');
  }
  if (through === 'mountains') {
    return (
      firs(sheet, {
        line: [
          [-12, 600],
          [260, 540],
          [440, 500],
        ],
        height: [50, 110],
        every: 30,
        to: 430,
        color: '#2f5546',
        depth: 0.12,
        scatter: 36,
        tiers: 4,
        lit: true,
      }) +
      firs(sheet, {
        line: [
          [760, 500],
          [940, 540],
          [1212, 610],
        ],
        height: [50, 110],
        every: 30,
        from: 770,
        color: '#2f5546',
        depth: 0.12,
        scatter: 36,
        tiers: 4,
        lit: true,
      })
    );
  }
  if (through === 'plains') {
    let [posts, wires] = ['', ''];
    let before: Point | null = null;
    for (const near of [0.03, 0.07, 0.14, 0.26, 0.46, 0.86]) {
      const [x, y, tall] = [600 + 30 + near * 480, horizon + near * 270, 34 + near * 330];
      posts += `M${round(x)} ${round(y)}v${round(-tall)}m${round(-tall * 0.1)} ${round(tall * 0.1)}h${round(tall * 0.2)}`;
      if (before)
        wires += `M${round(before[0])} ${round(before[1])}Q${round((before[0] + x) / 2)} ${round((before[1] + y - tall * 0.9) / 2 + tall * 0.12)} ${round(x)} ${round(y - tall * 0.9)}`;
      before = [x, y - tall * 0.9];
    }
    let grass = '';
    for (let index = 0; index < 90; index++) {
      const near = random.next();
      const side = random.chance(0.5) ? -1 : 1;
      grass += `M${Math.round(600 + side * (90 + near * 300 + random.between(0, 500)))} ${Math.round(horizon + 30 + near * 240)}l${random.whole(-5, 5)} ${-Math.round(8 + near * 26)}`;
    }
    return (
      stroke(grass, tone('#8f7f35', 0.05), 3) +
      stroke(wires, tone('#4a4038', 0.06), 2, 'opacity=".7"') +
      stroke(posts, tone('#5b4636', 0.05), 6)
    );
  }
  let shrubs = '';
  for (let index = 0; index < 36; index++) {
    const near = random.next() ** 1.4;
    const side = random.chance(0.5) ? -1 : 1;
    const r = 6 + near * 20;
    shrubs += `M${round(600 + side * (80 + near * 330 + random.between(0, 420)) - r)} ${round(horizon + 24 + near * 230)}a${round(r)} ${round(r * 0.7)} 0 0 1 ${round(2 * r)} 0z`;
  }
  return (
    fill(shrubs, tone('#7f7f4c', 0.08)) +
    saguaro(sheet, 214, 690, 240, '#566f48', 0.02) +
    saguaro(sheet, 992, 640, 160, '#566f48', 0.06) +
    saguaro(sheet, 1100, 706, 250, '#566f48', 0.01)
  );
}
