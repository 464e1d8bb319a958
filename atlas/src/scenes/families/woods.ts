import { family } from '../family';
import { hillLine, land, ridgeLine } from '../kit/land';
import type { Point } from '../kit/shape';
import { mist, sky, sun } from '../kit/sky';
import { firs, SPRUCE } from '../kit/trees';

/** Firs behind firs going back into the mist. */
export const forest = family<{ sunAt?: Point; color?: `#${string}` }>(
  'forest',
  {
    mist: { light: 'mist' },
    dawn: { light: 'golden', sunAt: [330, 250] },
    dusk: { light: 'afterglow', sunAt: [820, 300], throw: 2 },
  },
  (sheet, { sunAt, color = SPRUCE }) => {
    const rows = [
      { y: 372, depth: 0.78, height: [26, 52], every: 9, tiers: 0 },
      { y: 440, depth: 0.6, height: [48, 92], every: 15, tiers: 0 },
      { y: 520, depth: 0.4, height: [80, 150], every: 24, tiers: 4 },
      { y: 620, depth: 0.18, height: [130, 230], every: 36, tiers: 5 },
      { y: 770, depth: 0, height: [210, 350], every: 62, tiers: 6 },
    ] as const;
    return [
      sky(sheet, 400),
      sunAt ? sun(sheet, sunAt[0], sunAt[1], 58) : '',
      land(sheet, ridgeLine(sheet, { y: 330, rise: 90, peaks: 4 }), { color, depth: 0.9 }),
      ...rows.map(({ y, depth, height, every, tiers }) => {
        const line = hillLine(sheet, { y, rise: 34 });
        return (
          firs(sheet, { line, height, every, color, depth, tiers, scatter: 14 }) +
          land(
            sheet,
            line.map(([x, ly]) => [x, ly + 4] as const),
            { color, depth, foot: 0.2, reach: 120 },
          ) +
          (depth > 0.1 ? mist(sheet, y + 30, 90, 0.45) : '')
        );
      }),
    ].join('');
  },
);
