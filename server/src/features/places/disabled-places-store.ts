import { text } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';

const ALL = statement('disabled-places', 'select id from disabled_places order by id', { id: text });

/** The ids of the disabled curated places. */
export async function listDisabledPlaces(on: Queryable): Promise<string[]> {
  return (await rowsOf(on, ALL, [])).map(({ id }) => id);
}
