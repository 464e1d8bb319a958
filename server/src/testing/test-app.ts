import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import type { Api, api } from '@wayfold/contract/api';
import { type Client, createClient } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import { directionsServices } from '../adapters/measure-way';
import { openPictureStore } from '../adapters/open-picture-store';
import { socialProvider } from '../adapters/social-provider';
import { buildApp } from '../app';
import type { Config } from '../config';
import { jobHandlers } from '../features/job-handlers';
import { seed } from '../features/seed';
import type { SlowLimits } from '../http/slow-requests';
import { doDueJobs } from '../jobs/worker';
import { createLog } from '../lib/log';
import { passwordHasher } from '../lib/password-hasher';
import { openMailQueue } from '../mail/mail-queue';
import type { Services } from '../services';
import { openMapFile } from '../streets/map-file';
import { openStreets } from '../streets/open-streets';
import { createTestDatabase, type TestDatabase } from './test-database';

export type ApiClient = Client<Api>;

/** A running server with its own database. */
export type TestApp = {
  services: Services;
  database: TestDatabase;
  /** `http://127.0.0.1:port` */
  url: string;
  /** The log so far, as text. */
  logged: () => string;
  /** Sets the server's clock; null lets it run again. */
  setClock: (now: Date | null) => void;
  /** The API as the user with this token sees it; null is nobody. */
  client: (token: string | null) => ApiClient;
  /** Sends a request as is, for what the typed client wouldn't send. */
  send: (path: string, init?: RequestInit) => Promise<Response>;
  /** Runs the jobs that are due, such as emails to send. */
  doJobs: () => Promise<void>;
  close: () => Promise<void>;
};

const CONFIG: Config = {
  databaseUrl: null,
  port: 0,
  host: '127.0.0.1',
  publicUrl: null,
  dataDir: '/nowhere', // each app has its own folder
  sessionSecret: 'a secret for tests alone, 32 characters and more',
  logLevel: 'debug',
  trustProxy: false,
  mapStyleUrl: null,
  mapPmtiles: null,
  mapStreets: null,
  samplePlaces: true,
  osrmUrl: null,
  routesCredit: '© OpenStreetMap',
  valhallaUrl: null,
  mapboxToken: null,
  geocoder: null,
  photonUrl: null,
  nominatimUrl: null,
  unsplash: null,
  pexels: null,
  mail: { smtpUrl: null, from: { name: 'Wayfold', address: 'hello@wayfold.example' }, contactEmail: null },
  s3: null,
  social: null,
  firstAdmin: null,
};

/**
 * Starts the real server on an empty, seeded database and a free port.
 *
 * Call it in beforeAll and close it in afterAll.
 */
export async function startTestApp(
  options: {
    config?: Partial<Config>;
    flood?: number;
    slow?: SlowLimits;
    webRoot?: string;
    /** Changes the database before anything is inserted. */
    prepare?: (database: TestDatabase) => Promise<void>;
  } = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  await options.prepare?.(database);
  const lines: string[] = [];
  const log = createLog('debug', {
    write: (line: string) => lines.push(line),
  } as unknown as NodeJS.WritableStream); // pino only ever writes
  let clock: Date | null = null;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wayfold-app-'));
  const config = { ...CONFIG, dataDir, ...options.config };
  const now = () => clock ?? new Date();
  const passwords = passwordHasher();
  const mapFile = config.mapPmtiles ? await openMapFile(config.mapPmtiles) : null;
  const streets = await openStreets(config, mapFile, { database, log, now });
  const services: Services = {
    config,
    database,
    atlas: await openTestAtlas(),
    streets,
    directions: directionsServices(config, now),
    social: socialProvider(config, { log, now }),
    mailQueue: openMailQueue({ config, now }),
    pictures: await openPictureStore(config, now),
    passwords,
    log,
    now,
  };
  await seed(services);
  const app = await buildApp(services, options.webRoot ?? null, {
    ...(options.flood === undefined ? {} : { flood: options.flood }),
    ...(options.slow === undefined ? {} : { slow: options.slow }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // listens on a port, not a socket
  config.port = port;
  const url = `http://127.0.0.1:${port}`;
  return {
    services,
    database,
    url,
    logged: () => lines.join(''),
    setClock: (now) => {
      clock = now;
    },
    client: (token) => createClient<typeof api>(paths, { baseUrl: url, token: () => token }),
    send: (path, init) => fetch(url + path, init),
    doJobs: () => doDueJobs({ pool: database.pool, log }, jobHandlers(services)),
    close: async () => {
      const closing = app.close();
      app.server.closeAllConnections();
      await closing;
      await passwords.close();
      await streets.close();
      await mapFile?.close();
      await services.pictures.close();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
