import type { PictureSource } from '@wayfold/contract/pictures/pictures';
import { nullable, oneOf, text, uuid } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';
import type { Credited } from './picture-claims';

const HOLD = statement(
  'pictures-hold-own',
  `select id, source, credit, credit_url as "creditUrl" from pictures
    where id = any($1::uuid[]) and user_id = $2 and source <> 'wayfold' for key share`,
  {
    id: uuid,
    source: oneOf<PictureSource>(),
    credit: nullable(text),
    creditUrl: nullable(text),
  },
);

/** The ones of some pictures that belong to a person, by id, locked against deletion until the transaction ends. */
export async function holdOwn(
  on: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, Credited>> {
  const rows = await rowsOf(on, HOLD, [ids, userId]);
  return new Map(rows.map(({ id, ...credited }) => [id, credited]));
}

// The person may already have the same file, from another copy or an upload.
const KEEP = statement(
  'pictures-keep-own',
  `with theirs as (
      select pictures.*, asked.fresh, (
        select mine.id from pictures mine
        where mine.user_id = $3 and (mine.file_key = pictures.file_key or mine.origin = pictures.origin)
        order by mine.removed_at nulls first, mine.id limit 1) as mine
      from unnest($1::uuid[], $2::uuid[]) as asked(id, fresh) join pictures on pictures.id = asked.id
      where pictures.user_id <> $3
    ), added as (
      insert into pictures (id, user_id, file_key, source, image_name, origin, width, height, thumbhash, credit,
        credit_url, favorite, created_at, removed_at)
      select fresh, $3, file_key, source, image_name, origin, width, height, thumbhash, credit, credit_url, false, $4, $4
      from theirs where mine is null
    )
    select theirs.id, coalesce(mine, fresh) as own, theirs.source,
      case when mine is null then theirs.credit else kept.credit end as credit,
      case when mine is null then theirs.credit_url else kept.credit_url end as "creditUrl"
    from theirs left join pictures kept on kept.id = mine`,
  {
    id: uuid,
    own: uuid,
    source: oneOf<PictureSource>(),
    credit: nullable(text),
    creditUrl: nullable(text),
  },
);

/** Gives a person their own rows for pictures of others; returns, by the id of each, their own id and the credit. */
export async function keepOwn(
  on: Queryable,
  { userId, ids }: { userId: string; ids: readonly { id: string; fresh: string }[] },
  now: Date,
): Promise<Map<string, { own: string; credited: Credited }>> {
  const values = [ids.map(({ id }) => id), ids.map(({ fresh }) => fresh), userId, now];
  const rows = await rowsOf(on, KEEP, values);
  return new Map(rows.map(({ id, own, ...credited }) => [id, { own, credited }]));
}
