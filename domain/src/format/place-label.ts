import { normalizeText } from '@wayfold/contract/kernel/combining-marks';

/** What a label says about a place; null and '' mean unknown. */
export interface LabeledPlace {
  readonly name: string;
  readonly region: string | null;
  readonly country: string | null;
}

/** A place with all areas it is in, from the smallest to the largest: `Moab, Utah, United States`. */
export function placeLabel(place: LabeledPlace): string {
  return joined([place.name, ...areasBeside(place)]);
}

/** A place with the area that people name with it: `Moab, Utah`. */
export function shortPlaceLabel(place: LabeledPlace): string {
  return joined([place.name, areaBeside(place) ?? '']);
}

/**
 * The areas a place is in, to show next to or below its name: `Utah, United States`; empty if the name already contains
 * them.
 */
export function areasLabel(place: LabeledPlace): string {
  return joined(areasBeside(place));
}

/** The area that people name with a place: its region, or else its country; null if the name contains both. */
export function areaBeside(place: LabeledPlace): string | null {
  return areasBeside(place)[0] ?? null;
}

/** Region and country, without what the name or the region already says: "Washington, DC" isn't followed by DC. */
function areasBeside({ name, region, country }: LabeledPlace): string[] {
  const isRegionNew = region && ![name, country].some((text) => text && says(text, region));
  const isCountryNew = country && !says(name, country);
  return [...(isRegionNew ? [spoken(region)] : []), ...(isCountryNew ? [country] : [])];
}

/** Whether a name is the same as an area's, or has the area or its abbreviation after a comma: `Moab, UT`. */
function says(name: string, area: string): boolean {
  const asked = plain(area);
  const letters = LETTERS.get(asked);
  const [whole, parts] = [plain(name), name.split(',').slice(1).map(plain)];
  return whole === asked || parts.some((part) => part === asked || part === letters);
}

function spoken(region: string): string {
  return plain(region) === DISTRICT ? 'DC' : region;
}

function plain(text: string): string {
  const letters = normalizeText(text, 'NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

const DISTRICT = 'district of columbia';

/** The postal abbreviations of US states and Canadian provinces (US Postal Service, Canada Post), by plain name. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|
FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|
MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|
NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|
PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|
WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|
NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|
QC Quebec|SK Saskatchewan|YT Yukon`
    .split('|')
    .map((row) => row.trim())
    .map((row) => [row.slice(3).toLowerCase(), row.slice(0, 2).toLowerCase()]),
);
