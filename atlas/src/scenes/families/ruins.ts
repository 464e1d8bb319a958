import { family } from '../family';
import { pointedArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { hillLine, land } from '../kit/land';
import { boulder } from '../kit/rock';
import { box, fill, oval, type Point, polygon, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { birds, clouds, mist, sky, streaks, sun } from '../kit/sky';
import { blades, tree, woods } from '../kit/trees';

/** Arches of a roofless abbey, with grass for a floor. */
export const ruins = family<{ sunAt?: Point; grass: Color; leaves: Color; ivy?: boolean }>(
  'ruins',
  {
    mist: { light: 'mist', grass: '#7fa06a', leaves: '#5f7f58', ivy: true },
    golden: {
      light: 'golden',
      sunAt: [600, 330],
      grass: '#a3a057',
      leaves: '#a9803c',
      flip: true,
      ivy: true,
      throw: 1,
    },
    day: { light: 'day', grass: '#86ad63', leaves: '#628f58', throw: 2 },
  },
  (sheet, { sunAt, grass, leaves, ivy = false }) => {
    const { tone } = sheet;
    return [
      sky(sheet, 540),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 60)
        : clouds(sheet, [
            [160, 120, 200],
            [860, 90, 190],
          ]),
      streaks(sheet, 80, 260, 4, 0.25),
      land(sheet, hillLine(sheet, { y: 540, rise: 90 }), { color: '#7f9690', depth: 0.78, smooth: true }),
      woods(sheet, {
        line: hillLine(sheet, { y: 560, rise: 40 }),
        size: [16, 32],
        every: 30,
        color: leaves,
        depth: 0.56,
      }),
      mist(sheet, 560, 110, 0.5),
      land(sheet, hillLine(sheet, { y: 590, rise: 26 }), {
        color: grass,
        depth: 0.28,
        smooth: true,
        foot: 0.05,
      }),
      birds(sheet, 820, 230, 7),
      abbey(sheet, ivy),
      land(
        sheet,
        [
          [-12, 640],
          [200, 626],
          [600, 632],
          [1000, 622],
          [1212, 640],
        ],
        { color: grass, depth: 0.08, smooth: true, foot: 0 },
      ),
      fill('M560 632H640L740 770H460z', tone(mix(grass, '#e8e0b0', 0.3), 0.05)),
      [
        [250, 650, 70, 34],
        [330, 662, 44, 24],
        [880, 656, 84, 40],
        [960, 670, 50, 26],
      ]
        .map(([x = 0, y = 0, w = 0, h = 0]) => boulder(sheet, x, y, w, h, '#b9ab94', 0.05))
        .join(''),
      tree(sheet, { x: 1090, y: 690, height: 270, color: leaves, depth: 0.02, spread: 0.78 }),
      tree(sheet, {
        x: 90,
        y: 676,
        height: 200,
        color: mix(leaves, '#3f5f48', 0.3),
        depth: 0.04,
        spread: 0.76,
      }),
      land(
        sheet,
        [
          [-12, 716],
          [300, 730],
          [700, 752],
          [1000, 726],
          [1212, 708],
        ],
        { color: mix(grass, '#3f5f3c', 0.45), smooth: true },
      ),
      blades(sheet, {
        line: [
          [-12, 720],
          [300, 734],
          [700, 756],
          [1000, 730],
          [1212, 712],
        ],
        height: [14, 34],
        every: 15,
        color: mix(grass, '#33502f', 0.55),
      }),
    ].join('');
  },
);

/** The end wall with its window, and the broken arcade leading to it. */
function abbey(sheet: Sheet, ivy: boolean): string {
  const { tone, random } = sheet;
  const stone = '#c5b59a';
  const [x, foot] = [600, 640];
  const gable: Point[] = [
    [x - 150, foot],
    [x - 150, 330],
    [x - 138, 300],
    [x - 118, 318],
    [x - 96, 262],
    [x - 52, 214],
    [x - 20, 196],
    [x + 8, 206],
    [x + 40, 190],
    [x + 92, 240],
    [x + 110, 292],
    [x + 138, 316],
    [x + 150, 360],
    [x + 150, foot],
  ];
  const holes =
    pointedArch(x - 84, 470, 168, 218) +
    pointedArch(x - 118, foot, 52, 120) +
    pointedArch(x - 36, foot, 72, 140) +
    pointedArch(x + 66, foot, 52, 120);
  const window =
    stroke(
      `M${x - 28} 470V330M${x + 28} 470V330M${x - 28} 330Q${x} 300 ${x + 28} 330M${x - 82} 350Q${x - 56} 300 ${x - 28} 340M${x + 28} 340Q${x + 56} 300 ${x + 82} 350`,
      tone(stone, 0.14, 0.12),
      9,
    ) + stroke(oval(x, 292, 24), tone(stone, 0.14, 0.12), 8);
  const bay = (bx: number, tall: number, w: number, depth: number, broken: number) => {
    const top = foot - tall;
    const outline = polygon([
      [bx, foot],
      [bx, top + 18],
      [bx + w * 0.2, top],
      [bx + w * 0.5, top + broken * 0.4],
      [bx + w * 0.74, top + broken],
      [bx + w, top + broken * 1.6],
      [bx + w, foot],
    ]);
    return (
      `<path d="${outline}${pointedArch(bx + w * 0.2, foot, w * 0.6, tall * 0.66)}" fill="${tone(stone, depth)}" fill-rule="evenodd"/>` +
      fill(
        polygon([
          [bx + w * 0.8, foot],
          [bx + w * 0.8, top + broken * 1.15],
          [bx + w, top + broken * 1.6],
          [bx + w, foot],
        ]),
        tone(stone, depth, 0.34),
      ) +
      fill(
        box(bx + w * 0.12, foot - tall * 0.4, w * 0.1, tall * 0.4),
        tone(stone, depth, -0.14),
        'opacity=".7"',
      )
    );
  };
  let joints = '';
  for (let row = 0; row < 11; row++) {
    joints += `M${random.whole(x - 140, x - 100)} ${360 + row * 25}h${random.whole(18, 40)}M${random.whole(x + 96, x + 116)} ${370 + row * 25}h${random.whole(14, 30)}`;
  }
  const creeper = (cx: number, cy: number, reach: number, count: number) => {
    let [dark, bright] = ['', ''];
    for (let index = 0; index < count; index++) {
      const part = random.next();
      const leaf = oval(
        Math.round(cx + random.between(-22, 22) * (1 - part * 0.5)),
        Math.round(cy + reach * part),
        random.whole(7, 13),
      );
      if (random.chance(0.4)) bright += leaf;
      else dark += leaf;
    }
    return fill(dark, tone('#55784c', 0.08)) + fill(bright, tone('#55784c', 0.08, -0.2));
  };
  return (
    bay(330, 250, 130, 0.2, -46) +
    bay(760, 236, 130, 0.2, 40) +
    `<path d="${polygon(gable)}${holes}" fill="${tone(stone, 0.12)}" fill-rule="evenodd"/>` +
    sheet.cut(
      polygon(gable),
      fill(
        polygon([
          [x + 118, foot],
          [x + 118, 300],
          [x + 152, 350],
          [x + 152, foot],
        ]) +
          polygon([
            [x + 86, 470],
            [x + 86, 380],
            [x + 60, 300],
            [x + 8, 240],
            [x + 36, 236],
            [x + 98, 300],
            [x + 102, 470],
          ]),
        tone(stone, 0.12, 0.32),
      ) + stroke(joints, tone(stone, 0.12, 0.4), 3, 'opacity=".5"'),
    ) +
    window +
    bay(180, 300, 160, 0.07, 66) +
    bay(876, 214, 150, 0.07, -30) +
    (ivy ? creeper(196, 372, 190, 16) + creeper(x + 132, 372, 220, 18) + creeper(460 - 8, 470, 130, 8) : '')
  );
}
