import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../../process/repository-root';
import type { Services } from '../../../services';
import { addMissingPlatforms } from '../booking/booking-platforms-store';
import { businessCategoryId } from '../kinds/business-categories';
import { addMissingCategories } from '../kinds/map-categories-store';
import { foldedNames } from './listed-store';
import { addMissingListed, type NewListedRow, removeSamples } from './listed-write-store';

/** A line of businesses.jsonl or events.jsonl. */
type Listing = {
  id: string;
  name: string;
  category: string;
  city: string;
  country: string;
  lat: number;
  lon: number;
  blurb: string;
  priceLevel?: number;
  /** Opening hours in readable form. */
  hours?: string;
  season?: [number, number];
  month?: number;
  day?: number;
  days?: number;
  time?: string | null;
};

const DATA = path.join('server', 'src', 'features', 'places', 'data');
const BUSINESS_RANK = 4;
const EVENT_RANK = 3;

/**
 * Inserts the categories, the booking platforms and, if this installation shows them, the sample listings that don't exist yet.
 * Otherwise removes the samples.
 */
export async function seedPlaces(services: Services): Promise<void> {
  const { pool } = services.database;
  await addMissingCategories(services);
  await addMissingPlatforms(pool);
  if (!services.config.samplePlaces) return removeSamples(pool);
  await addMissingListed(pool, [
    ...(await readListings('businesses.jsonl')).map((row) => rowOf(row, 'business', BUSINESS_RANK)),
    ...(await readListings('events.jsonl')).map((row) => rowOf(row, 'event', EVENT_RANK)),
  ]);
}

async function readListings(file: string): Promise<Listing[]> {
  const text = await readFile(path.join(repositoryRoot(), DATA, file), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Listing); // written by hand; seed-places.test.ts reads all of them
}

function rowOf(row: Listing, source: 'business' | 'event', rank: number): NewListedRow {
  return {
    source,
    source_id: row.id,
    name: row.name,
    folded: foldedNames([row.name]),
    lon: row.lon,
    lat: row.lat,
    country_code: row.country,
    city: row.city,
    category: businessCategoryId(row.category),
    rank,
    blurb: row.blurb,
    opening_hours: row.hours ?? null,
    season_from: row.season?.[0] ?? null,
    season_to: row.season?.[1] ?? null,
    price_level: row.priceLevel ?? null,
    event_month: row.month ?? null,
    event_day: row.day ?? null,
    event_days: row.days ?? null,
    event_time: row.time ?? null,
    is_sample: true,
  };
}
