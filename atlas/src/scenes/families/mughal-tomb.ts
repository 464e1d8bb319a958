import { family } from '../family';
import { arcade, pointedArch } from '../kit/arches';
import type { Color } from '../kit/color';
import { cupola } from '../kit/domes';
import { hillLine, land } from '../kit/land';
import { box, dome, fill, type Point, stroke } from '../kit/shape';
import { weather } from '../kit/sky';
import { tree, woods } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** A white tomb with a swelling dome and four slim towers, mirrored in a long pool; or one of red stone. */
export const mughalTomb = family<{ sunAt?: Point; stone: Color; trim: Color; cap: Color }>(
  'mughal-tomb',
  {
    dawn: { light: 'rose', sunAt: [390, 190], stone: '#f6efe6', trim: '#e3d3c4', cap: '#f6efe6' },
    day: { light: 'clear', stone: '#c4694a', trim: '#f2e4d0', cap: '#f6f0e6', throw: 1 },
    golden: {
      light: 'golden',
      sunAt: [370, 170],
      stone: '#f2e2cc',
      trim: '#d9b890',
      cap: '#f6ead4',
      throw: 2,
    },
  },
  (sheet, { sunAt, stone, trim, cap }) => {
    const { tone } = sheet;
    const [depth, foot] = [0.07, 560] as const;
    const minaret = (x: number) =>
      fill(box(x - 10, 300, 20, foot - 300), tone(trim, depth)) +
      fill(box(x + 2, 300, 8, foot - 300), tone(trim, depth, 0.26)) +
      fill([300, 380, 460].map((y) => box(x - 15, y, 30, 8)).join(''), tone(stone, depth, 0.1)) +
      fill(dome(x, 300, 13, 20), tone(cap, depth));
    const kiosk = (x: number) =>
      fill(box(x - 26, 372, 52, 34), tone(trim, depth)) +
      fill(
        arcade(pointedArch, { x: x - 24, y: 406, width: 48, height: 28, count: 3 }),
        tone('#6d5a50', depth),
      ) +
      cupola(sheet, { x, y: 374, rx: 30, ry: 30, color: cap, depth, finial: 12 });
    const niche = (x: number, y: number, width: number, height: number) =>
      fill(pointedArch(x - width / 2, y, width, height), tone(stone, depth, 0.34)) +
      fill(pointedArch(x - width * 0.2, y, width * 0.4, height * 0.56), tone('#5a4640', depth));
    const body =
      minaret(262) +
      minaret(938) +
      fill(box(560, 330, 80, 80) + box(530, 366, 140, 42), tone(trim, depth, 0.06)) +
      fill('M520 372C496 320 520 262 600 214C680 262 704 320 680 372z', tone(cap, depth)) +
      fill('M600 214C680 262 704 320 680 372H634C664 318 650 260 600 214z', tone(cap, depth, 0.3)) +
      stroke('M600 216V178', tone('#c9a24a', depth), 5) +
      kiosk(446) +
      kiosk(754) +
      fill(box(388, 404, 424, foot - 404), tone(stone, depth)) +
      fill(box(744, 404, 68, foot - 404), tone(stone, depth, 0.24)) +
      fill(box(512, 384, 176, foot - 384), tone(stone, depth, -0.06)) +
      stroke('M512 384h176v176M512 384v176M388 404h124M688 404h124', tone(trim, depth), 5) +
      niche(600, foot, 112, 150) +
      [424, 474, 726, 776].map((x) => niche(x, 474, 34, 56) + niche(x, foot, 34, 66)).join('') +
      fill(box(240, foot - 2, 720, 24), tone(trim, depth, 0.06)) +
      stroke('M240 570H960', tone(stone, depth, 0.2), 3);
    const shown = sheet.twice(body);
    return [
      weather(sheet, 560, sunAt),
      woods(sheet, {
        line: hillLine(sheet, { y: 566, rise: 26 }),
        size: [18, 34],
        every: 34,
        color: '#6f8f6c',
        depth: 0.5,
      }),
      shown.first,
      land(
        sheet,
        [
          [-12, 580],
          [1212, 580],
        ],
        { color: '#7f9a5c', depth: 0.08, foot: 0 },
      ),
      fill('M520 582H680L840 762H360z', tone('#e6d3b6', 0.04)),
      sheet.cut(
        'M556 586H644L732 762H468z',
        water(sheet, { y: 584, to: 762, color: '#5f97a6' }) +
          reflected(sheet, shown.again, { y: 582, to: 762, opacity: 0.5, squeeze: 0.5 }) +
          glints(sheet, { y: 590, to: 750, count: 9, from: 480, until: 720 }),
      ),
      ...[
        [500, 610, 52],
        [468, 650, 72],
        [424, 706, 98],
        [700, 610, 52],
        [732, 650, 72],
        [776, 706, 98],
      ].map(([x = 0, y = 0, height = 0]) =>
        fill(
          `M${x} ${y - height}q${height * 0.2} ${height * 0.6} ${height * 0.1} ${height}h${-height * 0.2}q${-height * 0.1}${-height * 0.4} ${height * 0.1}${-height}z`,
          tone('#3f6a4c', 0.03),
        ),
      ),
      tree(sheet, { x: 130, y: 670, height: 190, color: '#5f8a4c', spread: 0.8, depth: 0.02 }),
      tree(sheet, { x: 1070, y: 670, height: 190, color: '#5f8a4c', spread: 0.8, depth: 0.02 }),
    ].join('');
  },
);
