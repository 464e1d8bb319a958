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
import { clientFrom, freshAddresses } from './clients';

/** The real server in this process, on a database of its own that is as durable as the product's. */
export interface Product {
  services: Services;
  /** `http://127.0.0.1:port` */
  url: string;
  token: string;
  userId: string;
  /** The API as the one guest of the run. */
  api: Client<Api>;
  /** The API as another guest, of whom nothing was counted yet. */
  newGuest: () => Promise<Client<Api>>;
  close: () => Promise<void>;
}

/** A new folder that the database's user may enter. */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wayfold-bench-'));
  await chmod(folder, 0o711);
  return folder;
}

/**
 * Starts the product with its web app as `npm start` does, with everything it commits on disk before it answers.
 *
 * The number of destinations is unlimited, so that large trips can be made.
 *
 * @param onLine called with each line of the log
 */
export async function openProduct({
  trustProxy = false,
  onLine = () => undefined,
}: {
  trustProxy?: Config['trustProxy'];
  onLine?: (line: string) => void;
} = {}): Promise<Product> {
  const dataDir = await makeDataDir();
  const config: Config = {
    databaseUrl: null,
    port: 0,
    host: '127.0.0.1',
    publicUrl: null,
    dataDir,
    sessionSecret: 'a secret for the bench alone, 32 characters and more',
    logLevel: 'info',
    trustProxy,
    mapStyleUrl: null,
    mapPmtiles: null,
    osrmUrl: null,
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
  // Lines are written as in production.
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
    mapFile: null,
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
  // Many people's work in little time, so each call comes from an address of its own.
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
