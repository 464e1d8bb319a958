import path from 'node:path';
import type { Config } from '../config';
import type { Database } from '../db/connect';
import type { Log } from '../lib/log';
import type { Closable } from '../process/opened-resources';
import { areaSource } from './areas/area-source';
import type { StreetSource } from './street-source';
import { type Streets, streetsOf } from './streets';

/**
 * Opens the sources of streets that are configured. None of them is waited for.
 *
 * @param mapFile the operator's own file; null if none
 */
export async function openStreets(
  { mapStreets, dataDir }: Pick<Config, 'mapStreets' | 'dataDir'>,
  mapFile: StreetSource | null,
  { database, log, now }: { database: Pick<Database, 'pool'>; log: Log; now: () => Date },
): Promise<Streets & Closable> {
  const folder = path.join(dataDir, 'streets');
  // With streets off, their code isn't loaded.
  const online = mapStreets
    ? (await import('./online-streets')).openOnlineStreets({ address: mapStreets, folder, log, now })
    : null;
  const sources = [areaSource(database.pool, now), mapFile, online].filter((source) => source !== null);
  return { ...streetsOf(sources), close: async () => online?.close() };
}
