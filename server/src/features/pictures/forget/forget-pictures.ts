import type { ListedFile, StoreFolder } from '../../../adapters/picture-store';
import { uploadPath } from '../../../adapters/picture-store';
import { inTransaction } from '../../../db/statement';
import type { JobHandlers } from '../../../jobs/jobs';
import type { Services } from '../../../services';
import { pathsOf } from '../picture-files';
import { forgetAwaited, forgetUnused, forgetUnwanted, knownKeys } from './forget-pictures-store';

const DAY_MS = 86_400_000;
/** How many keys are looked up together. */
const LOOKED_UP = 500;

/** How much was deleted: unfinished uploads, unused pictures, and files without a picture. */
export type ForgottenPictures = {
  readonly uploads: number;
  readonly pictures: number;
  readonly pictureFiles: number;
};

/**
 * Deletes one batch each of unfinished uploads, of pictures that are in no list and no trip, and of files without a picture. Rows
 * are deleted first: files left by a crash in between belong to nobody, and `sweepFiles` deletes them.
 */
export async function forgetPictures(services: Services, batch: number): Promise<ForgottenPictures> {
  const { pool } = services.database;
  const now = services.now();
  const uploads = await forgetAwaited(pool, now, batch);
  const pictures = await inTransaction(pool, (on) => forgetUnwanted(on, now, batch));
  const files = await inTransaction(pool, (on) => forgetUnused(on, batch));
  await removeFiles(services, [...uploads, ...files]);
  return { uploads: uploads.length, pictures, pictureFiles: files.length };
}

async function removeFiles({ pictures }: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) await pictures.remove([uploadPath(key), ...pathsOf(key)]);
}

/** Deletes the files of an erased account without waiting for the daily cleanup. */
export function sweepPicturesJob(services: Services): JobHandlers['sweep-pictures'] {
  return async () => {
    let gone: string[];
    do {
      gone = await inTransaction(services.database.pool, (on) => forgetUnused(on, LOOKED_UP));
      await removeFiles(services, gone);
    } while (gone.length > 0);
  };
}

/**
 * Deletes files that are a day old and belong to nobody: from aborted writes, uploads sent again after they were stored, and
 * leftovers of a crash; returns how many. Lists all files.
 */
export async function sweepFiles(services: Services): Promise<number> {
  const before = new Date(services.now().getTime() - DAY_MS);
  await services.pictures.tidy(before);
  return (await sweepFolder(services, 'uploads', before)) + (await sweepFolder(services, 'kept', before));
}

async function sweepFolder(services: Services, folder: StoreFolder, before: Date): Promise<number> {
  let gone = 0;
  let paths: string[] = [];
  const lookUp = async () => {
    const stray = await strayOf(services, folder, paths);
    await services.pictures.remove(stray);
    gone += stray.length;
    paths = [];
  };
  for await (const file of services.pictures.list(folder)) {
    if (isOld(file, before)) paths.push(file.path);
    if (paths.length >= LOOKED_UP) await lookUp();
  }
  await lookUp();
  return gone;
}

const isOld = ({ writtenAt }: ListedFile, before: Date) => writtenAt < before;

/** Files with unknown keys, and uploads that are already stored. */
async function strayOf(
  { database }: Services,
  folder: StoreFolder,
  paths: readonly string[],
): Promise<string[]> {
  const known = await knownKeys(database.pool, [...new Set(paths.map(keyOf))]);
  return paths.filter((path) => {
    const isKept = known.get(keyOf(path));
    return folder === 'uploads' ? isKept !== false : isKept === undefined;
  });
}

/** `2026-11/x…` from `kept/2026-11/x…/original` */
function keyOf(path: string): string {
  return path.split('/').slice(1, 3).join('/');
}
