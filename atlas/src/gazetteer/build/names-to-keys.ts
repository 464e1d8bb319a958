import { foldName } from '../fold';
import { type GazetteerRow, KEY_CLASS } from '../rows';

/**
 * Creates a place's search keys: its name, that name from each later word on, and its other names.
 *
 * A text that appears twice gets the better class.
 */
export function namesToKeys(
  name: string,
  otherNames: readonly string[],
  areaCodes: readonly string[] = [],
): GazetteerRow['keys'] {
  const main = foldName(name);
  const texts = new Map<string, number>();
  for (const code of areaCodes) texts.set(foldName(code), KEY_CLASS.areaCode);
  for (let space = main.indexOf(' '); space > 0; space = main.indexOf(' ', space + 1)) {
    texts.set(main.slice(space + 1), KEY_CLASS.inside);
  }
  for (const other of otherNames) texts.set(foldName(other), KEY_CLASS.alternate);
  texts.set(main, KEY_CLASS.main);
  texts.delete('');
  return Array.from(texts, ([text, keyClass]) => ({ text, keyClass }));
}
