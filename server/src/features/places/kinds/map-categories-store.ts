import type { MapCategory } from '@wayfold/contract/places/places-endpoints';
import { integer, nullable, text } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';
import type { Services } from '../../../services';
import { BUSINESS_CATEGORIES } from './business-categories';

const ADD_MISSING = statement(
  'map-categories-add-missing',
  `insert into map_categories (id, name, parent, icon, sort_id)
    select id, name, parent, icon, sort_id
    from jsonb_to_recordset($1::jsonb) as row(id text, name text, parent text, icon text, sort_id integer)
    on conflict (id) do nothing`,
  {},
);
const ACTIVE = statement(
  'map-categories-active',
  `select category.id, category.name, category.parent, category.icon, category.sort_id
    from map_categories category left join map_categories parent on parent.id = category.parent
    where category.is_active and coalesce(parent.is_active, true) order by category.sort_id`,
  { id: text, name: text, parent: nullable(text), icon: text, sort_id: integer },
);

/** Writes the categories that don't exist yet, in the order of the atlas followed by the businesses. */
export async function addMissingCategories({ database: { pool }, atlas }: Services): Promise<void> {
  const all = [...atlas.placeCategories, ...BUSINESS_CATEGORIES];
  const rows = all.map((category, index) => ({ ...category, sort_id: index + 1 }));
  await rowsOf(pool, ADD_MISSING, [JSON.stringify(rows)]);
}

/** The enabled categories, in order; disabling a group hides its categories, too. */
export async function listCategories(on: Queryable): Promise<MapCategory[]> {
  const rows = await rowsOf(on, ACTIVE, []);
  return rows.map(({ id, name, parent, sort_id }) => ({ id, name, parent, SORT_ID: sort_id, ACTIVE: 'Yes' }));
}

/** The icons of the enabled categories, by names such as `maki/museum`. */
export async function listCategoryIcons(on: Queryable): Promise<{ category: string; icon: string }[]> {
  const rows = await rowsOf(on, ACTIVE, []);
  return rows.map(({ id, icon }) => ({ category: id, icon }));
}

/**
 * Parses requested categories; a group stands for all its categories.
 *
 * @param text comma-separated ids; undefined requests all
 * @returns null for all, else ids, possibly none
 */
export function categoriesAsked({ atlas }: Services, text: string | undefined): string[] | null {
  if (text === undefined) return null;
  const asked = new Set(text.split(','));
  return [...atlas.placeCategories, ...BUSINESS_CATEGORIES]
    .filter(({ id, parent }) => asked.has(id) || (parent !== null && asked.has(parent)))
    .map(({ id }) => id);
}
