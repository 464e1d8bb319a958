import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { LAMP } from '../kit/houses';
import { hillLine, land } from '../kit/land';
import { mountain, range } from '../kit/mountain';
import { floors } from '../kit/rows';
import { box, fill, type Point, polygon, round, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';
import { clouds, mist, sky, stars, sun } from '../kit/sky';
import { tower } from '../kit/tower';
import { firs } from '../kit/trees';
import { ribbon } from '../kit/water';

/** Chalets and a pointed church below high mountains. */
export const alpineTown = family<{ sunAt?: Point; meadow: Color; snow?: boolean; lit?: boolean }>(
  'alpine-town',
  {
    summer: { light: 'clear', meadow: '#7fae5a' },
    winter: { light: 'pale', meadow: '#f5f8fa', snow: true, flip: true, throw: 1 },
    dusk: { light: 'dusk', sunAt: [300, 300], meadow: '#e6e9f2', snow: true, lit: true, throw: 2 },
    autumn: { light: 'golden', sunAt: [280, 190], meadow: '#a9a552', throw: 3 },
  },
  (sheet, { sunAt, meadow, snow = false, lit = false }) => {
    const { random } = sheet;
    const wood = snow ? '#4d6f6c' : '#3f6a4c';
    const place = (x: number, y: number, width: number, depth: number) =>
      chalet(sheet, { x, y, width, depth, lit, snow, wood: random.pick(['#8a5a38', '#7a4d32', '#9a6a42']) });
    return [
      sky(sheet, 460),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 54) : '',
      lit
        ? stars(sheet, 180, 30)
        : clouds(sheet, [
            [150, 120, 190],
            [900, 90, 160],
          ]),
      range(sheet, { base: 470, height: 250, count: 5, color: '#8d9fb4', depth: 0.62, snow: 0.6 }),
      mountain(sheet, {
        x: 700,
        y: 120,
        base: 540,
        left: 360,
        right: 330,
        color: '#7f8fa2',
        depth: 0.42,
        snow: 0.52,
        rough: 0.13,
      }),
      mountain(sheet, {
        x: 300,
        y: 250,
        base: 560,
        left: 330,
        right: 280,
        color: '#77899a',
        depth: 0.38,
        snow: 0.44,
        rough: 0.12,
      }),
      mist(sheet, 500, 120, 0.45),
      land(sheet, hillLine(sheet, { y: 540, rise: 80 }), {
        color: mix(meadow, wood, snow ? 0.25 : 0.4),
        depth: 0.34,
        smooth: true,
      }),
      firs(sheet, {
        line: hillLine(sheet, { y: 552, rise: 70 }),
        height: [30, 64],
        every: 11,
        color: wood,
        depth: 0.3,
        tiers: 0,
      }),
      land(sheet, hillLine(sheet, { y: 590, rise: 40 }), {
        color: meadow,
        depth: 0.2,
        smooth: true,
        foot: 0.05,
      }),
      place(330, 596, 70, 0.2),
      place(430, 588, 62, 0.2),
      place(760, 592, 66, 0.2),
      place(850, 600, 74, 0.18),
      needleChurch(sheet, 600, 604, lit, snow),
      land(
        sheet,
        [
          [-12, 606],
          [260, 616],
          [600, 600],
          [900, 616],
          [1212, 600],
        ],
        { color: meadow, depth: 0.1, smooth: true, foot: 0.02 },
      ),
      place(210, 652, 112, 0.1),
      place(700, 642, 104, 0.1),
      place(440, 656, 120, 0.08),
      place(880, 664, 130, 0.06),
      firs(sheet, {
        line: [
          [0, 640],
          [1200, 640],
        ],
        height: [60, 110],
        every: 36,
        to: 190,
        color: wood,
        depth: 0.08,
        scatter: 26,
        tiers: 4,
        lit: true,
      }),
      firs(sheet, {
        line: [
          [0, 640],
          [1200, 640],
        ],
        height: [60, 120],
        every: 34,
        from: 1040,
        color: wood,
        depth: 0.08,
        scatter: 26,
        tiers: 4,
        lit: true,
      }),
      land(
        sheet,
        [
          [-12, 690],
          [240, 676],
          [560, 706],
          [900, 690],
          [1212, 706],
        ],
        { color: snow ? mix(meadow, '#cfdbe6', 0.35) : mix(meadow, '#4d7a3c', 0.35), smooth: true },
      ),
      snow
        ? ''
        : fill(
            ribbon([
              [610, 606, 8],
              [560, 650, 20],
              [640, 700, 40],
              [560, 770, 80],
            ]),
            sheet.tone('#e6dcc0', 0.04),
          ),
      fence(sheet, snow),
    ].join('');
  },
);

/** A wide wooden house on a white ground floor, with its gable facing us. */
function chalet(
  { tone }: Sheet,
  {
    x,
    y,
    width: w,
    depth,
    wood,
    lit,
    snow,
  }: { x: number; y: number; width: number; depth: number; wood: Color; lit: boolean; snow: boolean },
): string {
  const [h, rise, lip] = [w * 0.6, w * 0.34, w * 0.14];
  const top = y - h;
  const glass = lit ? LAMP : tone('#4a5560', depth);
  const end = w * 0.34;
  return (
    fill(
      polygon([
        [x + w, y],
        [x + w, top],
        [x + w + end, top],
        [x + w + end, y],
      ]),
      tone(wood, depth, 0.42),
    ) +
    fill(
      box(x, top, w, h * 0.56) +
        polygon([
          [x, top + 1],
          [x + w / 2, top - rise],
          [x + w, top + 1],
        ]),
      tone(wood, depth),
    ) +
    fill(box(x, y - h * 0.45, w, h * 0.45), tone('#f1ead9', depth)) +
    fill(box(x + w, y - h * 0.45, end, h * 0.45), tone('#f1ead9', depth, 0.38)) +
    floors(glass, {
      x: x + w * 0.06,
      y: y - h * 0.27,
      width: w * 0.88,
      across: 3,
      down: 1,
      every: 1,
      pane: [w * 0.13, h * 0.2],
    }) +
    floors(glass, {
      x: x + w * 0.12,
      y: top + h * 0.2,
      width: w * 0.76,
      across: 3,
      down: 1,
      every: 1,
      pane: [w * 0.12, h * 0.18],
    }) +
    fill(box(x - w * 0.05, y - h * 0.56, w * 1.1, h * 0.1), tone(mix(wood, '#2f2018', 0.3), depth)) +
    fill(
      box(x + w * 0.06, y - h * 0.6, w * 0.88, h * 0.05),
      snow ? tone('#f7fafb', depth) : tone('#c8503f', depth),
    ) +
    fill(
      polygon([
        [x - lip, top + h * 0.06],
        [x + w / 2, top - rise - h * 0.06],
        [x + w / 2 + end * 0.9, top - rise - h * 0.06],
        [x + w + lip + end * 0.9, top + h * 0.06],
        [x + w + lip * 0.9, top + h * 0.13],
        [x + w / 2, top - rise + h * 0.06],
        [x - lip * 0.9, top + h * 0.13],
      ]),
      snow ? tone('#fbfcfd', depth) : tone('#6d4a34', depth),
    ) +
    fill(
      polygon([
        [x + w / 2, top - rise - h * 0.06],
        [x + w / 2 + end * 0.9, top - rise - h * 0.06],
        [x + w + lip + end * 0.9, top + h * 0.06],
        [x + w + lip * 0.9, top + h * 0.13],
        [x + w + lip, top + h * 0.06],
      ]),
      snow ? tone('#d3deea', depth) : tone('#6d4a34', depth, 0.34),
    )
  );
}

/** A white church with a needle-thin tower. */
function needleChurch(sheet: Sheet, x: number, y: number, lit: boolean, snow: boolean): string {
  const { tone } = sheet;
  const depth = 0.14;
  const roof = snow ? '#eef3f6' : '#6f7478';
  return (
    fill(box(x + 10, y - 62, 96, 66), tone('#f4eee0', depth)) +
    fill(box(x + 84, y - 62, 22, 66), tone('#f4eee0', depth, 0.3)) +
    fill(
      polygon([
        [x + 2, y - 60],
        [x + 20, y - 104],
        [x + 96, y - 104],
        [x + 114, y - 60],
      ]),
      tone(roof, depth),
    ) +
    fill(
      polygon([
        [x + 96, y - 104],
        [x + 114, y - 60],
        [x + 84, y - 60],
      ]),
      tone(roof, depth, 0.3),
    ) +
    floors(lit ? LAMP : tone('#56626c', depth), {
      x: x + 22,
      y: y - 34,
      width: 62,
      across: 3,
      down: 1,
      every: 1,
      pane: [9, 26],
    }) +
    tower(sheet, {
      x: x - 8,
      y: y + 4,
      width: 42,
      height: 146,
      wall: '#f4eee0',
      depth,
      bands: [0.72, 1],
      openings: [
        { at: 0.78, count: 2, high: 0.15 },
        { at: 0.4, count: 1, high: 0.12 },
      ],
      cap: { kind: 'spire', height: 128, color: snow ? '#8f5a4c' : '#a4543f', over: 2 },
      lit,
    })
  );
}

/** A fence of posts and rails along the near meadow. */
function fence({ tone }: Sheet, snow: boolean): string {
  let [posts, rails] = ['', ''];
  for (let index = 0; index < 9; index++) {
    const x = 40 + index * 62;
    const y = 716 - index * 1.6;
    posts += `M${x} ${round(y + 16)}v-34`;
    if (index < 8) rails += `M${x} ${round(y - 12)}l62-1.6M${x} ${round(y)}l62-1.6`;
  }
  return stroke(posts, tone('#6d5240'), 6) + stroke(rails, tone(snow ? '#8a6a50' : '#7d5f48'), 4);
}
