import type { SceneLocation } from './library';

/** The countries of each location, by their codes. A country can be in several, the most telling one first. */
const COUNTRIES: readonly (readonly [SceneLocation, string])[] = [
  ['British Isles', 'GB IE IM GG JE'],
  ['France', 'FR MC'],
  ['Benelux and Germany', 'DE NL BE LU'],
  ['Alps', 'CH LI AT'],
  ['Central Europe', 'AT CZ SK PL HU SI DE RO'],
  ['Eastern Europe', 'RU UA BY MD LT LV EE'],
  ['Scandinavia', 'NO SE DK FI AX'],
  ['Iceland and the Arctic', 'IS GL SJ FO'],
  ['Spain and Portugal', 'ES PT AD GI'],
  ['Italy', 'IT VA SM'],
  ['Greece and the Balkans', 'GR HR ME AL BA RS BG MK XK RO CY'],
  ['Mediterranean', 'MT CY HR GI MC'],
  ['Turkey and the Caucasus', 'TR GE AM AZ'],
  ['Middle East', 'JO IL PS LB SY IQ IR SA AE QA KW BH OM YE'],
  ['North Africa', 'MA DZ TN LY EG EH'],
  ['East and Southern Africa', 'KE TZ UG RW BI ET ER SO DJ ZM ZW MW MZ BW NA ZA LS SZ AO MG SS SD CD'],
  ['West Africa', 'SN GM GN GW SL LR CI GH TG BJ NG NE BF ML MR CV CM GA CG GQ ST CF TD SH'],
  ['Indian Ocean', 'MU SC RE YT KM MV MG CX CC'],
  ['Central Asia', 'KZ KG UZ TM TJ MN AF'],
  ['India and the Himalayas', 'IN NP BT BD PK LK'],
  ['China', 'CN TW HK MO'],
  ['Japan', 'JP'],
  ['Korea', 'KR KP'],
  ['Southeast Asia', 'TH VN LA KH MM MY SG ID PH BN TL'],
  ['Australia', 'AU NF'],
  ['New Zealand', 'NZ'],
  ['Hawaii and Pacific Islands', 'FJ PF NC WS TO VU SB PG CK NU WF KI TV NR MH FM PW GU MP AS'],
  ['Mexico and Central America', 'MX GT BZ HN SV NI CR PA'],
  ['Caribbean', 'CU DO PR HT JM BS BB TT LC VC GD DM AG KN MS AI VG VI TC KY AW CW BQ SX MF BL GP MQ BM'],
  ['Andes and Patagonia', 'PE BO EC CO CL AR UY PY VE FK GS AQ'],
  ['Brazil and the Amazon', 'BR GY SR GF'],
  ['Alaska and Canada', 'CA PM'],
];

/** The states of the parts of the United States; those on the East Coast aren't listed. */
const STATES: readonly (readonly [SceneLocation, string])[] = [
  ['Southwest USA', 'Arizona,Utah,Nevada,New Mexico'],
  ['Rocky Mountains', 'Colorado,Wyoming,Montana,Idaho'],
  ['US West Coast', 'California,Oregon,Washington'],
  ['Hawaii and Pacific Islands', 'Hawaii'],
  ['Alaska and Canada', 'Alaska'],
  [
    'Midwest and Great Plains',
    'North Dakota,South Dakota,Nebraska,Kansas,Oklahoma,Texas,Iowa,Minnesota,Illinois,Missouri,Wisconsin,Michigan,Indiana,Ohio',
  ],
];

/** Locations where towns and landscapes look enough alike to represent each other. */
const ALIKE: readonly (readonly SceneLocation[])[] = [
  [
    ...([
      'British Isles',
      'France',
      'Benelux and Germany',
      'Alps',
      'Central Europe',
      'Eastern Europe',
      'Scandinavia',
    ] as const),
    ...(['Spain and Portugal', 'Italy', 'Greece and the Balkans', 'Mediterranean'] as const),
  ],
  [
    ...(['Southwest USA', 'Rocky Mountains', 'US West Coast', 'US East Coast'] as const),
    ...(['Midwest and Great Plains', 'Alaska and Canada'] as const),
  ],
  ['Mexico and Central America', 'Caribbean', 'Andes and Patagonia', 'Brazil and the Amazon'],
  ['Turkey and the Caucasus', 'Middle East', 'North Africa', 'Central Asia'],
  ['East and Southern Africa', 'West Africa'],
  ['Australia', 'New Zealand'],
  ['Caribbean', 'Hawaii and Pacific Islands', 'Indian Ocean'],
];

/** Returns the locations a place is in, the most telling one first. */
export function sceneLocationsOf(countryCode: string, region: string | null): SceneLocation[] {
  if (countryCode === 'US') {
    const state = STATES.find(([, names]) => names.split(',').includes(region ?? ''));
    return [state?.[0] ?? 'US East Coast'];
  }
  return COUNTRIES.filter(([, codes]) => codes.split(' ').includes(countryCode)).map(
    ([location]) => location,
  );
}

/** Returns the locations that look like one of these, without them. */
export function locationsLike(locations: readonly SceneLocation[]): ReadonlySet<SceneLocation> {
  const alike = ALIKE.filter((group) => locations.some((location) => group.includes(location))).flat();
  return new Set(alike.filter((location) => !locations.includes(location)));
}
