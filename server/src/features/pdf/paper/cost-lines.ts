import { type AmountKind, amountOf, type LedgerLine } from '@wayfold/domain/document/costs';

/** The lines of a category: the most expensive ones by themselves, and the ones merged into one line. */
export type ShownLines = {
  readonly single: readonly LedgerLine[];
  /** Empty, or at least two. */
  readonly merged: readonly LedgerLine[];
};

/** How many rows of a table fit on its first page, and on each further one. */
export type Room = { readonly first: number; readonly further: number };

/** The number of lines each category may always have. */
const FEWEST = 3;

/**
 * Chooses the lines of each category so that the table takes no more pages than necessary; the remaining room on them goes to the
 * most expensive lines. A category has its own row, which also has its line if it has only one.
 *
 * @param groups the lines of each category, in any order; they are returned most expensive first
 */
export function shownLines(
  groups: readonly (readonly LedgerLine[])[],
  kind: AmountKind,
  room: Room,
): ShownLines[] {
  const amount = (line: LedgerLine | undefined) => (line ? (amountOf(line, kind) ?? 0) : 0);
  const sorted = groups.map((lines) => [...lines].sort((a, b) => amount(b) - amount(a)));
  const shown = sorted.map(({ length }) => Math.min(length, FEWEST));
  const rows = shown.reduce((sum, count) => sum + 1 + (count === 1 ? 0 : count), 0);
  const pages = Math.max(0, Math.ceil((rows - room.first) / room.further));
  for (let left = room.first + pages * room.further - rows; left > 0; left -= 1) {
    // The last line shown stands for all lines after it, so the next one to show is the second to last.
    const next = sorted.map((lines, index) => {
      const count = shown[index] ?? 0;
      return count < lines.length ? amount(lines[count - 1]) : Number.NEGATIVE_INFINITY;
    });
    const most = Math.max(...next);
    if (!Number.isFinite(most)) break;
    const index = next.indexOf(most);
    shown[index] = (shown[index] ?? 0) + 1;
  }
  return sorted.map((lines, index) => {
    const count = shown[index] ?? 0;
    const single = lines.length > count ? count - 1 : count;
    return { single: lines.slice(0, single), merged: lines.slice(single) };
  });
}
