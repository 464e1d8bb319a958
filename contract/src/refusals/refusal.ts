import type { RefusalMessage } from '../kernel/problem';
import { fillIn } from './fill-in';
import { refusalWords } from './words';

type Words = typeof refusalWords;
/** The name of a refusal in the catalog. */
export type RefusalKey = keyof Words;

/** The names of the placeholders of a text: `'most'` for `Use {most} points.`. */
type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

/**
 * The values for the placeholders of a text. Numbers are formatted where the words are shown, and so is `day`, a day as
 * `YYYY-MM-DD`; other texts are names and the like.
 */
type ValuesOf<Text extends string> = {
  readonly [Name in PlaceholdersOf<Text>]: Name extends 'day' ? string : string | number;
};

/**
 * Why something was refused, without words: a key of the catalog, with the values for its placeholders if it has any.
 *
 * ```ts
 * const plain: Refusal = 'tripNotFound';
 * const withValues: Refusal = ['favoritesFull', { most: 500 }];
 * ```
 */
export type Refusal = {
  [Key in RefusalKey]: [PlaceholdersOf<Words[Key]>] extends [never]
    ? Key
    : readonly [Key, ValuesOf<Words[Key]>];
}[RefusalKey];

/** Returns the English words of a refusal. */
export function inEnglish(refusal: Refusal): string {
  return refusalMessage(refusal).message;
}

/** Returns a refusal as it is sent and shown: with its English words, for whoever doesn't know its key. */
export function refusalMessage(refusal: Refusal): RefusalMessage {
  if (typeof refusal === 'string') return { message: refusalWords[refusal], key: refusal };
  const [key, values] = refusal;
  return { message: fillIn(refusalWords[key], values, 'en-US'), key, values };
}
