import { buffer } from 'node:stream/consumers';
import type { Queryable, Transaction } from '../../db/statement';
import { addJob } from '../../jobs/jobs-store';
import { fileWord } from '../../lib/file-word';
import type { Services } from '../../services';
import type { ExportFile, PersonalData } from '../accounts/personal-data';
import { originalPath } from './picture-files';
import { erasePictures, listAllPictures, movePictures } from './pictures-personal-data-store';

async function move(on: Transaction, from: string, to: string): Promise<void> {
  movePictures(on, from, to);
}

async function erase(on: Transaction, userId: string): Promise<void> {
  erasePictures(on, userId);
  addJob(on, 'sweep-pictures', {});
}

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** The details of each picture, and each one stored here as a file, read only when it is needed. */
async function exportPictures(on: Queryable, userId: string, { pictures }: Services): Promise<ExportFile[]> {
  const rows = await listAllPictures(on, userId);
  const files: ExportFile[] = [];
  const listed = rows.map(({ key, type, ...facts }) => {
    if (key === null || type === null) return { ...facts, file: null };
    const path = `pictures/${[fileWord(facts.imageName), facts.id].filter(Boolean).join(' ')}.${ENDINGS[type]}`;
    files.push({ path, bytes: () => readOriginal(pictures, key) });
    return { ...facts, file: path };
  });
  return [{ path: 'pictures.json', bytes: JSON.stringify(listed, null, 2) }, ...files];
}

async function readOriginal(pictures: Services['pictures'], key: string): Promise<Uint8Array> {
  const file = await pictures.open(originalPath(key));
  // The rest of the export is still useful without it.
  return file ? buffer(file.stream) : Buffer.alloc(0);
}

/** The pictures of a person, whether they are in their lists or only in trips. */
export const picturesPersonalData: PersonalData = { move, erase, export: exportPictures };
