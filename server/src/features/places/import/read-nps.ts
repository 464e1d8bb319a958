import type { Item, PlaceReader } from './imported';
import { jsonItemsOf } from './json-items';
import { numberAt, type ParsedItem, parsed, textAt } from './json-value';
import { chunksOf } from './lines';

const BLURB_LENGTH = 400;

/** Reads the parks of the US National Park Service in its API format (`/api/v1/parks`). */
export const readNps: PlaceReader = async function* (file) {
  for await (const item of jsonItemsOf(chunksOf(file))) yield itemOf(parsed(item));
};

function itemOf(item: ParsedItem): Item {
  if ('broken' in item) return item;
  const { value, at } = item;
  const id = textAt(value, 'parkCode') ?? textAt(value, 'id');
  if (!id) return { at, broken: 'no parkCode' };
  const designation = textAt(value, 'designation') ?? '';
  const isNationalPark = /national parks?\b/i.test(designation);
  return {
    at,
    place: {
      sourceId: id,
      name: textAt(value, 'fullName') ?? textAt(value, 'name') ?? '',
      lon: numberAt(value, 'longitude'),
      lat: numberAt(value, 'latitude'),
      categories: [isNationalPark ? 'national-park' : 'park-unit'],
      rank: isNationalPark ? 2 : 3,
      countryCode: 'US',
      blurb: firstSentences(textAt(value, 'description')),
      url: textAt(value, 'url'),
      credit: 'National Park Service',
    },
  };
}

/** As many complete sentences as fit on a card. */
function firstSentences(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= BLURB_LENGTH) return text;
  const end = text.lastIndexOf('. ', BLURB_LENGTH);
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, BLURB_LENGTH)}…`;
}
