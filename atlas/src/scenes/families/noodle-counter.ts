import { family } from '../family';
import { type Color, mix } from '../kit/color';
import { lantern } from '../kit/lamps';
import { box, disc, fill, oval, polygon, stroke } from '../kit/shape';
import { halo } from '../kit/sky';

/** A counter with stools and steaming bowls under cloth curtains. */
export const noodleCounter = family<{ cloth: Color; glow: Color }>(
  'noodle-counter',
  {
    night: { light: 'night', cloth: '#b8403a', glow: '#ff9a5f' },
    dusk: { light: 'dusk', cloth: '#34508a', glow: '#ffcf7a', flip: true, throw: 1 },
    day: { light: 'golden', cloth: '#3f7a5c', glow: '#e6573f', throw: 2 },
  },
  (sheet, { cloth, glow }) => {
    const { tone } = sheet;
    const wood: Color = '#a8774f';
    let curtain = '';
    for (let at = 0; at < 6; at++) curtain += `M${206 + at * 132} 236h124l-4 96q-58 12-116 0z`;
    return [
      fill(box(0, 0, 1200, 750), tone('#4a4450', 0.2)),
      fill(box(0, 0, 1200, 130), tone('#3f3a46', 0.1)),
      fill(
        polygon([
          [120, 190],
          [180, 90],
          [1020, 90],
          [1080, 190],
        ]),
        tone('#5a545c', 0.05),
      ),
      stroke(
        Array.from({ length: 22 }, (_, at) => `M${190 + at * 39} 92L${136 + at * 44} 188`).join(''),
        tone('#454049', 0.05),
        5,
      ),
      fill(box(160, 190, 880, 410), mix('#f6c07a', tone(wood, 0.1), 0.35)),
      fill(box(180, 300, 840, 160), mix('#ffd99a', tone(wood, 0.1), 0.3)),
      fill(box(200, 396, 800, 8) + box(200, 344, 800, 6), tone('#7a5236', 0.06)),
      fill(
        Array.from({ length: 22 }, (_, at) =>
          at % 3 ? box(214 + at * 36, 366, 20, 30) : `M${214 + at * 36} 396h28l-4-22h-20z`,
        ).join(''),
        tone('#6a5a64', 0.08),
      ),
      halo(sheet, 600, 400, 420, '#ffd08a', 0.5),
      ...[430, 760].map(
        (x) =>
          fill(
            `M${x - 34} 530V430Q${x - 30} 396 ${x} 394Q${x + 30} 396 ${x + 34} 430V530z`,
            tone('#f0ece2', 0.03),
          ) +
          disc(x, 368, 24, tone('#c99a7a', 0.03)) +
          fill(`M${x - 26} 362q26-30 52 0l-4-14q-22-18-44 0z`, tone('#f4f1ea', 0.03)),
      ),
      fill(oval(600, 506, 70, 20), tone('#4a4a50', 0.03)),
      fill(box(530, 506, 140, 40), tone('#4a4a50', 0.03)),
      stroke('M580 490q-24-40 4-76t-4-70M620 490q26-40 0-76t8-66', '#fff8ea', 12, 'opacity=".4"'),
      fill(curtain, tone(cloth, 0.03)),
      fill([0, 1, 2, 3, 4, 5].map((at) => oval(268 + at * 132, 288, 24)).join(''), tone('#f6ecd6', 0.03)),
      fill(box(160, 222, 880, 16), tone('#6d4a34', 0.03)),
      fill(box(140, 190, 26, 430) + box(1034, 190, 26, 430), tone('#6d4a34', 0.03)),
      fill(box(120, 540, 960, 26), tone(mix(wood, '#e6b57a', 0.4), 0.02)),
      fill(box(140, 566, 920, 100), tone(wood, 0.02, 0.1)),
      stroke(
        Array.from({ length: 22 }, (_, at) => `M${160 + at * 42} 570V664`).join(''),
        tone(wood, 0.02, 0.34),
        3,
      ),
      ...[280, 600, 920].map(
        (x) =>
          fill(`M${x - 40} 512h80q-4 28-26 30h-28q-22-2-26-30z`, tone('#d9503f', 0.01)) +
          fill(oval(x, 512, 40, 9), tone('#f0c890', 0.01)) +
          stroke(`M${x + 8} 508L${x + 46} 484M${x + 2} 508L${x + 38} 480`, tone('#6a4630', 0.01), 4) +
          stroke(`M${x - 10} 500q-14-18 0-36`, '#fff8ea', 6, 'opacity=".45"'),
      ),
      lantern(sheet, 90, 330, 46, glow),
      lantern(sheet, 1112, 330, 46, glow),
      fill(box(0, 664, 1200, 90), tone('#6a625f', 0.04)),
      fill(oval(600, 690, 480, 26), glow, 'opacity=".18"'),
      ...[250, 430, 690, 900].map(
        (x, at) =>
          fill(oval(x, 634, 40, 10), tone('#8a3a34', 0)) +
          fill(box(x - 6, 636, 12, 90) + box(x - 30, 720, 60, 8), tone('#3a3638', 0)) +
          (at % 2
            ? fill(
                `M${x - 40} 634L${x - 36} 540Q${x - 30} 510 ${x} 508Q${x + 30} 510 ${x + 36} 540L${x + 40} 634z`,
                tone(at === 1 ? '#3f5a6a' : '#5a4a5f', 0),
              ) + disc(x, 484, 24, tone('#3a3034', 0))
            : ''),
      ),
    ].join('');
  },
);
