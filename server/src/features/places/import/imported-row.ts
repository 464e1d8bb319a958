import { normalizeText } from '@wayfold/contract/kernel/combining-marks';
import { cutText } from '@wayfold/contract/kernel/cut-text';
import type { Services } from '../../../services';
import { foldedNames } from '../listed/listed-store';
import type { NewListedRow } from '../listed/listed-write-store';
import type { Imported } from './imported';

/** With its source as a prefix, an id has to fit into the path of a page. */
const LONGEST_ID = 60;

/** Reasons why a place can't be imported. */
export const REFUSED = {
  name: 'no name',
  coordinates: 'coordinates out of range',
  nullIsland: 'coordinates 0, 0, which mean unknown',
  id: 'no id, or an id of more than 60 characters',
} as const;

/** Makes a row from a place; text is cut to the table's limits, and invalid values count as unknown. */
export function rowOfImported(
  { atlas }: Pick<Services, 'atlas'>,
  source: string,
  place: Imported,
): { row: NewListedRow } | { refused: string } {
  const name = textOf(place.name, 200);
  if (!name) return { refused: REFUSED.name };
  const { lon, lat } = place;
  if (!(Math.abs(lon) <= 180 && Math.abs(lat) <= 90)) return { refused: REFUSED.coordinates };
  if (lon === 0 && lat === 0) return { refused: REFUSED.nullIsland };
  const sourceId = textOf(place.sourceId, LONGEST_ID + 1);
  if (!sourceId || sourceId.length > LONGEST_ID) return { refused: REFUSED.id };
  const localName = textOf(place.localName, 200);
  const folded = foldedNames([name, localName, ...(place.otherNames ?? [])]);
  if (folded === '') return { refused: REFUSED.name };
  const [category, ...others] = place.categories;
  // The file knows best where a place is; the atlas adds what it leaves out.
  const there = atlas.reverse([lon, lat]);
  const countryCode = /^[a-z]{2}$/i.test(place.countryCode ?? '') ? place.countryCode?.toUpperCase() : null;
  return {
    row: {
      source,
      source_id: sourceId,
      name,
      local_name: localName,
      folded,
      lon,
      lat,
      country_code: countryCode ?? there.countryCode,
      region: textOf(place.region, 200) ?? there.region,
      city: textOf(place.city, 200) ?? there.place?.name ?? null,
      category,
      further_categories: others.join(','),
      rank: place.rank,
      blurb: textOf(place.blurb, 500),
      url: urlOf(place.url),
      opening_hours: textOf(place.openingHours, 500),
      credit: textOf(place.credit, 200),
    },
  };
}

/** Text without control characters, normalized and cut to its length; null if nothing is left. */
function textOf(text: string | undefined, most: number): string | null {
  if (text === undefined) return null;
  const clean = normalizeText(text.toWellFormed(), 'NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out.
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim();
  if (!clean) return null;
  return cutText(clean, most);
}

/** A URL that people may follow; null for any other scheme. */
function urlOf(text: string | undefined): string | null {
  const url = textOf(text, 1_001);
  if (!url || url.length > 1_000 || /\s/.test(url)) return null;
  const address = /^https?:\/\//i.test(url)
    ? url.replace(/^https?/i, (scheme) => scheme.toLowerCase())
    : `https://${url}`;
  return URL.canParse(address) ? address : null;
}
