import type { Id } from '@wayfold/contract/kernel/values';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** A row with a position in an order. */
export interface Ranked {
  readonly id: Id;
  readonly rank: string;
}

/** If a rank gets longer than this, the whole list gets new ones; the contract allows 200. */
const LONGEST_RANK = 60;
/** The format of fractional-indexing: a length head and its digits, without a trailing zero. */
const WHOLE_RANK = /^[A-Za-z][0-9A-Za-z]+$/;

/**
 * Finds a rank for a row that goes before `others[index]`.
 *
 * @param others in order, without the row itself
 * @param index from 0; `others.length` means the end
 * @returns the rank, and new ranks of others if there was no room between two of them: equal ranks, ranks from
 *   elsewhere, or ranks that are too long
 */
export function rankAt(others: readonly Ranked[], index: number): { rank: string; moved: readonly Ranked[] } {
  const before = others[index - 1]?.rank ?? null;
  const after = others[index]?.rank ?? null;
  const rank = between(before, after);
  if (rank !== null && rank.length <= LONGEST_RANK) return { rank, moved: [] };
  const fresh = generateNKeysBetween(null, null, others.length + 1);
  const moved = others.map(({ id }, place) => ({
    id,
    rank: fresh[place < index ? place : place + 1] ?? 'a0',
  }));
  return { rank: fresh[index] ?? 'a0', moved };
}

function between(before: string | null, after: string | null): string | null {
  if (before !== null && after !== null && before >= after) return null;
  if (!isWhole(before) || !isWhole(after)) return null;
  return generateKeyBetween(before, after);
}

function isWhole(rank: string | null): boolean {
  if (rank === null) return true;
  if (!WHOLE_RANK.test(rank)) return false;
  const head = rank.charCodeAt(0);
  const wholeDigits = head >= 97 ? head - 97 + 2 : 90 - head + 2;
  if (rank.length < wholeDigits) return false;
  return rank.length === wholeDigits || !rank.endsWith('0');
}
