import { type Queryable, rowsOf, type Statement } from '../../db/statement';

const FAVORITES: Statement = {
  name: 'library-favorites',
  text: `select id, origin from pictures
    where user_id = $1 and origin = any($2) and favorite and removed_at is null`,
};

/** Which of these pictures of the library are among a person's favorites: the ids of the person's rows by address. */
export async function libraryFavorites(
  on: Queryable,
  userId: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<{ id: string; origin: string }>(on, FAVORITES, [userId, addresses]);
  return new Map(rows.map(({ id, origin }) => [origin, id]));
}
