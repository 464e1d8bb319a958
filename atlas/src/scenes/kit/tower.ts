import { arcade, roundArch } from './arches';
import type { Color } from './color';
import { cupola, onion, spire } from './domes';
import { LAMP } from './houses';
import { box, fill } from './shape';
import type { Sheet } from './sheet';

/** The top of a tower. */
export type Cap =
  | { kind: 'spire' | 'onion' | 'cupola'; height: number; color: Color; over?: number; finial?: number }
  | { kind: 'flat' | 'battlements'; height: number };

/** A tower from base to tip. */
export interface Tower {
  /** Its middle. */
  x: number;
  /** Its base. */
  y: number;
  width: number;
  /** Height without the top. */
  height: number;
  wall: Color;
  cap: Cap;
  depth?: number;
  /** Heights of bands around it, relative to its height. */
  bands?: readonly number[];
  /** Openings: how far up, how many side by side, and how high relative to the tower. */
  openings?: readonly { at: number; count?: number; high: number; round?: boolean }[];
  lit?: boolean;
  dark?: Color;
}

/** Draws a tower with a lit front, a shaded right side and openings. */
export function tower(
  sheet: Sheet,
  {
    x,
    y,
    width,
    height,
    wall,
    cap,
    depth = 0.05,
    bands = [],
    openings = [],
    lit = false,
    dark = '#4a4440',
  }: Tower,
): string {
  const { tone } = sheet;
  const [left, top] = [x - width / 2, y - height];
  const crown = 'over' in cap ? (cap.over ?? 0) : 0;
  const holes = openings
    .map(({ at, count = 1, high, round: isRound = true }) =>
      arcade(isRound ? roundArch : boxOn, {
        x: left + width * 0.1,
        y: y - height * at,
        width: width * 0.8,
        height: height * high,
        count,
        part: 0.46,
      }),
    )
    .join('');
  return (
    fill(box(left, top, width, height), tone(wall, depth)) +
    fill(box(left + width * 0.62, top, width * 0.38, height), tone(wall, depth, 0.32)) +
    fill(
      bands
        .map((at) => box(left - width * 0.05, y - height * at, width * 1.1, Math.max(3, width * 0.07)))
        .join(''),
      tone(wall, depth, 0.16),
    ) +
    fill(holes, lit ? LAMP : tone(dark, depth)) +
    capOf(sheet, cap, { x, y: top, width: width + crown * 2, wall, depth })
  );
}

const boxOn = (x: number, y: number, width: number, height: number) => box(x, y - height, width, height);

function capOf(
  sheet: Sheet,
  cap: Cap,
  { x, y, width, wall, depth }: { x: number; y: number; width: number; wall: Color; depth: number },
): string {
  switch (cap.kind) {
    case 'spire':
      return spire(sheet, { x, y, width, height: cap.height, color: cap.color, depth });
    case 'cupola':
      return cupola(sheet, {
        x,
        y,
        rx: width / 2,
        ry: cap.height,
        color: cap.color,
        depth,
        finial: cap.finial ?? 0,
      });
    case 'onion':
      return onion(sheet, {
        x,
        y,
        rx: width / 2,
        height: cap.height,
        color: cap.color,
        depth,
        finial: cap.finial ?? 0,
      });
    case 'battlements': {
      const teeth = Math.max(3, Math.round(width / (cap.height * 1.5)));
      const step = width / (teeth * 2 - 1);
      const merlons = Array.from({ length: teeth }, (_, index) =>
        box(x - width / 2 + step * 2 * index, y - cap.height, step, cap.height + 1),
      );
      return (
        fill(merlons.join(''), sheet.tone(wall, depth)) +
        fill(merlons.slice(Math.ceil(teeth * 0.62)).join(''), sheet.tone(wall, depth, 0.32))
      );
    }
    case 'flat':
      return fill(
        box(x - width * 0.56, y - cap.height, width * 1.12, cap.height),
        sheet.tone(wall, depth, 0.12),
      );
  }
}
