import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import type { Api } from '@wayfold/contract/api';
import type { Client } from '@wayfold/contract/kernel/client';
import { openPictureStore } from '../../server/src/adapters/open-picture-store';
import { buildApp } from '../../server/src/app';
import type { Config } from '../../server/src/config';
import { openDatabase } from '../../server/src/db/open-database';
import { seed } from '../../server/src/features/seed';
import { createLog } from '../../server/src/lib/log';
import { passwordHasher } from '../../server/src/lib/password-hasher';
import { openMailQueue } from '../../server/src/mail/mail-queue';
import type { Services } from '../../server/src/services';
import { type Streets, streetsOf } from '../../server/src/streets/streets';
import { clientFrom, freshAddresses } from './clients';

/** The real server in this process, with its own database that is as durable as in production. */
export interface Product {
  services: Services;
  /** `http://127.0.0.1:port` */
  url: string;
  token: string;
  userId: string;
  /** The API, signed in as the run's guest. */
  api: Client<Api>;
  /** Creates a new guest that no rate limit has counted yet, and returns their API client. */
  newGuest: () => Promise<Client<Api>>;
  close: () => Promise<void>;
}

/** Creates a folder that the database's user can enter. */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wayfold-bench-'));
  await chmod(folder, 0o711);
  return folder;
}

/**
 * Starts the product with its web app as `npm start` does. All commits are on disk before it responds.
 *
 * The number of destinations is unlimited, so large trips can be created.
 *
 * @param streets the streets it serves; none by default
 * @param onLine called with each log line
 */
export async function openProduct({
  trustProxy = false,
  streets = streetsOf([]),
  onLine = () => undefined,
}: {
  trustProxy?: Config['trustProxy'];
  streets?: Streets;
  onLine?: (line: string) => void;
} = {}): Promise<Product> {
  const dataDir = await makeDataDir();
  const config: Config = {
    databaseUrl: null,
    port: 0,
    host: '127.0.0.1',
    publicUrl: null,
    dataDir,
    samplePlaces: false,
    sessionSecret: 'a secret for the bench alone, 32 characters and more',
    logLevel: 'info',
    trustProxy,
    mapStyleUrl: null,
    mapPmtiles: null,
    mapStreets: null,
    osrmUrl: null,
    routesCredit: '© OpenStreetMap',
    valhallaUrl: null,
    mapboxToken: null,
    geocoder: null,
    photonUrl: null,
    nominatimUrl: null,
    unsplash: null,
    pexels: null,
    s3: null,
    social: null,
    firstAdmin: null,
    mail: { smtpUrl: null, from: { name: 'Wayfold', address: 'wayfold@localhost' }, contactEmail: null },
  };
  // Log lines are written as in production.
  const write = (line: Buffer, _encoding: unknown, done: () => void) => {
    onLine(line.toString());
    done();
  };
  const log = createLog('info', new Writable({ write }));
  const database = await openDatabase(config, {
    log,
    say: () => undefined,
    onLost: (error) => log.error(error),
  });
  const passwords = passwordHasher();
  const services: Services = {
    config,
    database,
    atlas: await openTestAtlas(),
    streets,
    directions: [],
    social: null,
    mailQueue: openMailQueue({ config, now: () => new Date() }),
    pictures: await openPictureStore(config, () => new Date()),
    passwords,
    log,
    now: () => new Date(),
  };
  await seed(services);
  await database.pool.query(`update settings set value = '0' where key = 'max_num_trip_destinations'`);
  const app = await buildApp(services, path.join(import.meta.dirname, '..', '..', 'web', 'dist'));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // listens on a port, not a socket
  const url = `http://127.0.0.1:${port}`;
  // This does many people's work in a short time, so each call comes from a different address.
  const freshAddress = freshAddresses();
  const client = (token: string | null) => clientFrom(url, freshAddress, token);
  const { token, user } = await client(null).accounts.createGuest({ body: {} });
  return {
    services,
    url,
    token,
    userId: user.id,
    api: client(token),
    newGuest: async () => {
      const made = await client(null).accounts.createGuest({ body: {} });
      return client(made.token);
    },
    close: async () => {
      const closing = app.close();
      app.server.closeAllConnections();
      await closing;
      await services.pictures.close();
      await passwords.close();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
