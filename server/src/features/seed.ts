import type { Services } from '../services';
import { seedPlaces } from './places/listed/seed-places';
import { addMissingSettings } from './settings/settings-store';
import { addMissingUserTypes } from './settings/user-types-store';
import { seedDemos } from './trips/demo/seed-demos';

/** Inserts the initial data of every installation. Existing data, changed or not, stays unchanged. */
export async function seed(services: Services): Promise<void> {
  const { pool } = services.database;
  await addMissingSettings(pool);
  await addMissingUserTypes(pool);
  await seedPlaces(services);
  await seedDemos(services);
}
