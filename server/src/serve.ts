import { existsSync } from 'node:fs';
import path from 'node:path';
import { openAtlas } from '@wayfold/atlas/open-atlas';
import type { FastifyInstance } from 'fastify';
import { directionsServices } from './adapters/measure-way';
import { openPictureStore } from './adapters/open-picture-store';
import { socialProvider } from './adapters/social-provider';
import { buildApp, personalData } from './app';
import type { Config } from './config';
import type { Database } from './db/connect';
import { startHousekeeping } from './features/housekeeping';
import { jobHandlers } from './features/job-handlers';
import { seed } from './features/seed';
import { makeFirstAdmin } from './features/sign-in/first-admin';
import { startJobs } from './jobs/worker';
import type { Log } from './lib/log';
import { passwordHasher } from './lib/password-hasher';
import { publicAddress } from './lib/public-address';
import { openMailQueue } from './mail/mail-queue';
import type { OpenedResources } from './process/opened-resources';
import { listenRefusal } from './process/ports';
import { stageEnded } from './process/stages';
import { requireWritableFolder } from './process/writable-folder';
import type { MapFile } from './streets/map-file';
import { openStreets } from './streets/open-streets';

/** On shutdown, responses that take longer than this to finish are cut off. */
const finishWithinMs = 10_000;

/** What the server needs from the process that runs it. */
type ServeDependencies = {
  config: Config;
  mapFile: MapFile | null;
  /** The database is still starting while the atlas is opened. */
  opening: Promise<Database>;
  log: Log;
  /** Folder of the repository. */
  root: string;
  /** Tells the person waiting what is taking long. */
  say: (sentence: string) => void;
  /** Receives everything that is opened here. */
  opened: OpenedResources;
};

/**
 * Opens everything besides the database, and listens. Apart from `main.ts`, so that its code loads while PostgreSQL starts.
 *
 * @returns the URL people type
 */
export async function serve({
  config,
  mapFile,
  opening,
  log,
  root,
  say,
  opened,
}: ServeDependencies): Promise<string> {
  const cacheDir = await atlasFolder(root, config.dataDir);
  const beforeBuild = async () => {
    // Building keeps the process too busy to talk to a database that is just starting.
    await opening;
    say('Preparing places and maps (only the first time, takes about half a minute)…');
  };
  const atlas = await openAtlas({ cacheDir, beforeBuild });
  stageEnded('atlas opened');
  const database = await opening;
  const now = () => new Date();
  const passwords = await opened.keep(Promise.resolve(passwordHasher()));
  const directions = directionsServices(config, now);
  const social = socialProvider(config, { log, now });
  const mailQueue = openMailQueue({ config, now });
  const pictures = await opened.keep(openPictureStore(config, now));
  const streets = await opened.keep(openStreets(config, mapFile, { database, log, now }));
  const services = {
    config,
    database,
    atlas,
    streets,
    directions,
    mailQueue,
    pictures,
    passwords,
    social,
    log,
    now,
  };
  await seed(services);
  await makeFirstAdmin(services);
  stageEnded('seeded');
  const webRoot = path.join(root, 'web', 'dist');
  const app = await buildApp(services, existsSync(webRoot) ? webRoot : null);
  opened.add({ close: () => closeApp(app, log) });
  stageEnded('app built');
  const address = await listen(app, config, log);
  stageEnded('listening');
  opened.add(startHousekeeping(services, personalData));
  opened.add(await startJobs({ pool: database.pool, log }, jobHandlers(services)));
  stageEnded('jobs started');
  return address;
}

/** Copies of the server in one repository share data prepared from its packages; if they can't, each has its own. */
async function atlasFolder(root: string, dataDir: string): Promise<string> {
  const shared = path.join(root, '.cache', 'atlas');
  return requireWritableFolder(shared).then(
    () => shared,
    () => path.join(dataDir, 'atlas'),
  );
}

async function listen(app: FastifyInstance, config: Config, log: Log): Promise<string> {
  const { host, port } = config;
  // Fastify would announce the URL as well, but the sentence below should be the last line of startup.
  app.log.level = 'warn';
  await app.listen({ host, port }).catch((error) => {
    throw listenRefusal(error, host, port);
  });
  app.log.level = log.level;
  const [bound] = app.addresses();
  // Links in emails must name the actual port, too.
  if (typeof bound === 'object') config.port = bound.port;
  return publicAddress({ config });
}

/** Takes no new requests and lets those in progress finish. */
async function closeApp(app: FastifyInstance, log: Log): Promise<void> {
  const cut = setTimeout(() => {
    log.warn('closed connections with requests that were still in progress');
    app.server.closeAllConnections();
  }, finishWithinMs);
  await app.close();
  clearTimeout(cut);
}
