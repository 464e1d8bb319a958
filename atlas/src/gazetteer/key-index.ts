import { type SectionArray, type Sections, section } from '../cache/cache-file';
import type { GazetteerRow } from './rows';

/** No place has a longer name; longer keys would only cost memory. */
const MAX_KEY_BYTES = 100;

/**
 * All keys of all rows in byte order, each stored once, with the rows it leads to.
 *
 * Key `k` is `pool[keyStart[k]..keyStart[k + 1])` and leads to `entryRow[entryStart[k]..entryStart[k + 1])`. The keys
 * that start with a prefix, and the rows they lead to, are therefore two contiguous ranges.
 */
export type KeyIndex = {
  pool: Uint8Array;
  keyStart: Uint32Array;
  entryStart: Uint32Array;
  entryRow: Uint32Array;
  /** A KEY_CLASS per entry. */
  entryClass: Uint8Array;
};

/** A range of keys, `end` excluded. */
export type KeyRange = { start: number; end: number };

/** Sorts the keys of all rows into the arrays of a key index. */
export function buildKeyIndex(rows: readonly GazetteerRow[]): Record<string, SectionArray> {
  const entriesOf = new Map<string, number[]>();
  let entryCount = 0;
  for (const [row, { keys }] of rows.entries()) {
    for (const { text, keyClass } of keys) {
      // Text outside the basic plane sorts differently in bytes than in strings; no living script needs it here.
      if (/[\ud800-\udfff]/.test(text) || Buffer.byteLength(text) > MAX_KEY_BYTES) continue;
      const entries = entriesOf.get(text);
      if (entries) entries.push(row, keyClass);
      else entriesOf.set(text, [row, keyClass]);
      entryCount += 1;
    }
  }
  const keys = [...entriesOf.keys()].sort();
  const keyStart = new Uint32Array(keys.length + 1);
  const entryStart = new Uint32Array(keys.length + 1);
  const entryRow = new Uint32Array(entryCount);
  const entryClass = new Uint8Array(entryCount);
  let entry = 0;
  for (const [k, key] of keys.entries()) {
    keyStart[k + 1] = (keyStart[k] ?? 0) + Buffer.byteLength(key);
    const entries = entriesOf.get(key) ?? [];
    for (let i = 0; i < entries.length; i += 2) {
      entryRow[entry] = entries[i] ?? 0;
      entryClass[entry] = entries[i + 1] ?? 0;
      entry += 1;
    }
    entryStart[k + 1] = entry;
  }
  const pool = new Uint8Array(Buffer.from(keys.join(''), 'utf8'));
  return { keyPool: pool, keyStart, entryStart, entryRow, entryClass };
}

/** Opens the key index of a cache file. */
export function openKeyIndex(sections: Sections): KeyIndex {
  return {
    pool: section(sections, 'keyPool', 'u8'),
    keyStart: section(sections, 'keyStart', 'u32'),
    entryStart: section(sections, 'entryStart', 'u32'),
    entryRow: section(sections, 'entryRow', 'u32'),
    entryClass: section(sections, 'entryClass', 'u8'),
  };
}

/** Finds the keys that start with `prefix`, searching only `within` a range known to contain them. */
export function keysBeginning(index: KeyIndex, prefix: Uint8Array, within?: KeyRange): KeyRange {
  const from = within?.start ?? 0;
  const to = within?.end ?? index.keyStart.length - 1;
  const start = firstKey(index, prefix, from, to, 0);
  return { start, end: firstKey(index, prefix, start, to, 1) };
}

/** Binary search for the first key that compares to the prefix as `beyond` or greater: 0 starts with it, 1 is past it. */
function firstKey(index: KeyIndex, prefix: Uint8Array, from: number, to: number, beyond: 0 | 1): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareToPrefix(index, middle, prefix) < beyond) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Negative if the key sorts before the prefix, 0 if it starts with it, positive if it sorts after. */
function compareToPrefix({ pool, keyStart }: KeyIndex, key: number, prefix: Uint8Array): number {
  const start = keyStart[key] ?? 0;
  const length = (keyStart[key + 1] ?? 0) - start;
  for (let i = 0; i < prefix.length; i += 1) {
    if (i >= length) return -1;
    const difference = (pool[start + i] ?? 0) - (prefix[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
