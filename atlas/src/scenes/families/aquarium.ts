import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { box, fill, oval, stroke } from '../kit/shape';
import type { Sheet } from '../kit/sheet';

/** People before a great window into the sea. */
export const aquarium = family<{ sea: Color; coral: readonly [Color, Color] }>(
  'aquarium',
  {
    day: { light: 'clear', sea: '#2f8fae', coral: ['#e0705f', '#e6b04f'] },
    deep: { light: 'deepNight', sea: '#3f9fc0', coral: ['#d97fa8', '#8f7fd0'], flip: true, throw: 1 },
    green: { light: 'mist', sea: '#2f9a8a', coral: ['#e6905f', '#d9577a'], throw: 2 },
  },
  (sheet, { sea, coral }) => {
    const { tone, random } = sheet;
    const view = 'M60 680V240Q60 40 600 40T1140 240V680z';
    const fish = (x: number, y: number, s: number, color: Color, depth: number) =>
      fill(
        `M${x} ${y}q${22 * s}-${16 * s} ${46 * s} 0q-${24 * s} ${16 * s}-${46 * s} 0zl-${16 * s}-${11 * s}v${22 * s}z`,
        tone(color, depth),
      ) + fill(oval(x + 36 * s, y - 2 * s, 2.4 * s), tone('#1f3038', depth));
    let school = '';
    for (let at = 0; at < 26; at++) {
      const [x, y] = [random.whole(180, 620), random.whole(170, 330)];
      school += `M${x} ${y}q11-8 22 0q-11 8-22 0l-8-5v10z`;
    }
    const ray = `M700 250Q800 190 900 236Q990 200 1060 226Q980 250 930 284Q900 320 860 296Q780 300 700 250zM862 292Q850 360 872 420L866 420Q842 360 856 292z`;
    const shark =
      'M330 430Q430 380 560 400L590 350L616 404Q700 416 740 436L800 396L786 446L806 490L742 452Q640 490 520 470L496 504L490 464Q400 460 330 430z';
    return [
      fill(box(0, 0, 1200, 750), tone('#26323c', 0.1)),
      fill(
        view,
        sheet.fade(40, 680, [
          [0, mix(tone(sea, 0.2, -0.4), '#dff4f4', 0.4)],
          [0.4, tone(sea, 0.05)],
          [1, tone(mix(sea, '#0f3a58', 0.5), 0.02, 0.2)],
        ]),
      ),
      sheet.cut(
        view,
        fill(
          'M420 30L240 700H420L520 30zM600 30L560 700H700L690 30zM770 30L860 700H980L850 30z',
          '#f0fbfb',
          'opacity=".1"',
        ) +
          fill(school, tone('#e9d9a0', 0.2)) +
          fill(ray, tone('#4f6f84', 0.16)) +
          fill(shark, tone('#7f98a6', 0.12)) +
          fill('M330 430Q430 450 540 446T742 452Q640 490 520 470Q400 460 330 430z', tone('#e3ecee', 0.12)) +
          fill('M330 430Q350 424 370 418L360 432z', tone('#5f7886', 0.12)) +
          fish(840, 520, 1.3, '#f0a03c', 0.06) +
          fish(930, 470, 1, '#f0c84a', 0.08) +
          fish(230, 540, 1.1, '#e06f5f', 0.06) +
          fish(650, 560, 0.9, '#f0c84a', 0.08) +
          fill(
            'M40 700V620Q120 560 200 620T360 616T520 650T700 630T880 612T1040 606T1160 640V700z',
            tone('#3f5f6a', 0.06),
          ) +
          stroke(
            'M150 650V560M150 600Q120 580 116 546M150 590Q184 570 186 534M320 656V590M320 620Q296 606 294 580M320 612Q346 600 350 572',
            tone(coral[0], 0.05),
            15,
          ) +
          stroke(
            'M900 640V540M900 590Q866 570 866 530M900 570Q934 552 938 516M1040 640V576M1040 606Q1016 596 1014 566',
            tone(coral[1], 0.05),
            15,
          ) +
          fill(oval(430, 656, 60, 34) + oval(760, 650, 70, 36), tone(mix(coral[0], coral[1], 0.5), 0.05)) +
          fill(
            Array.from({ length: 22 }, () =>
              oval(random.whole(120, 1080), random.whole(120, 560), random.between(2, 5)),
            ).join(''),
            '#f4fdfd',
            'opacity=".35"',
          ),
      ),
      stroke(view, tone('#3f4f5a', 0.06), 16),
      fill(box(-12, 676, 1224, 90), tone('#2f3c46', 0.05)),
      fill(oval(600, 700, 460, 26), mix(sea, '#ffffff', 0.3), 'opacity=".24"'),
      ...[
        [330, 742, 150, '#1f2a34'],
        [388, 744, 104, '#26323c'],
        [700, 742, 156, '#1f2a34'],
        [760, 746, 146, '#26303c'],
        [970, 742, 150, '#1f2a34'],
      ].map(([x, y, h, color]) => person(sheet, Number(x), Number(y), Number(h), color as Color)), // as listed above
    ].join('');
  },
);

/** Someone near, seen from behind against the light. */
function person({ tone }: Sheet, x: number, y: number, h: number, color: Color): string {
  return (
    fill(
      `M${x - h * 0.2} ${y}L${x - h * 0.2} ${y - h * 0.5}Q${x - h * 0.2} ${y - h * 0.74} ${x} ${y - h * 0.76}Q${x + h * 0.2} ${y - h * 0.74} ${x + h * 0.2} ${y - h * 0.5}L${x + h * 0.2} ${y}z`,
      tone(color, 0),
    ) + fill(oval(x, y - h * 0.88, h * 0.11, h * 0.13), tone(color, 0))
  );
}
