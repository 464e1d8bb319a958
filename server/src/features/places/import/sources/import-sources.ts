import { stat } from 'node:fs/promises';
import path from 'node:path';
import { sha256Hex } from '../../../../lib/hashing';
import { isAddress } from '../../../../process/command-line';
import { OperatorError } from '../../../../process/operator-error';
import type { Services } from '../../../../services';
import type { Box } from '../../../../streets/areas/boxes';
import { type ImportOptions, type ImportSummary, importPlaces } from '../import-places';
import { findBrokenOff, type ImportCounts, NOTHING_YET, noteImport } from '../import-store';
import { findSources } from './find-sources';
import { shownAddress } from './remote-file';

/** What to import, and callbacks for its progress. */
export type SourcesToImport = Omit<ImportOptions, 'path' | 'boxes' | 'onProgress'> & {
  /** Absolute paths of files and folders, and addresses. */
  sources: readonly string[];
  boxes: readonly Box[];
  /** Called after every batch; `part` names the file if there are several. */
  onProgress?: (progress: { part: string | null; share: number; read: number; kept: number }) => void;
};

/** The result of importing several files. */
export type SourcesSummary = ImportCounts & {
  /** The names under which the places were imported. */
  names: string[];
  read: number;
  resumedAt: number;
  parts: number;
  /** Parts that an earlier, interrupted import of the same files had finished. */
  partsBefore: number;
  isFinished: boolean;
};

/**
 * Imports files, folders and addresses one after another. If it was interrupted, the same call goes on with the file it was at.
 *
 * @throws OperatorError with what to do, if one can't be read; what was imported until then stays
 */
export async function importSources(
  services: Pick<Services, 'atlas' | 'database' | 'now'>,
  { sources, boxes, onProgress, ...options }: SourcesToImport,
): Promise<SourcesSummary> {
  const files = await findSources(sources);
  if (boxes.length === 0 && files.some(isAddress)) {
    throw new OperatorError('Say which area to import from an address: --area, --trip or --box.');
  }
  const { pool } = services.database;
  const isOne = files.length === 1;
  const key = await keyOf(files, { boxes, source: options.source });
  const brokenOff = isOne ? null : await findBrokenOff(pool, key);
  const partsBefore = brokenOff?.readRows ?? 0;
  const summary: SourcesSummary = {
    ...structuredClone(NOTHING_YET),
    ...{ names: [], read: 0, resumedAt: 0, parts: files.length, partsBefore, isFinished: true },
  };
  for (const [index, file] of files.entries()) {
    if (index < partsBefore) continue;
    const part = isOne ? null : `${index + 1} of ${files.length}: ${nameOf(file)}`;
    const told = {
      ...options,
      onBroken: (at: string) => options.onBroken?.(isOne ? at : `${nameOf(file)}, ${at}`),
    };
    const imported = await importPlaces(services, {
      ...told,
      path: file,
      boxes,
      onProgress: (progress) => onProgress?.({ ...progress, part }),
    });
    add(summary, imported);
    if (!imported.isFinished) return { ...summary, isFinished: false };
    if (isOne) continue;
    const { kept, changed, merged, skipped, broken } = summary;
    const finishedAt = index === files.length - 1 ? services.now() : null;
    const counts = { kept, changed, merged, skipped, broken };
    await noteImport(pool, key, { readRows: index + 1, counts, finishedAt });
    if (options.signal?.aborted && finishedAt === null) return { ...summary, isFinished: false };
  }
  return summary;
}

/** What identifies an import of several files: their paths, sizes and times, where, and as what. */
async function keyOf(
  files: readonly string[],
  { boxes, source }: { boxes: readonly Box[]; source: string | undefined },
): Promise<string> {
  const versions = await Promise.all(
    files.map(async (file) => {
      if (isAddress(file)) return file;
      const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
  return sha256Hex(`parts:${source ?? ''}:${boxes.join(';')}:${versions.join('\n')}`);
}

function nameOf(file: string): string {
  return isAddress(file) ? shownAddress(file) : path.basename(file);
}

function add(summary: SourcesSummary, part: ImportSummary): void {
  if (!summary.names.includes(part.source)) summary.names.push(part.source);
  for (const count of ['read', 'resumedAt', 'kept', 'changed', 'merged'] as const)
    summary[count] += part[count];
  for (const list of ['skipped', 'broken'] as const) {
    for (const [reason, count] of Object.entries(part[list])) {
      summary[list][reason] = (summary[list][reason] ?? 0) + count;
    }
  }
}
