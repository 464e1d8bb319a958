import type { LonLat } from '@wayfold/domain/travel/legs';
import type { Gazetteer } from '../gazetteer';
import type { KeyRange } from '../key-index';
import { KEY_CLASS } from '../rows';

/** A row and what it scored. */
export type Ranked = { row: number; score: number };

/** What a row must fulfil besides its name. */
export type RowFilter = (row: number) => boolean;

/** How well a key has to fit what was typed. */
export type Fit = {
  /** Characters typed, as bytes of the folded text. */
  typedBytes: number;
  /** Only whole words: the key ends, or a word of it ends, where the typed text does. */
  wholeWords: boolean;
  /** More words are to come: a code is not meant. */
  ended?: boolean;
  /** Taken from every score: 0 unless the text was changed to find something. */
  penalty: number;
  /** Rows below this importance are left out; 0 keeps all. */
  minImportance: number;
};

/** Added for a key typed in full. A code counts more than a name: nobody types three letters of it by chance. */
const FULL_BONUS = { main: 1.2, alternate: 0.2, inside: -0.6, code: 1.8, areaCode: -1.5 };
/** Taken from a key typed in part, and what more is taken as the missing part grows. */
const PART_LOSS = { main: 0, alternate: 1, inside: 0.7 };
const MISSING_LOSS = { main: 0.6, alternate: 2, inside: 0.9 };
/** With so little typed, only the beginning of a name itself is worth showing. */
const FEW_BYTES = 2;
const WHOLE_WORDS_BONUS = 0.4;
/** Taken from a country found by a foreign name: "Granada" is the city before it is the island state. */
const FOREIGN_COUNTRY_LOSS = 0.5;
/** Taken from a country whose name only begins as typed: trips stop in cities. */
const COUNTRY_PART_LOSS = 0.5;
/** Taken from a sight whose name only begins as typed: Banff is the town before it is the park. */
const SIGHT_PART_LOSS = 0.6;

/** At the place itself, nearness weighs as much as ten thousand times the people; half of that this far away. */
const NEAR_BONUS = 4;
const NEAR_HALF_KM = 500;
const KM_PER_DEGREE = 111.2;
const SPACE = 0x20;

/** Scores every row that a stretch of keys leads to, and offers it. Costs one step per entry of the stretch. */
export function offerRange(
  gazetteer: Gazetteer,
  range: KeyRange,
  fit: Fit,
  goal: { candidates: Candidates; nearness: Nearness; accepts: RowFilter | null },
): void {
  const { pool, keyStart, entryStart, entryRow, entryClass } = gazetteer.keys;
  const isShort = fit.typedBytes <= FEW_BYTES;
  for (let key = range.start; key < range.end; key += 1) {
    const start = keyStart[key] ?? 0;
    const keyBytes = (keyStart[key + 1] ?? 0) - start;
    const isFull = keyBytes === fit.typedBytes;
    const endsWord = isFull || pool[start + fit.typedBytes] === SPACE;
    if (fit.wholeWords && !endsWord) continue;
    const missing = 1 - fit.typedBytes / keyBytes;
    const wordBonus = (endsWord && !isFull ? WHOLE_WORDS_BONUS : 0) - fit.penalty;
    const entryEnd = entryStart[key + 1] ?? 0;
    for (let entry = entryStart[key] ?? 0; entry < entryEnd; entry += 1) {
      const keyClass = entryClass[entry] ?? 0;
      if (!isFull && (keyClass >= KEY_CLASS.code || (isShort && keyClass !== KEY_CLASS.main))) continue;
      if (fit.ended && isFull && keyClass >= KEY_CLASS.code) continue;
      const row = entryRow[entry] ?? 0;
      const importance = gazetteer.importanceOf(row);
      const nameScore = isFull ? fullScore(keyClass) : partScore(keyClass, missing);
      const score = importance + nameScore + wordBonus - kindLoss(gazetteer, row, keyClass, isFull);
      // Whether it is near is only asked where that could still help.
      if (score + goal.nearness.most <= goal.candidates.threshold) continue;
      if (importance < fit.minImportance || (goal.accepts && !goal.accepts(row))) continue;
      goal.candidates.offer(row, score + goal.nearness.of(row));
    }
  }
}

function kindLoss(gazetteer: Gazetteer, row: number, keyClass: number, isFull: boolean): number {
  const kind = gazetteer.kindOf(row);
  if (kind === 'poi') return isFull ? 0 : SIGHT_PART_LOSS;
  if (kind === 'country' && !isFull) return COUNTRY_PART_LOSS;
  return kind === 'country' && keyClass === KEY_CLASS.alternate ? FOREIGN_COUNTRY_LOSS : 0;
}

function fullScore(keyClass: number): number {
  if (keyClass === KEY_CLASS.main) return FULL_BONUS.main;
  if (keyClass === KEY_CLASS.alternate) return FULL_BONUS.alternate;
  if (keyClass === KEY_CLASS.inside) return FULL_BONUS.inside;
  return keyClass === KEY_CLASS.code ? FULL_BONUS.code : FULL_BONUS.areaCode;
}

/** @param missing the part of the key that has not been typed, 0 to 1 */
function partScore(keyClass: number, missing: number): number {
  if (keyClass === KEY_CLASS.main) return -PART_LOSS.main - MISSING_LOSS.main * missing;
  if (keyClass === KEY_CLASS.alternate) return -PART_LOSS.alternate - MISSING_LOSS.alternate * missing;
  return -PART_LOSS.inside - MISSING_LOSS.inside * missing;
}

/** A bonus for lying near a point, and the most it can be. */
export type Nearness = { of: (row: number) => number; most: number };

/** Makes the bonus for lying near a point, 0 everywhere without one. */
export function nearnessTo(gazetteer: Gazetteer, near: LonLat | undefined): Nearness {
  if (!near) return { of: () => 0, most: 0 };
  const [lon, lat] = near;
  const width = Math.cos((lat * Math.PI) / 180);
  const of = (row: number) => {
    // Flat-earth distance: good near by, and far away the bonus is nearly nothing anyhow.
    let east = Math.abs(gazetteer.lonOf(row) - lon) % 360;
    if (east > 180) east = 360 - east;
    const eastKm = east * width * KM_PER_DEGREE;
    const northKm = (gazetteer.latOf(row) - lat) * KM_PER_DEGREE;
    return NEAR_BONUS / (1 + (eastKm * eastKm + northKm * northKm) / (NEAR_HALF_KM * NEAR_HALF_KM));
  };
  return { of, most: NEAR_BONUS };
}

/** The best score each row got, for the rows that may still be shown. */
export class Candidates {
  /** Offers up to this score are forgotten: enough rows have more. */
  threshold = Number.NEGATIVE_INFINITY;
  readonly #room: number;
  readonly #scores = new Map<number, number>();

  /** @param room how many rows at least can be told apart in the end */
  constructor(room: number) {
    this.#room = room;
  }

  get size(): number {
    return this.#scores.size;
  }

  get isEmpty(): boolean {
    return this.#scores.size === 0;
  }

  offer(row: number, score: number): void {
    if (score <= this.threshold) return;
    const known = this.#scores.get(row);
    if (known !== undefined && known >= score) return;
    this.#scores.set(row, score);
    // Cutting back only when four times too many have come costs little per offer.
    if (this.#scores.size >= this.#room * 4) this.#cutBack();
  }

  /** Rows and scores, best first. */
  ranked(): Ranked[] {
    const all = Array.from(this.#scores, ([row, score]) => ({ row, score }));
    return all.sort((a, b) => b.score - a.score || a.row - b.row);
  }

  #cutBack(): void {
    const best = this.ranked();
    this.threshold = best[this.#room - 1]?.score ?? this.threshold;
    for (const { row } of best.slice(this.#room)) this.#scores.delete(row);
  }
}

/** What every step of one search shares. */
export type Search = {
  gazetteer: Gazetteer;
  nearness: Nearness;
  candidates: Candidates;
  /** What the caller wants at all; null for everything. */
  accepts: RowFilter | null;
};
