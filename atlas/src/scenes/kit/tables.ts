import type { Color } from './color';
import { box, fill, oval, round, stroke } from './shape';
import type { Sheet } from './sheet';

/** A round table with two chairs, cups and a carafe. */
export function roundTable(
  { tone }: Sheet,
  x: number,
  y: number,
  s: number,
  cloth: Color,
  chair: Color,
): string {
  const p = (dx: number, dy: number) => `${round(x + dx * s)} ${round(y + dy * s)}`;
  const seat = (turn: number) =>
    stroke(
      `M${p(turn * 60, -2)}L${p(turn * 64, -52)}L${p(turn * 112, -50)}L${p(turn * 108, 0)}M${p(turn * 110, -50)}Q${p(turn * 122, -90)} ${p(turn * 118, -124)}`,
      tone(chair, 0.02),
      6 * s,
    ) +
    fill(oval(x + turn * 88 * s, y - 52 * s, 32 * s, 9 * s), tone(chair, 0.02, -0.2)) +
    stroke(
      `M${p(turn * 112, -118)}q${round(turn * -10 * s)} ${round(-12 * s)} ${round(turn * -26 * s)} ${round(-8 * s)}`,
      tone(chair, 0.02),
      5 * s,
    );
  return (
    fill(oval(x, y + 4 * s, 130 * s, 13 * s), tone('#3f3648', 0.02), 'opacity=".2"') +
    seat(-1) +
    seat(1) +
    fill(
      box(x - 5 * s, y - 70 * s, 10 * s, 70 * s) + box(x - 32 * s, y - 6 * s, 64 * s, 8 * s),
      tone('#3f4a4a', 0.02),
    ) +
    fill(
      `M${p(-62, -78)}L${p(62, -78)}L${p(54, -50)}Q${p(0, -38)} ${p(-54, -50)}z`,
      tone(cloth, 0.02, 0.14),
    ) +
    fill(oval(x, y - 80 * s, 62 * s, 14 * s), tone(cloth, 0.02)) +
    fill(
      box(x - 30 * s, y - 98 * s, 18 * s, 16 * s) + oval(x - 21 * s, y - 82 * s, 16 * s, 4 * s),
      tone('#f7f3ea', 0.01),
    ) +
    fill(
      `M${p(10, -84)}l${round(3 * s)} ${round(-28 * s)}h${round(8 * s)}l${round(3 * s)} ${round(28 * s)}z`,
      tone('#a8433f', 0.01),
    ) +
    fill(box(x + 28 * s, y - 96 * s, 12 * s, 14 * s), tone('#dfeaec', 0.01))
  );
}
