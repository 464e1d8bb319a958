import { countries } from 'countries-list';

/** Typical roads and railways of a country. */
export type Conditions = {
  /** Road length divided by great-circle length, for short routes. */
  winding: number;
  /** Length of guessed roads divided by their cost, if no known road is near. */
  lengthPerCost: number;
  /** The speed that long drives approach, in km/h. */
  topKmh: number;
  /** Speed of trains including their stops, in km/h. */
  trainKmh: number;
};

/**
 * By type of road network. Windings, lengths and top speeds are roughly the medians of the pairs in
 * bench/places/roads-fit.jsonl, which are general knowledge. Train speeds are for lines that nobody wrote down: the medians of
 * the 907 sections in atlas/roads/railways.jsonl that are no high-speed lines (none faster than 140 km/h), measured along
 * the roads beside them; for mountains an assumption, since seven sections are too few.
 */
const NETWORKS = {
  northAmerica: { winding: 1.18, lengthPerCost: 1.02, topKmh: 101, trainKmh: 75 },
  europe: { winding: 1.22, lengthPerCost: 1.06, topKmh: 96, trainKmh: 90 },
  /** Freeways or empty highways between most cities. */
  fast: { winding: 1.22, lengthPerCost: 1.075, topKmh: 90, trainKmh: 75 },
  /** Fast trains, and freeways with many tunnels and tolls. */
  fastTrains: { winding: 1.22, lengthPerCost: 1.075, topKmh: 85, trainKmh: 85 },
  /** Good roads, mostly without freeways. */
  plain: { winding: 1.27, lengthPerCost: 1.1, topKmh: 72, trainKmh: 65 },
  /** Roads through villages, shared with trucks and animals. */
  slow: { winding: 1.25, lengthPerCost: 1.1, topKmh: 57, trainKmh: 65 },
  /** Roads that wind around mountains, and few others. */
  mountains: { winding: 1.5, lengthPerCost: 1.2, topKmh: 52, trainKmh: 35 },
} satisfies Record<string, Conditions>;

type Network = keyof typeof NETWORKS;

const BY_COUNTRY: Record<Network, string> = {
  northAmerica: 'US CA',
  europe: '',
  fast: 'AU NZ ZA NA BW AE SA OM QA BH KW IL JO TR MA TN DZ EG LY CL UY AR MX MY SG IR PK RU',
  fastTrains: 'JP KR CN TW HK MO',
  plain:
    'BR CU DO JM PR CR PA KZ UZ AM AZ GE BY UA MD NO IS AL BA ME MK XK RO TH VN ID PH LK ZW ZM SZ LS SN CI IQ SY LB TM BN FJ',
  slow: 'IN BD MM KH PY VE GY SR GT HN SV NI BZ HT KE TZ UG RW BI DJ SO SD SS NG GH TG BJ CM GA CG GQ ML BF NE TD MR GM GN SL LR MW MZ AO MN KG',
  mountains: 'PE CO BO EC ET ER LA NP BT AF TJ MG CD CF PG SB VU TL YE KP',
};

const networkOf = new Map(
  Object.entries(BY_COUNTRY).flatMap(
    ([network, codes]) => codes.split(' ').map((code) => [code, network as Network] as const), // keys of a record of networks
  ),
);

/**
 * Where the roads of a country differ from others of their network, fitted to the seen half of
 * bench/places/truth/road-legs.jsonl; the unseen half shows whether it carries over.
 */
const FITTED: Record<string, Partial<Conditions>> = {
  US: { topKmh: 107 },
  CA: { topKmh: 107 },
  MX: { winding: 1.5, lengthPerCost: 1.4, topKmh: 70 },
  ES: { winding: 1.28, lengthPerCost: 1.13 },
  CH: { winding: 1.3, lengthPerCost: 1.15 },
  TR: { winding: 1.36, lengthPerCost: 1.24 },
  IN: { topKmh: 66 },
};

const continentOf = new Map<string, string>(
  Object.entries(countries).map(([code, { continent }]) => [code, continent]),
);

const fittedOf = new Map(
  Object.entries(FITTED).map(([code, fitted]) => [code, { ...networkIn(code), ...fitted }] as const),
);

/** Returns the road conditions in a country; null means the sea. */
export function conditionsIn(countryCode: string | null): Conditions {
  return fittedOf.get(countryCode ?? '') ?? networkIn(countryCode ?? '');
}

function networkIn(countryCode: string): Conditions {
  const network = networkOf.get(countryCode);
  if (network) return NETWORKS[network];
  return NETWORKS[continentOf.get(countryCode) === 'EU' ? 'europe' : 'plain'];
}

/** Averages the conditions of two ends, half the distance in each; for speeds that is the harmonic mean. */
export function between(a: Conditions, b: Conditions): Conditions {
  if (a === b) return a;
  return {
    winding: (a.winding + b.winding) / 2,
    lengthPerCost: (a.lengthPerCost + b.lengthPerCost) / 2,
    topKmh: 2 / (1 / a.topKmh + 1 / b.topKmh),
    trainKmh: 2 / (1 / a.trainKmh + 1 / b.trainKmh),
  };
}
