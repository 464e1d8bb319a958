import { buffer } from 'node:stream/consumers';
import { boolean, instant, integer, nullable, oneOf, text, uuid } from '../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';
import { addJob } from '../../jobs/jobs';
import { fileWord } from '../../lib/file-word';
import type { Services } from '../../services';
import type { ExportFile, PersonalData } from '../accounts/personal-data';
import { originalPath } from './picture-files';

/** SQL: both have the same picture in their lists. */
const IS_SAME = `theirs.removed_at is null and pictures.removed_at is null
  and (theirs.file_key = pictures.file_key or theirs.origin = pictures.origin)`;
const KEEP_FAVORITE = statement(
  'pictures-personal-data-keep-favorite',
  `update pictures set favorite = true from pictures theirs
    where theirs.user_id = $1 and theirs.favorite and pictures.user_id = $2 and ${IS_SAME}`,
  {},
);
// What both have is in the lists once; trips of the other may show the second one on.
const MOVE = statement(
  'pictures-personal-data-move',
  `update pictures set user_id = $2, removed_at = case when exists (
      select 1 from pictures theirs where theirs.user_id = $2 and ${IS_SAME}
    ) then now() else removed_at end
    where user_id = $1`,
  {},
);
const MOVE_FILES = statement(
  'pictures-personal-data-move-files',
  'update picture_files set user_id = $2 where user_id = $1',
  {},
);

async function move(on: Transaction, from: string, to: string): Promise<void> {
  for (const statement of [KEEP_FAVORITE, MOVE, MOVE_FILES]) send(on, statement, [from, to]);
}

const ERASE = statement('pictures-personal-data-erase', 'delete from pictures where user_id = $1', {});
/** Others may have been given pictures of the same files; the files are nobody's upload from then on. */
const LET_FILES_GO = statement(
  'pictures-personal-data-let-files-go',
  'update picture_files set user_id = null where user_id = $1',
  {},
);

async function erase(on: Transaction, userId: string): Promise<void> {
  for (const statement of [ERASE, LET_FILES_GO]) send(on, statement, [userId]);
  addJob(on, 'sweep-pictures', {});
}

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;
const LIST = statement(
  'pictures-personal-data-list',
  `select pictures.id, source, image_name as "imageName", origin, width, height, credit, credit_url as "creditUrl",
      favorite, pictures.created_at as "createdAt", removed_at as "removedAt", file_key as key, picture_files.type
    from pictures left join picture_files on picture_files.key = file_key
    where pictures.user_id = $1 order by pictures.created_at, pictures.id`,
  {
    id: uuid,
    source: text,
    imageName: text,
    origin: nullable(text),
    width: integer,
    height: integer,
    credit: nullable(text),
    creditUrl: nullable(text),
    favorite: boolean,
    createdAt: instant,
    removedAt: nullable(instant),
    key: nullable(text),
    type: nullable(oneOf<keyof typeof ENDINGS>()),
  },
);

/** What there is to know of each picture, and each that lies here as a file, read when its turn comes. */
async function exportPictures(on: Queryable, userId: string, { pictures }: Services): Promise<ExportFile[]> {
  const rows = await rowsOf(on, LIST, [userId]);
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
  // Everything else is worth having without it.
  return file ? buffer(file.stream) : Buffer.alloc(0);
}

/** The pictures of a person, whether they are in their lists or only in trips. */
export const picturesPersonalData: PersonalData = { move, erase, export: exportPictures };
