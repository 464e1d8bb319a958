import { inTransaction } from '../../../db/statement';
import { sha256Hex } from '../../../lib/hashing';
import { OperatorError } from '../../../process/operator-error';
import type { Services } from '../../../services';
import { type NewListedRow, putListed } from '../listed/listed-write-store';
import { type FileKind, fileKind } from './file-kind';
import { findBrokenOff, type ImportCounts, noteImport } from './import-store';
import type { Item, PlaceReader, SourceFile } from './imported';
import { rowOfImported } from './imported-row';
import { readCsv } from './read-csv';
import { readGeojson, readGeojsonLines } from './read-geojson';
import { readGeonames } from './read-geonames';
import { readNps } from './read-nps';
import { readOsm } from './read-osm';
import { readParquet } from './read-parquet';
import { readWikidataDump, readWikidataQuery } from './read-wikidata';

/** How each kind of file is read, and the name its places go under unless the person says another. */
const READERS: Record<FileKind, { read: PlaceReader; source: string }> = {
  geonames: { read: readGeonames, source: 'geonames' },
  osm: { read: readOsm, source: 'osm' },
  parquet: { read: readParquet, source: 'overture' },
  geojson: { read: readGeojson, source: 'geojson' },
  'geojson-lines': { read: readGeojsonLines, source: 'geojson' },
  'wikidata-query': { read: readWikidataQuery, source: 'wikidata' },
  'wikidata-dump': { read: readWikidataDump, source: 'wikidata' },
  nps: { read: readNps, source: 'nps' },
  csv: { read: readCsv, source: 'csv' },
};
const OURS = ['business', 'event', 'curated'];
const AT_ONCE = 1_000;
/** Reads of nothing to keep are noted less often than every batch of places. */
const NOTED_EVERY = 50_000;
/** Records that could not be read and are told one by one; of the others only the number is told. */
const MOST_TOLD = 20;

/** What to import, and who hears of it. */
export type ImportOptions = {
  path: string;
  /** The name the places go under; what the file's kind says when missing. */
  source?: string;
  /** Called after every batch. */
  onProgress?: (progress: { share: number; read: number; kept: number }) => void;
  /** Told of the first records that cannot be read, such as `line 12: not JSON`. */
  onBroken?: (sentence: string) => void;
  /** Breaks the import off after the batch under way; what was read stays read. */
  signal?: AbortSignal;
};

/** What an import did; `isFinished` is false when it was broken off. */
export type ImportSummary = ImportCounts & {
  source: string;
  kind: FileKind;
  read: number;
  /** Records an earlier, broken-off import of the same file had read. */
  resumedAt: number;
  isFinished: boolean;
};

/**
 * Imports a file of places, in memory for no more than a batch of them.
 *
 * Each batch and how far it reaches are written in one transaction, so that an import that was killed goes on behind its
 * last batch. A place that is there already, by source and its id there, takes the new values, so that nothing is ever
 * there twice.
 *
 * @throws OperatorError with what to do, when the file cannot be read at all or no further
 */
export async function importPlaces(
  services: Pick<Services, 'atlas' | 'database' | 'now'>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { kind, size, head } = await fileKind(options.path);
  const { read, source: usual } = READERS[kind];
  const source = options.source ?? usual;
  if (!/^[a-z][a-z0-9-]{0,29}$/.test(source) || OURS.includes(source)) {
    throw new OperatorError(
      `A source is named by 1 to 30 small letters, digits and hyphens, and not ${OURS.join(', ')}: name another with --source.`,
    );
  }
  const fileKey = sha256Hex(`${source}:${kind}:${size}:${head.toString('base64')}`);
  const brokenOff = await findBrokenOff(services.database.pool, fileKey);
  const run = new ImportRun(services, { source, fileKey, options, before: brokenOff });
  const file: SourceFile = { path: options.path, size, bytesRead: 0 };
  const isFinished = await run.read(read(file), file);
  return { ...run.counts, source, kind, read: run.readRows, resumedAt: brokenOff?.readRows ?? 0, isFinished };
}

class ImportRun {
  readonly counts: ImportCounts;
  readRows = 0;
  readonly #services: Pick<Services, 'atlas' | 'database' | 'now'>;
  readonly #about: { source: string; fileKey: string; options: ImportOptions };
  /** Records that were read before; they are passed over. */
  readonly #before: number;
  #rows = new Map<string, { row: NewListedRow; at: string }>();
  #notedAt = 0;
  #told = 0;

  constructor(
    services: Pick<Services, 'atlas' | 'database' | 'now'>,
    {
      before,
      ...about
    }: {
      source: string;
      fileKey: string;
      options: ImportOptions;
      before: { readRows: number; counts: ImportCounts } | null;
    },
  ) {
    this.#services = services;
    this.#about = about;
    this.#before = before?.readRows ?? 0;
    this.counts = before?.counts ?? { kept: 0, skipped: {}, broken: {} };
  }

  /** Reads all items; answers false when it was broken off. */
  async read(items: AsyncIterable<Item>, file: SourceFile): Promise<boolean> {
    const { options } = this.#about;
    try {
      for await (const item of items) {
        this.readRows += 'count' in item ? (item.count ?? 1) : 1;
        if (this.readRows > this.#before) this.#take(item);
        const isDue = this.readRows - this.#notedAt >= NOTED_EVERY && this.readRows > this.#before;
        if (this.#rows.size < AT_ONCE && !isDue) continue;
        await this.#write(null);
        const share = file.size === 0 ? 1 : Math.min(1, file.bytesRead / file.size);
        options.onProgress?.({ share, read: this.readRows, kept: this.counts.kept });
        if (options.signal?.aborted) return false;
      }
    } catch (error) {
      // What came before stays, and the next import of this file begins behind it.
      if (error instanceof OperatorError && this.readRows > this.#before) await this.#write(null);
      throw error;
    }
    await this.#write(this.#services.now());
    return true;
  }

  #take(item: Item): void {
    if ('skipped' in item) count(this.counts.skipped, item.skipped, item.count);
    else if ('broken' in item) this.#break(item.at, item.broken);
    else {
      const made = rowOfImported(this.#services, this.#about.source, item.place);
      if ('refused' in made) this.#break(item.at, made.refused);
      else if (this.#rows.has(made.row.source_id)) count(this.counts.skipped, 'told a second time');
      else {
        this.#rows.set(made.row.source_id, { row: made.row, at: item.at });
        this.counts.kept += 1;
      }
    }
  }

  #break(at: string, reason: string): void {
    count(this.counts.broken, reason);
    this.#told += 1;
    if (this.#told <= MOST_TOLD) this.#about.options.onBroken?.(`${at}: ${reason}`);
  }

  async #write(finishedAt: Date | null): Promise<void> {
    const { pool } = this.#services.database;
    const batch = [...this.#rows.values()];
    const readRows = Math.max(this.readRows, this.#before);
    const note = () => ({ readRows, counts: this.counts, finishedAt });
    try {
      await inTransaction(pool, async (transaction) => {
        if (batch.length > 0)
          await putListed(
            transaction,
            batch.map(({ row }) => row),
          );
        await noteImport(transaction, this.#about.fileKey, note());
      });
    } catch (error) {
      if (!isAboutData(error)) throw error;
      await this.#writeOneByOne(batch);
      await noteImport(pool, this.#about.fileKey, note());
    }
    this.#rows = new Map();
    this.#notedAt = this.readRows;
  }

  /** One row the table refuses takes no other with it. */
  async #writeOneByOne(batch: readonly { row: NewListedRow; at: string }[]): Promise<void> {
    for (const { row, at } of batch) {
      await putListed(this.#services.database.pool, [row]).catch((error) => {
        if (!isAboutData(error)) throw error;
        this.counts.kept -= 1;
        this.#break(at, `the table refuses it (${error.message})`);
      });
    }
  }
}

function count(counts: Record<string, number>, reason: string, by = 1): void {
  counts[reason] = (counts[reason] ?? 0) + by;
}

/** Whether PostgreSQL complains about values, and not about itself. */
function isAboutData(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}
