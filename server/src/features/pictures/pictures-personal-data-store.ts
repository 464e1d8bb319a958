import type { PictureType } from '@wayfold/contract/pictures/pictures';
import { boolean, instant, integer, nullable, oneOf, type RowOf, text, uuid } from '../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';

/** SQL condition: both have the same picture in their lists. */
const IS_SAME = `theirs.removed_at is null and pictures.removed_at is null
  and (theirs.file_key = pictures.file_key or theirs.origin = pictures.origin)`;
const KEEP_FAVORITE = statement(
  'pictures-personal-data-keep-favorite',
  `update pictures set favorite = true from pictures theirs
    where theirs.user_id = $1 and theirs.favorite and pictures.user_id = $2 and ${IS_SAME}`,
  {},
);
// What both have is in the lists once; trips of the other person may still show the second one.
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

/** Moves one person's pictures to another. */
export function movePictures(on: Transaction, from: string, to: string): void {
  for (const statement of [KEEP_FAVORITE, MOVE, MOVE_FILES]) send(on, statement, [from, to]);
}

const ERASE = statement('pictures-personal-data-erase', 'delete from pictures where user_id = $1', {});
/** Others may have copies of the same files; from then on the files are nobody's upload. */
const LET_FILES_GO = statement(
  'pictures-personal-data-let-files-go',
  'update picture_files set user_id = null where user_id = $1',
  {},
);

/** Deletes a person's pictures; files that nobody needs anymore are left for the sweep. */
export function erasePictures(on: Transaction, userId: string): void {
  for (const statement of [ERASE, LET_FILES_GO]) send(on, statement, [userId]);
}

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
    type: nullable(oneOf<PictureType>()),
  },
);

/** All pictures of a person, in lists or not, oldest first. */
export function listAllPictures(on: Queryable, userId: string): Promise<RowOf<(typeof LIST)['columns']>[]> {
  return rowsOf(on, LIST, [userId]);
}
