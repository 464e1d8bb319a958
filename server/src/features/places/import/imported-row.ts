import { normalizeText } from '@wayfold/contract/kernel/combining-marks';
import { cutText } from '@wayfold/contract/kernel/cut-text';
import { Wheelchair } from '@wayfold/contract/places/places';
import type { Services } from '../../../services';
import { foldedNames } from '../listed/listed-store';
import type { ImportedRow } from '../listed/listed-write-store';
import type { Imported } from './imported';
import { comparableNames } from './merge/same-names';

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
): { row: ImportedRow } | { refused: string } {
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
  const localities = [there.place?.name, there.region, there.country, place.city];
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
      phone: phoneOf(place.phone),
      brand: textOf(place.brand, 200),
      cuisine: cuisineOf(place.cuisine),
      wheelchair: wheelchairOf(place.wheelchair),
      opening_hours: textOf(place.openingHours, 500),
      credit: textOf(place.credit, 200),
      match_names: comparableNames([name, localName, ...(place.otherNames ?? [])], localities),
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
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase();
  const address = scheme ? `${scheme}${url.slice(scheme.length)}` : `https://${url}`;
  if (!/^https?:/.test(address) || !URL.canParse(address)) return null;
  const { hostname, username } = new URL(address);
  // `mailto:someone@example.com` would be a page with a user name.
  return hostname.includes('.') && username === '' ? address : null;
}

/** The first of several numbers, as it is written; null for what isn't a number that can be dialed. */
function phoneOf(text: string | undefined): string | null {
  const [first = ''] = (textOf(text, 500) ?? '').split(/[;,]/);
  const phone = first.replace(/^tel:/i, '').replace(/\s+/g, ' ').trim();
  const digits = phone.replace(/\D/g, '').length;
  return /^\+?[\d ()./-]{3,40}$/.test(phone) && digits >= 3 && digits <= 15 ? phone : null;
}

/** Up to five kinds of food in words, joined by commas. */
function cuisineOf(text: string | undefined): string {
  const words = (textOf(text, 500) ?? '')
    .toLowerCase()
    .split(/[;,]/)
    .map((word) => word.replace(/[_\s]+/g, ' ').trim())
    .filter((word) => /^[\p{L}\p{M}\d'’& -]{2,40}$/u.test(word));
  return [...new Set(words)].slice(0, 5).join(',');
}

function wheelchairOf(text: string | undefined): Wheelchair | null {
  const word = text?.trim().toLowerCase();
  // A place that is meant for wheelchairs.
  const { data = null } = Wheelchair.safeParse(word === 'designated' ? 'yes' : word);
  return data;
}
