import { integer, json } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';

/** The progress of an import, and counts of what happened to its records. */
export type ImportCounts = {
  kept: number;
  /** How many of those were new or different. */
  changed: number;
  /** How many of those are listed as a place that was there from elsewhere. */
  merged: number;
  /** How many were left out, by reason. */
  skipped: Record<string, number>;
  /** How many could not be read, by reason. */
  broken: Record<string, number>;
};

/** The counts before the first record. */
export const NOTHING_YET: ImportCounts = { kept: 0, changed: 0, merged: 0, skipped: {}, broken: {} };

const FIND = statement(
  'place-import-find',
  'select read_rows, counts from place_imports where file_key = $1 and finished_at is null',
  { read_rows: integer, counts: json<ImportCounts>() },
);
const NOTE = statement(
  'place-import-note',
  `insert into place_imports (file_key, read_rows, counts, finished_at) values ($1, $2, $3, $4)
    on conflict (file_key) do update set read_rows = excluded.read_rows, counts = excluded.counts,
      finished_at = excluded.finished_at`,
  {},
);

/** The progress of an interrupted import of the same file; null if there is none, or it was finished. */
export async function findBrokenOff(
  on: Queryable,
  fileKey: string,
): Promise<{ readRows: number; counts: ImportCounts } | null> {
  const [row] = await rowsOf(on, FIND, [fileKey]);
  return row ? { readRows: row.read_rows, counts: { ...NOTHING_YET, ...row.counts } } : null;
}

/** Records the progress of an import, in the transaction that writes its places. */
export async function noteImport(
  on: Queryable,
  fileKey: string,
  { readRows, counts, finishedAt }: { readRows: number; counts: ImportCounts; finishedAt: Date | null },
): Promise<void> {
  await rowsOf(on, NOTE, [fileKey, readRows, JSON.stringify(counts), finishedAt]);
}
