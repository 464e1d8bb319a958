import type { LightName, TimeOfDay } from './kit/light';
import { LIGHTS } from './kit/light';
import { drawOn, type Sheet } from './kit/sheet';

/** A composition and its variants in different hours and seasons. */
export interface Family {
  name: string;
  variants: readonly Variant[];
}

/** One scene of a family. */
export interface Variant {
  /** Family and variant: `canyon-dawn`. */
  id: string;
  time: TimeOfDay;
  /** Draws the scene: 1200 by 750, as SVG. */
  draw(): string;
}

/** The options of every variant, in addition to those of its family. */
export interface Hour {
  light: LightName;
  /** Mirrors the scene. */
  flip?: boolean;
  /** Changing this number rerolls the random details. */
  throw?: number;
}

/** Creates a family from a composition and its variants. */
export function family<Wishes>(
  name: string,
  variants: Readonly<Record<string, Hour & Wishes>>,
  draw: (sheet: Sheet, wishes: Hour & Wishes) => string,
): Family {
  return {
    name,
    variants: Object.entries(variants).map(([variant, wishes]) => {
      const id = `${name}-${variant}`;
      return {
        id,
        time: LIGHTS[wishes.light].time,
        draw: () =>
          drawOn({ seed: `${id}${wishes.throw ?? ''}`, light: wishes.light, flip: wishes.flip }, (sheet) =>
            draw(sheet, wishes),
          ),
      };
    }),
  };
}
