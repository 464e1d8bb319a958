import type { Picture, PictureSource, PictureType } from '@wayfold/contract/pictures/pictures';
import { boolean, integer, json, nullable, oneOf, type RowOf, text, uuid } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';
import { visibleTo } from '../sharing/trip-access-store';

/** A person's picture, as in lists; the signature is added when it is sent. */
export type KeptPicture = Omit<Picture, 'signature'>;

/** The fields of a new picture. */
export type NewPicture = {
  readonly id: string;
  readonly userId: string;
  readonly source: 'wayfold' | 'user-upload' | 'unsplash' | 'pexels';
  readonly imageName: string;
  /** Its location: a file here, or a URL. */
  readonly at: { readonly fileKey: string } | { readonly origin: string };
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
  readonly credit: string | null;
  readonly creditUrl: string | null;
  readonly favorite: boolean;
};

/** Where the bytes of a picture are. */
export type PictureSpot =
  | { readonly file: { readonly key: string; readonly type: PictureType } }
  | { readonly service: 'unsplash' | 'pexels'; readonly origin: string };

const SHOWN = `id, source, image_name as "imageName",
  case when source = 'wayfold' then origin else '/pictures/' || id end as "imageUrl",
  width, height, thumbhash, credit, credit_url as "creditUrl", favorite,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`;
const PICTURE = {
  id: uuid,
  source: oneOf<PictureSource>(),
  imageName: text,
  imageUrl: text,
  width: nullable(integer),
  height: nullable(integer),
  thumbhash: nullable(text),
  credit: nullable(text),
  creditUrl: nullable(text),
  favorite: boolean,
  createdAt: text,
};

const ADD = statement(
  'picture-add',
  `insert into pictures (id, user_id, source, image_name, file_key, origin, width, height, thumbhash, credit, credit_url,
      favorite, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    on conflict do nothing returning ${SHOWN}`,
  PICTURE,
);
const FIND_SAME = statement(
  'picture-find-same',
  `update pictures set favorite = favorite or $4
    where user_id = $1 and (file_key = $2 or origin = $3) and removed_at is null returning ${SHOWN}`,
  PICTURE,
);

/** The row of a picture and whether it is new: an existing one of the person isn't added again. */
export async function addPicture(
  on: Queryable,
  picture: NewPicture,
  now: Date,
): Promise<{ picture: KeptPicture; isNew: boolean } | null> {
  const { id, userId, source, imageName, at, width, height, thumbhash, credit, creditUrl, favorite } =
    picture;
  const [fileKey, origin] = 'fileKey' in at ? [at.fileKey, null] : [null, at.origin];
  const facts = [width, height, thumbhash, credit, creditUrl, favorite];
  const [added] = await rowsOf(on, ADD, [
    ...[id, userId, source, imageName, fileKey, origin],
    ...[...facts, now],
  ]);
  if (added) return { picture: added, isNew: true };
  const [same] = await rowsOf(on, FIND_SAME, [userId, fileKey, origin, favorite]);
  return same ? { picture: same, isNew: false } : null;
}

const OF_FILE = statement(
  'picture-of-file',
  `select ${SHOWN} from pictures where user_id = $1 and file_key = $2 and removed_at is null`,
  PICTURE,
);

/** A person's picture of an upload; null if there is none, or no longer one. */
export async function pictureOfFile(on: Queryable, userId: string, key: string): Promise<KeptPicture | null> {
  const [picture] = await rowsOf(on, OF_FILE, [userId, key]);
  return picture ?? null;
}

const SET = statement(
  'picture-set',
  `update pictures set image_name = coalesce($3, image_name), favorite = coalesce($4, favorite), removed_at = null
    where id = $1 and user_id = $2 and (removed_at is null or $5 and not exists (
      select 1 from pictures same where same.user_id = $2 and same.removed_at is null
        and (same.file_key = pictures.file_key or same.origin = pictures.origin)
    )) returning ${SHOWN}`,
  PICTURE,
);
const REMOVE = statement(
  'picture-remove',
  `update pictures set removed_at = $3 where id = $1 and user_id = $2 and removed_at is null`,
  {},
);

/**
 * Changes the given fields of a person's picture; null if they have none with that id.
 *
 * @param removed false restores a removed picture, if it still exists and hasn't been added again meanwhile
 */
export async function setPicture(
  on: Queryable,
  { id, userId }: { id: string; userId: string },
  {
    imageName,
    favorite,
    removed,
  }: { imageName?: string | undefined; favorite?: boolean | undefined; removed?: false | undefined },
): Promise<KeptPicture | null> {
  const values = [id, userId, imageName ?? null, favorite ?? null, removed === false];
  const [picture] = await rowsOf(on, SET, values);
  return picture ?? null;
}

/** Removes a picture from a person's lists; does nothing if it is in none. */
export async function removePicture(
  on: Queryable,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<void> {
  await rowsOf(on, REMOVE, [id, userId, now]);
}

/** The lists of a person's pictures. */
export type PictureList = 'favorites' | 'uploads';
const LISTS = {
  favorites: listOf('favorites', 'favorite'),
  uploads: listOf('uploads', `source = 'user-upload'`),
} as const;

function listOf(name: PictureList, condition: string) {
  return statement(
    `pictures-list-${name}`,
    `with listed as (
        select * from pictures where user_id = $1 and ${condition} and removed_at is null
      ), page as (
        select ${SHOWN} from listed order by created_at desc, id desc limit $2 offset $3
      )
      select (select count(*) from listed)::integer as total,
        coalesce((select json_agg(page order by "createdAt" desc, id desc) from page), '[]'::json) as pictures`,
    { total: integer, pictures: json<KeptPicture[]>() },
  );
}

/** A page of a list, newest first, and how many there are in total. */
export async function listPictures(
  on: Queryable,
  { userId, list }: { userId: string; list: PictureList },
  { page, perPage }: { page: number; perPage: number },
): Promise<{ pictures: KeptPicture[]; total: number }> {
  const values = [userId, perPage, (page - 1) * perPage];
  const [found] = await rowsOf(on, LISTS[list], values);
  return found ?? { pictures: [], total: 0 };
}

const SEEN = statement(
  'pictures-seen',
  `select id from pictures where id = any($1::uuid[]) and (user_id = $2 or exists (
      select 1 from trip_pictures join trips on trips.id = trip_pictures.trip_id
      where image_url = '/pictures/' || pictures.id and ${visibleTo('$2')}))`,
  { id: uuid },
);

/** The ones of some pictures that belong to a person, or are in trips they may see. */
export async function picturesSeen(on: Queryable, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(on, SEEN, [ids, userId]);
  return rows.map(({ id }) => id);
}

const SPOT = `source, origin, file_key, picture_files.type
  from pictures left join picture_files on picture_files.key = file_key`;
const SPOT_ROW = {
  source: text,
  origin: nullable(text),
  file_key: nullable(text),
  type: nullable(oneOf<PictureType>()),
};
const FIND_SPOT = statement(
  'picture-spot',
  `select ${SPOT} join users on users.id = pictures.user_id
    where pictures.id = $1 and users.delete_at is null`,
  SPOT_ROW,
);
const FIND_IN_TRIP = statement(
  'picture-spot-in-trip',
  `select ${SPOT} where pictures.id = $1 and exists (
      select 1 from trip_pictures where trip_id = $2 and image_url = '/pictures/' || pictures.id)`,
  SPOT_ROW,
);

/** The location of a picture's bytes; null if there is no such picture, or its person is about to be erased. */
export async function findSpot(on: Queryable, id: string): Promise<PictureSpot | null> {
  const [row] = await rowsOf(on, FIND_SPOT, [id]);
  return row ? spotOf(row) : null;
}

/** The location of the bytes of a picture that a trip shows; null if it doesn't show it. */
export async function findSpotInTrip(on: Queryable, tripId: string, id: string): Promise<PictureSpot | null> {
  const [row] = await rowsOf(on, FIND_IN_TRIP, [id, tripId]);
  return row ? spotOf(row) : null;
}

function spotOf({ source, origin, file_key: key, type }: RowOf<typeof SPOT_ROW>): PictureSpot | null {
  if (key !== null && type !== null) return { file: { key, type } };
  const isStock = source === 'unsplash' || source === 'pexels';
  return isStock && origin !== null ? { service: source, origin } : null;
}
