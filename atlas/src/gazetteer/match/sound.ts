import { lettersChanged } from '@wayfold/domain/format/slips';
import { foldName } from '../fold';
import { keysBeginning } from '../key-index';
import { type GazetteerRow, KEY_CLASS } from '../rows';
import type { Search } from './candidates';

/** Prefix of every sound key; nobody types it, and it sorts before all names. */
const SOUND_MARK = '\u0001';
/** Too many names share fewer consonants. */
const MIN_CONSONANTS = 3;
const MIN_LETTERS = 5;
/** Subtracted for a name that only sounds like the typed text, and for every letter that must change. */
const SOUND_PENALTY = 1.6;
const LETTER_PENALTY = 0.3;
/** One in this many letters may differ. */
const LETTERS_PER_CHANGE = 3;

/**
 * Encodes roughly how a name sounds: its first letter and its consonants, with doubled ones once and spaces removed.
 * "Cincinnati" and "cincinatti" sound the same, and so do "Edinburgh" and "edinborough".
 *
 * @param folded as written by `foldName`
 * @returns null for names in other scripts and those too short to be distinctive
 */
export function soundOf(folded: string): string | null {
  const letters = folded.replaceAll(' ', '');
  if (letters.length < MIN_LETTERS || !/^[a-z]+$/.test(letters)) return null;
  const simple = letters.replaceAll('ph', 'f').replace(/[cq]/g, 'k').replaceAll('z', 's');
  const consonants = simple.slice(1).replace(/[aeiouyh]/g, '');
  const sound = (simple[0] + consonants).replace(/(.)\1+/g, '$1');
  return sound.length > MIN_CONSONANTS ? sound : null;
}

/** The key that finds a place by the sound of its name; none if the sound isn't distinctive. */
export function soundKeys(name: string): GazetteerRow['keys'] {
  const sound = soundOf(foldName(name));
  return sound === null ? [] : [{ text: SOUND_MARK + sound, keyClass: KEY_CLASS.sound }];
}

/** Offers rows whose name sounds like the typed text and differs in few letters. */
export function offerSoundAlikes({ gazetteer, candidates, nearness, accepts }: Search, typed: string): void {
  const sound = soundOf(typed);
  if (sound === null) return;
  const { keys } = gazetteer;
  const bytes = new TextEncoder().encode(SOUND_MARK + sound);
  const { start, end } = keysBeginning(keys, bytes);
  const isThere =
    start < end && (keys.keyStart[start + 1] ?? 0) - (keys.keyStart[start] ?? 0) === bytes.length;
  if (!isThere) return;
  const letters = typed.replaceAll(' ', '');
  for (let entry = keys.entryStart[start] ?? 0; entry < (keys.entryStart[start + 1] ?? 0); entry += 1) {
    const row = keys.entryRow[entry] ?? 0;
    if (accepts && !accepts(row)) continue;
    const changes = lettersChanged(letters, foldName(gazetteer.nameOf(row)).replaceAll(' ', ''));
    if (changes > letters.length / LETTERS_PER_CHANGE) continue;
    const score = gazetteer.importanceOf(row) - SOUND_PENALTY - LETTER_PENALTY * changes;
    candidates.offer(row, score + nearness.of(row));
  }
}
