import type { LonLat } from '@wayfold/domain/travel/legs';
import type { Gazetteer } from '../gazetteer';
import type { KeyRange } from '../key-index';
import { KEY_CLASS, placeKindOf } from '../rows';

/** A row and its score. */
export type Ranked = { row: number; score: number };

/** A condition on rows besides the name. */
export type RowFilter = (row: number) => boolean;

/** How well a key must match the typed text. */
export type Fit = {
  /** Length of the typed text: bytes of its folded form. */
  typedBytes: number;
  /** Matches whole words only: the key, or a word of it, must end where the typed text does. */
  wholeWords: boolean;
  /** More words will follow, so a code isn't meant. */
  ended?: boolean;
  /** Subtracted from every score; 0 unless the text was changed to find something. */
  penalty: number;
  /** Whether the text was changed: then a whole name is likelier than the beginning of one, and no code is meant. */
  isSlip?: boolean;
  /** Skips rows below this importance; 0 keeps all. */
  minImportance: number;
};

/** Added for a key typed in full. A code counts more than a name: nobody types its three letters by chance. */
const FULL_BONUS = { main: 1.2, alternate: 0.2, inside: -0.6, code: 1.8, areaCode: -1.5 };
/** Subtracted for a key typed in part, and additionally as the missing part grows. */
const PART_LOSS = { main: 0, alternate: 1, inside: 0.7 };
const MISSING_LOSS = { main: 0.6, alternate: 2, inside: 0.9 };
/** With this little typed, only the beginning of the main name is worth showing. */
const FEW_BYTES = 2;
const WHOLE_WORDS_BONUS = 0.4;
/** Subtracted for a slip in the beginning of a name, and additionally as the missing part grows. */
const SLIP_IN_PART = { any: 1.2, missing: 2 };
/** Subtracted for a slip in another name than the main one, and for one in the name of a region: trips stop in towns. */
const SLIP_IN_ALTERNATE = 1.2;
const SLIP_IN_REGION = 0.5;
/** Subtracted from a country found by a foreign name: "Granada" means the city before the island state. */
const FOREIGN_COUNTRY_LOSS = 0.5;
/** Subtracted from a country when only the beginning of its name is typed: trips stop in cities. */
const COUNTRY_PART_LOSS = 0.5;
/** Subtracted from a sight when only the beginning of its name is typed: Banff means the town before the park. */
const SIGHT_PART_LOSS = 0.6;

/** At the point itself, nearness counts as much as ten thousand times the people; this far away, half as much. */
const NEAR_BONUS = 4;
const NEAR_HALF_KM = 500;
const KM_PER_DEGREE = 111.2;
const SPACE = 0x20;

/** Scores every row that a range of keys leads to, and offers it. Costs one step per entry in the range. */
export function offerRange(
  gazetteer: Gazetteer,
  range: KeyRange,
  fit: Fit,
  goal: { candidates: Candidates; nearness: Nearness; accepts: RowFilter | null },
): void {
  const { pool, keyStart, entryStart, entryRow, entryClass } = gazetteer.keys;
  const { typedBytes, wholeWords, penalty, minImportance, ended = false, isSlip = false } = fit;
  const isShort = typedBytes <= FEW_BYTES;
  const isNoCode = ended || isSlip;
  for (let key = range.start; key < range.end; key += 1) {
    const start = keyStart[key] ?? 0;
    const keyBytes = (keyStart[key + 1] ?? 0) - start;
    const isFull = keyBytes === typedBytes;
    const endsWord = isFull || pool[start + typedBytes] === SPACE;
    if (wholeWords && !endsWord) continue;
    const missing = 1 - typedBytes / keyBytes;
    const partLoss = isSlip && !isFull ? SLIP_IN_PART.any + SLIP_IN_PART.missing * missing : 0;
    const wordBonus = (endsWord && !isFull ? WHOLE_WORDS_BONUS : 0) - penalty - partLoss;
    const entryEnd = entryStart[key + 1] ?? 0;
    for (let entry = entryStart[key] ?? 0; entry < entryEnd; entry += 1) {
      const keyClass = entryClass[entry] ?? 0;
      if (!isFull && (keyClass >= KEY_CLASS.code || (isShort && keyClass !== KEY_CLASS.main))) continue;
      if (isNoCode && isFull && keyClass >= KEY_CLASS.code) continue;
      const row = entryRow[entry] ?? 0;
      const importance = gazetteer.importanceOf(row);
      const nameScore = isFull ? fullScore(keyClass) : partScore(keyClass, missing);
      const loss =
        kindLoss(gazetteer, row, keyClass, isFull) + (isSlip ? slipLoss(gazetteer, row, keyClass) : 0);
      const score = importance + nameScore + wordBonus - loss;
      // Checks nearness and filters only if the row could still make the list.
      if (score + goal.nearness.most <= goal.candidates.threshold) continue;
      if (importance < minImportance || (goal.accepts && !goal.accepts(row))) continue;
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

function slipLoss(gazetteer: Gazetteer, row: number, keyClass: number): number {
  const isRegion = placeKindOf(gazetteer.kindOf(row)) === 'region';
  return (keyClass === KEY_CLASS.alternate ? SLIP_IN_ALTERNATE : 0) + (isRegion ? SLIP_IN_REGION : 0);
}

function fullScore(keyClass: number): number {
  if (keyClass === KEY_CLASS.main) return FULL_BONUS.main;
  if (keyClass === KEY_CLASS.alternate) return FULL_BONUS.alternate;
  if (keyClass === KEY_CLASS.inside) return FULL_BONUS.inside;
  return keyClass === KEY_CLASS.code ? FULL_BONUS.code : FULL_BONUS.areaCode;
}

/** @param missing the share of the key that hasn't been typed, 0 to 1 */
function partScore(keyClass: number, missing: number): number {
  if (keyClass === KEY_CLASS.main) return -PART_LOSS.main - MISSING_LOSS.main * missing;
  if (keyClass === KEY_CLASS.alternate) return -PART_LOSS.alternate - MISSING_LOSS.alternate * missing;
  return -PART_LOSS.inside - MISSING_LOSS.inside * missing;
}

/** A bonus for being near a point, and its maximum. */
export type Nearness = { of: (row: number) => number; most: number };

/** Creates the bonus for being near a point; 0 everywhere without one. */
export function nearnessTo(gazetteer: Gazetteer, near: LonLat | undefined): Nearness {
  if (!near) return { of: () => 0, most: 0 };
  const [lon, lat] = near;
  const width = Math.cos((lat * Math.PI) / 180);
  const of = (row: number) => {
    // Flat-earth distance: accurate nearby, and far away the bonus is almost zero anyway.
    let east = Math.abs(gazetteer.lonOf(row) - lon) % 360;
    if (east > 180) east = 360 - east;
    const eastKm = east * width * KM_PER_DEGREE;
    const northKm = (gazetteer.latOf(row) - lat) * KM_PER_DEGREE;
    return NEAR_BONUS / (1 + (eastKm * eastKm + northKm * northKm) / (NEAR_HALF_KM * NEAR_HALF_KM));
  };
  return { of, most: NEAR_BONUS };
}

/** The best score of each row, for rows that can still be shown. */
export class Candidates {
  /** Offers up to this score are dropped: enough rows score higher. */
  threshold = Number.NEGATIVE_INFINITY;
  readonly #room: number;
  readonly #scores = new Map<number, number>();

  /** @param room the minimum number of rows that can be ranked at the end */
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
    // Trimming only at four times the limit keeps the cost per offer low.
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

/** State shared by all steps of one search. */
export type Search = {
  gazetteer: Gazetteer;
  nearness: Nearness;
  candidates: Candidates;
  /** The caller's filter; null for everything. */
  accepts: RowFilter | null;
};
