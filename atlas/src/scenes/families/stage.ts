import { family } from '../family';
import { roundArch } from '../kit/arches';
import { type Color, mix } from '../kit/color';
import { crowd } from '../kit/people';
import { box, disc, fill, oval, polygon, round, stroke } from '../kit/shape';
import { halo } from '../kit/sky';

/** A stage seen from the seats: velvet curtains, a painted landscape and rows of heads. */
export const stage = family<{ velvet: Color; set: readonly [Color, Color, Color] }>(
  'stage',
  {
    red: { light: 'golden', velvet: '#a8322f', set: ['#8fc0d0', '#6f9a6c', '#4f7a5c'] },
    blue: { light: 'rose', velvet: '#34508a', set: ['#f0c38a', '#c9805f', '#7a4f5f'], throw: 1 },
    green: { light: 'day', velvet: '#2f6a58', set: ['#e6d3a8', '#b08a6a', '#6a5a6f'], flip: true, throw: 2 },
  },
  (sheet, { velvet, set }) => {
    const { tone } = sheet;
    const gold: Color = '#d0a04a';
    const folds = (side: number) => {
      let [body, shade] = ['', ''];
      for (let fold = 0; fold < 5; fold++) {
        const x = 600 + side * (392 - fold * 34);
        const pulled = 600 + side * (400 - fold * 18);
        body += `M${x} 150C${x} 320 ${pulled} 380 ${pulled} 420C${pulled} 480 ${x - side * 6} 540 ${x} 600H${x - side * 44}C${x - side * 44} 520 ${pulled - side * 26} 480 ${pulled - side * 20} 420C${pulled - side * 26} 360 ${x - side * 40} 300 ${x - side * 40} 150z`;
        shade += `M${x - side * 26} 150C${x - side * 26} 320 ${pulled - side * 12} 380 ${pulled - side * 12} 420C${pulled - side * 12} 480 ${x - side * 30} 540 ${x - side * 28} 600H${x - side * 44}C${x - side * 44} 520 ${pulled - side * 26} 480 ${pulled - side * 20} 420C${pulled - side * 26} 360 ${x - side * 40} 300 ${x - side * 40} 150z`;
      }
      return fill(body, tone(velvet, 0.04)) + fill(shade, tone(velvet, 0.04, 0.4));
    };
    let heads = '';
    for (let row = 0; row < 3; row++)
      for (let seat = 0; seat < 14 - row; seat++) {
        const [x, y, s] = [40 + seat * (84 + row * 8) + (row % 2) * 36, 668 + row * 40, 20 + row * 4];
        heads +=
          oval(x, y, s * 0.72, s) +
          `M${x - s * 1.5} ${y + s * 3}q0-${round(s * 2)} ${round(s * 1.5)}-${round(s * 2)}t${round(s * 1.5)} ${round(s * 2)}z`;
      }
    const box4 = (x: number) =>
      [250, 370, 490]
        .map(
          (y) =>
            fill(roundArch(x, y + 64, 96, 96), tone(mix(velvet, '#2a1a1a', 0.5), 0.04)) +
            fill(box(x - 12, y + 40, 120, 34), tone('#ead9b4', 0.04)) +
            stroke(`M${x - 12} ${y + 42}h120M${x - 12} ${y + 72}h120`, tone(gold, 0.04), 5) +
            disc(x + 48, y + 57, 8, tone(gold, 0.04)),
        )
        .join('');
    return [
      fill(box(0, 0, 1200, 750), tone(mix(velvet, '#2a1c20', 0.62), 0.02)),
      fill(box(0, 0, 190, 750) + box(1010, 0, 190, 750), tone('#c9b48a', 0.04, 0.1)),
      box4(46),
      box4(1058),
      fill(box(200, 120, 800, 500), tone(set[0], 0.1)),
      halo(sheet, 600, 330, 320, '#fff2cc', 0.6),
      disc(700, 270, 40, '#fff2cc'),
      fill('M200 470Q330 380 460 440T760 400T1000 450V620H200z', tone(set[1], 0.14)),
      fill('M200 530Q400 470 600 520T1000 500V620H200z', tone(set[2], 0.06)),
      fill(
        polygon([
          [200, 590],
          [1000, 590],
          [1040, 640],
          [160, 640],
        ]),
        tone('#b98a58', 0.03),
      ),
      fill('M520 590L400 160H480zM690 590L800 160H720z', '#fff6d8', 'opacity=".16"'),
      fill(oval(600, 604, 180, 16), '#fff2cc', 'opacity=".4"'),
      crowd(sheet, [
        [560, 606, 104],
        [640, 606, 98],
      ]),
      folds(-1),
      folds(1),
      fill(
        `M200 110H1000V150${Array.from({ length: 8 }, () => 'q-50 76-100 0').join('')}z`,
        tone(velvet, 0.03, 0.06),
      ),
      stroke(`M1000 150${Array.from({ length: 8 }, () => 'q-50 76-100 0').join('')}`, tone(gold, 0.03), 7),
      fill(box(176, 84, 848, 36) + box(176, 84, 34, 560) + box(990, 84, 34, 560), tone(gold, 0.03)),
      fill(box(1012, 120, 12, 524) + box(198, 120, 12, 524), tone(gold, 0.03, 0.4)),
      fill('M520 84Q600 20 680 84z', tone(gold, 0.03, -0.1)),
      fill(box(150, 640, 900, 16), tone('#5a3a2c', 0.02)),
      fill(heads, tone(mix(velvet, '#1c1418', 0.74), 0)),
    ].join('');
  },
);
