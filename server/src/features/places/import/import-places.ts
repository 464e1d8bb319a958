import { setImmediate } from 'node:timers/promises';
import { inTransaction, type Transaction } from '../../../db/statement';
import { sha256Hex } from '../../../lib/hashing';
import { isAddress } from '../../../process/command-line';
import { OperatorError } from '../../../process/operator-error';
import type { Services } from '../../../services';
import { type Box, hasPoint } from '../../../streets/areas/boxes';
import type { ImportedRow } from '../listed/listed-write-store';
import { type FileKind, fileKind } from './file-kind';
import { findBrokenOff, type ImportCounts, NOTHING_YET, noteImport } from './import-store';
import { type Item, type PlaceReader, SKIPPED, type SourceFile } from './imported';
import { rowOfImported } from './imported-row';
import { curatedNamesOf } from './merge/curated-names';
import { type Merged, mergeBatch } from './merge/merge-batch';
import { readCsv } from './read-csv';
import { readGeojson, readGeojsonLines } from './read-geojson';
import { readGeonames } from './read-geonames';
import { readNps } from './read-nps';
import { readOsm } from './read-osm';
import { readParquet } from './read-parquet';
import { readWikidataDump, readWikidataQuery } from './read-wikidata';
import { remoteKind } from './sources/remote-file';

/** How each kind of file is read, and the default source name of its places. */
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
/** Progress without places to keep is recorded less often than every batch of places. */
const NOTED_EVERY = 50_000;
/** Records between two moments in which answers of the database are heard. */
const ANSWERED_EVERY = 50;
/** How many unreadable records are reported one by one; the others are only counted. */
const MOST_TOLD = 20;

/** What to import, and callbacks for its progress. */
export type ImportOptions = {
  /** An absolute path, or the address of a Parquet file. */
  path: string;
  /** The parts of the world to import; all of them if there are none. */
  boxes?: readonly Box[];
  /** The source name of the places; defaults to that of the file's kind. */
  source?: string;
  /** Called after every batch. */
  onProgress?: (progress: { share: number; read: number; kept: number }) => void;
  /** Called with the first unreadable records, such as `line 12: not JSON`. */
  onBroken?: (sentence: string) => void;
  /** Stops the import after the current batch; what was imported stays. */
  signal?: AbortSignal;
};

/** The result of an import; `isFinished` is false if it was interrupted. */
export type ImportSummary = ImportCounts & {
  source: string;
  kind: FileKind;
  read: number;
  /** Records that an earlier, interrupted import of the same file had read. */
  resumedAt: number;
  isFinished: boolean;
};

/**
 * Imports a file of places, with at most one batch of them in memory.
 *
 * Each batch and the progress are written in one transaction, so an import that was killed continues after its last batch. An
 * existing place, identified by source and source id, is updated, so that nothing is ever duplicated.
 *
 * @throws OperatorError with what to do, if the file can't be read at all or any further
 */
export async function importPlaces(
  services: Pick<Services, 'atlas' | 'database' | 'now'>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { boxes = [] } = options;
  const { path } = options;
  const { kind, size, head } = isAddress(path) ? await remoteKind(path) : await fileKind(path);
  const { read, source: usual } = READERS[kind];
  const source = options.source ?? usual;
  if (!/^[a-z][a-z0-9-]{0,29}$/.test(source) || OURS.includes(source)) {
    throw new OperatorError(
      `The name of a source must start with a lowercase letter, have at most 30 lowercase letters, digits and hyphens, and not be one of ${OURS.join(', ')}. Choose another name with --source.`,
    );
  }
  const where = boxes.length > 0 ? `:${boxes.join(';')}` : '';
  const fileKey = sha256Hex(`${source}:${kind}:${size}:${head.toString('base64')}${where}`);
  const brokenOff = await findBrokenOff(services.database.pool, fileKey);
  const run = new ImportRun(services, { source, fileKey, options, before: brokenOff });
  const before = brokenOff?.readRows ?? 0;
  const file: SourceFile = { path, size, bytesRead: 0, boxes, before };
  const isFinished = await run.read(read(file), file);
  return { ...run.counts, source, kind, read: run.readRows, resumedAt: before, isFinished };
}

class ImportRun {
  readonly counts: ImportCounts;
  readRows = 0;
  readonly #services: Pick<Services, 'atlas' | 'database' | 'now'>;
  readonly #about: { source: string; fileKey: string; options: ImportOptions };
  /** Records that were read before; they are skipped. */
  readonly #before: number;
  #rows = new Map<string, { row: ImportedRow; at: string }>();
  /** The batch that is being written. */
  #writing: Promise<void> = Promise.resolve();
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
    this.counts = before?.counts ?? structuredClone(NOTHING_YET);
  }

  /** Reads all items; returns false if it was interrupted. */
  async read(items: AsyncIterable<Item>, file: SourceFile): Promise<boolean> {
    const { options } = this.#about;
    try {
      for await (const item of items) {
        this.readRows += 'count' in item ? (item.count ?? 1) : 1;
        if (this.readRows > this.#before) this.#take(item);
        const isDue = this.readRows - this.#notedAt >= NOTED_EVERY && this.readRows > this.#before;
        if (this.readRows % ANSWERED_EVERY === 0) await setImmediate();
        if (this.#rows.size < AT_ONCE && !isDue) continue;
        await this.#beginWriting();
        const share = file.size === 0 ? 1 : Math.min(1, file.bytesRead / file.size);
        options.onProgress?.({ share, read: this.readRows, kept: this.counts.kept });
        if (!options.signal?.aborted) continue;
        await this.#writing;
        return false;
      }
    } catch (error) {
      await this.#writing;
      // What was read so far stays, and the next import of this file continues after it.
      if (error instanceof OperatorError && this.readRows > this.#before) await this.#write(null);
      throw error;
    }
    await this.#writing;
    await this.#write(this.#services.now());
    return true;
  }

  /** Waits until the batch before is written, and begins with this one; meanwhile the next one is read. */
  async #beginWriting(): Promise<void> {
    await this.#writing;
    this.#writing = this.#write(null);
    // Whoever waits for it next reports a failure.
    this.#writing.catch(() => undefined);
  }

  #take(item: Item): void {
    if ('skipped' in item) count(this.counts.skipped, item.skipped, item.count);
    else if ('broken' in item) this.#break(item.at, item.broken, item.count);
    else if (!this.#isWanted(item.place)) count(this.counts.skipped, SKIPPED.outside);
    else {
      const made = rowOfImported(this.#services, this.#about.source, item.place);
      if ('refused' in made) this.#break(item.at, made.refused);
      else if (this.#rows.has(made.row.source_id)) count(this.counts.skipped, 'a duplicate');
      else {
        this.#rows.set(made.row.source_id, { row: made.row, at: item.at });
        this.counts.kept += 1;
      }
    }
  }

  /** Places without coordinates are wanted, to be reported. */
  #isWanted({ lon, lat }: { lon: number; lat: number }): boolean {
    const { boxes = [] } = this.#about.options;
    return boxes.length === 0 || Number.isNaN(lon + lat) || hasPoint(boxes, lon, lat);
  }

  #break(at: string, reason: string, records = 1): void {
    count(this.counts.broken, reason, records);
    this.#told += 1;
    if (this.#told <= MOST_TOLD) this.#about.options.onBroken?.(`${at}: ${reason}`);
  }

  async #write(finishedAt: Date | null): Promise<void> {
    const { pool } = this.#services.database;
    const batch = [...this.#rows.values()];
    const readRows = Math.max(this.readRows, this.#before);
    const counts = structuredClone(this.counts);
    this.#rows = new Map();
    this.#notedAt = this.readRows;
    try {
      const became = await inTransaction(pool, async (transaction) => {
        const merged = await this.#merge(transaction, batch);
        await noteImport(transaction, this.#about.fileKey, {
          ...{ readRows, finishedAt },
          counts: added(counts, merged),
        });
        return merged;
      });
      Object.assign(this.counts, added(this.counts, became));
    } catch (error) {
      if (!isAboutData(error)) throw error;
      const rejected = await this.#writeOneByOne(batch);
      for (const { at, reason } of rejected) {
        count(counts.broken, reason);
        this.#break(at, reason);
      }
      this.counts.kept -= rejected.length;
      const { changed, merged } = this.counts;
      const kept = counts.kept - rejected.length;
      await noteImport(pool, this.#about.fileKey, {
        ...{ readRows, finishedAt },
        counts: { ...counts, kept, changed, merged },
      });
    }
  }

  #merge(transaction: Transaction, batch: readonly { row: ImportedRow }[]): Promise<Merged> {
    const rows = batch.map(({ row }) => row);
    return mergeBatch(transaction, curatedNamesOf(this.#services.atlas), rows);
  }

  /** Writes rows one by one, so that a row the table refuses affects no other; returns where the refused ones are, and why. */
  async #writeOneByOne(batch: readonly { row: ImportedRow; at: string }[]) {
    const rejected: { at: string; reason: string }[] = [];
    for (const one of batch) {
      try {
        const became = await inTransaction(this.#services.database.pool, (on) => this.#merge(on, [one]));
        Object.assign(this.counts, added(this.counts, became));
      } catch (error) {
        if (!isAboutData(error)) throw error;
        rejected.push({ at: one.at, reason: `the database rejected it (${error.message})` });
      }
    }
    return rejected;
  }
}

function added(counts: ImportCounts, { changed, merged }: Merged): ImportCounts {
  return { ...counts, changed: counts.changed + changed, merged: counts.merged + merged };
}

function count(counts: Record<string, number>, reason: string, by = 1): void {
  counts[reason] = (counts[reason] ?? 0) + by;
}

/** Whether PostgreSQL reports a problem with the values rather than with itself. */
function isAboutData(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}
