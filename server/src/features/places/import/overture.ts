import { type Item, SKIPPED } from './imported';
import { at, type Json, listAt, numberAt, textAt } from './json-value';
import { wordCategory } from './word-categories';

const LEAST_CONFIDENCE = 0.6;
const CERTAIN = 0.9;

/** Reads an Overture Maps place, with old `categories` or newer `taxonomy`. */
export function overtureItem(
  where: string,
  { id, point, properties }: { id: string | undefined; point: [number, number]; properties: Json },
): Item {
  if (!id) return { at: where, broken: 'no id' };
  if (textAt(properties, 'operating_status') === 'permanently_closed')
    return { at: where, skipped: SKIPPED.closed };
  const confidence = numberAt(properties, 'confidence');
  if (confidence < LEAST_CONFIDENCE) return { at: where, skipped: SKIPPED.unsure };
  const categories = categoriesOf(properties);
  const [first, ...others] = categories;
  if (!first) return { at: where, skipped: SKIPPED.kind };
  const own = textAt(properties, 'names', 'primary');
  const name = textAt(properties, 'names', 'common', 'en') ?? own;
  if (!name) return { at: where, skipped: SKIPPED.name };
  const address = listAt(properties, 'addresses')[0];
  return {
    at: where,
    place: {
      sourceId: id,
      name,
      localName: own !== name ? own : undefined,
      lon: point[0],
      lat: point[1],
      categories: [first, ...others],
      rank: at(properties, 'brand', 'wikidata') === undefined && confidence >= CERTAIN ? 4 : 5,
      countryCode: textAt(address, 'country'),
      city: textAt(address, 'locality'),
      url: textAt(listAt(properties, 'websites'), 0),
      phone: textAt(listAt(properties, 'phones'), 0),
      brand:
        textAt(properties, 'brand', 'names', 'common', 'en') ??
        textAt(properties, 'brand', 'names', 'primary'),
      credit: 'Overture Maps',
    },
  };
}

function categoriesOf(properties: Json): string[] {
  const told = [
    textAt(properties, 'categories', 'primary'),
    textAt(properties, 'basic_category'),
    textAt(properties, 'taxonomy', 'primary'),
    ...listAt(properties, 'taxonomy', 'hierarchy')
      .map((name) => textAt([name], 0))
      .reverse(),
    ...listAt(properties, 'categories', 'alternate').map((name) => textAt([name], 0)),
    ...listAt(properties, 'taxonomy', 'alternates').map((name) => textAt([name], 0)),
  ];
  return [...new Set(told.flatMap((name) => wordCategory(name) ?? []))].slice(0, 3);
}
