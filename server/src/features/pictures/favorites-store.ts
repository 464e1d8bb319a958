import { text, uuid } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';

const FAVORITES = statement(
  'favorites-of-addresses',
  `select id, split_part(origin, '?', 1) as place from pictures
    where user_id = $1 and split_part(origin, '?', 1) = any($2) and favorite and removed_at is null
    order by created_at`,
  { id: uuid, place: text },
);

/**
 * Looks up which pictures of the library or of a stock service are among a person's favorites.
 *
 * @param addresses URLs in the library or at the service; anything after a `?` differs between searches and is ignored
 * @returns a function that finds the id of the person's row for one of these URLs; null if there is none
 */
export async function favoritesAmong(
  on: Queryable,
  userId: string,
  addresses: readonly string[],
): Promise<(address: string) => string | null> {
  const places = addresses.map(placeOf);
  const rows = await rowsOf(on, FAVORITES, [userId, places]);
  const ids = new Map(rows.map(({ id, place }) => [place, id]));
  return (address) => ids.get(placeOf(address)) ?? null;
}

function placeOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}
