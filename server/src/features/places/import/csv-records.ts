import type { Line } from './lines';

/** A record of a CSV file, with the number of its first line. */
export type CsvRecord = { number: number } & ({ cells: string[] } | { unreadable: string });

/** A quoted cell may span lines; a cell with more lines than this was never closed. */
const MOST_LINES = 50;

/** Splits lines into records of cells; a quoted cell that is never closed only breaks its own line. */
export async function* csvRecordsOf(
  lines: AsyncIterable<Line>,
  delimiter: string,
): AsyncGenerator<CsvRecord> {
  let open: (Line & { text: string })[] = [];
  for await (const line of lines) {
    if (!('text' in line)) {
      yield* unclosed(open, delimiter);
      open = [];
      yield line;
      continue;
    }
    open.push(line);
    const cells = cellsOf(open.map(({ text }) => text).join('\n'), delimiter);
    if (cells) {
      yield { number: open[0]?.number ?? line.number, cells };
      open = [];
    } else if (open.length >= MOST_LINES) {
      yield* unclosed(open, delimiter);
      open = [];
    }
  }
  yield* unclosed(open, delimiter);
}

/** Reports the first line as broken, and reads the lines after it again one by one. */
function* unclosed(lines: readonly (Line & { text: string })[], delimiter: string): Generator<CsvRecord> {
  for (const [index, { number, text }] of lines.entries()) {
    const cells = index === 0 ? null : cellsOf(text, delimiter);
    yield cells ? { number, cells } : { number, unreadable: 'a quote that is never closed' };
  }
}

/** The cells of a record; null if a quote is still open at its end. */
export function cellsOf(record: string, delimiter: string): string[] | null {
  if (!record.includes('"')) return record.split(delimiter);
  const cells: string[] = [];
  let at = 0;
  while (at <= record.length) {
    if (record[at] === '"') {
      let end = record.indexOf('"', at + 1);
      while (end >= 0 && record[end + 1] === '"') end = record.indexOf('"', end + 2);
      if (end < 0) return null;
      cells.push(record.slice(at + 1, end).replaceAll('""', '"'));
      const next = record.indexOf(delimiter, end + 1);
      at = next < 0 ? record.length + 1 : next + 1;
    } else {
      const next = record.indexOf(delimiter, at);
      const end = next < 0 ? record.length : next;
      cells.push(record.slice(at, end));
      at = end + 1;
    }
  }
  return cells;
}
