import type { FoundPicture } from '../../api/pictures/picture-search';
import { keyOf } from './results/found-picture';

/** The pictures chosen so far, in the order they were chosen. */
export type Choice = readonly FoundPicture[];

/** Toggles whether a picture is chosen; nothing more is chosen once `most` are. */
export function toggled(choice: Choice, found: FoundPicture, most: number): Choice {
  const key = keyOf(found);
  const without = choice.filter((other) => keyOf(other) !== key);
  if (without.length < choice.length) return without;
  return choice.length < most ? [...choice, found] : choice;
}

/** Chooses as many of these as there is room for. */
export function withAll(choice: Choice, found: readonly FoundPicture[], most: number): Choice {
  const keys = new Set(choice.map(keyOf));
  return [...choice, ...found.filter((one) => !keys.has(keyOf(one)))].slice(0, most);
}
