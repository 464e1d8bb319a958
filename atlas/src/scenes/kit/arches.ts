import type { Color } from './color';
import { box, fill, polygon, round } from './shape';
import type { Sheet } from './sheet';

/** An opening with a round top, standing on `y`, as a path. */
export function roundArch(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  const leg = Math.max(0, height - r);
  return `M${round(x)} ${round(y)}v${round(-leg)}a${round(r)} ${round(Math.min(r, height))} 0 0 1 ${round(width)} 0v${round(leg)}z`;
}

/** An opening with a pointed top, standing on `y`, as a path. */
export function pointedArch(x: number, y: number, width: number, height: number): string {
  const [spring, r] = [height * 0.58, width / 2];
  return `M${round(x)} ${round(y)}v${round(-spring)}q0${sp(-height * 0.26)} ${round(r)} ${round(spring - height)}q${round(r)} ${round((height - spring) * 0.38)} ${round(r)} ${round(height - spring)}v${round(spring)}z`;
}

/** Openings side by side on the same base line, as a path. */
export function arcade(
  opening: (x: number, y: number, width: number, height: number) => string,
  {
    x,
    y,
    width,
    height,
    count,
    part = 0.62,
  }: { x: number; y: number; width: number; height: number; count: number; part?: number },
): string {
  const step = width / count;
  return Array.from({ length: count }, (_, index) =>
    opening(x + step * (index + (1 - part) / 2), y, step * part, height),
  ).join('');
}

/** Columns side by side, each with a lit and a shaded half, drawn together. */
export function columns(
  { tone }: Sheet,
  {
    x,
    y,
    width,
    height,
    count,
    thick,
    color,
    depth = 0.05,
  }: {
    x: number;
    y: number;
    width: number;
    height: number;
    count: number;
    thick: number;
    color: Color;
    depth?: number;
  },
): string {
  let [body, shade, ends] = ['', '', ''];
  for (let index = 0; index < count; index++) {
    const at = x + (width * index) / (count - 1);
    body += polygon([
      [at - thick * 0.5, y],
      [at - thick * 0.41, y - height],
      [at + thick * 0.41, y - height],
      [at + thick * 0.5, y],
    ]);
    shade += polygon([
      [at + thick * 0.1, y],
      [at + thick * 0.08, y - height],
      [at + thick * 0.41, y - height],
      [at + thick * 0.5, y],
    ]);
    ends +=
      box(at - thick * 0.64, y - height - thick * 0.28, thick * 1.28, thick * 0.3) +
      box(at - thick * 0.6, y - thick * 0.2, thick * 1.2, thick * 0.2);
  }
  return (
    fill(body, tone(color, depth)) +
    fill(shade, tone(color, depth, 0.32)) +
    fill(ends, tone(color, depth, 0.1))
  );
}

function sp(value: number): string {
  const text = String(round(value));
  return text.startsWith('-') ? text : ` ${text}`;
}
