import { existsSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { openAtlas } from '@wayfold/atlas/open-atlas';
import type { FastifyInstance } from 'fastify';
import { directionsServices } from './adapters/measure-way';
import { openPictureStore } from './adapters/open-picture-store';
import { socialProvider } from './adapters/social-provider';
import { buildApp, personalData } from './app';
import { type Config, readConfig } from './config';
import { openDatabase } from './db/open-database';
import { startHousekeeping } from './features/housekeeping';
import { jobHandlers } from './features/job-handlers';
import { seed } from './features/seed';
import { makeFirstAdmin } from './features/sign-in/first-admin';
import { openMapFile } from './http/map-file';
import { startJobs } from './jobs/worker';
import { createLog, type Log } from './lib/log';
import { passwordHasher } from './lib/password-hasher';
import { publicAddress } from './lib/public-address';
import { openMailQueue } from './mail/mail-queue';
import { OpenedResources } from './process/opened-resources';
import { OperatorError } from './process/operator-error';
import { listenRefusal, requireFreePort } from './process/ports';
import { repositoryRoot } from './process/repository-root';
import { keptSessionSecret } from './process/session-secret';
import { requireWritableFolder } from './process/writable-folder';

/** On shutdown, responses that take longer than this to finish are cut off. */
const finishWithinMs = 10_000;

const root = repositoryRoot();
const opened = new OpenedResources();
let isStopping = false;

// The heap may double before garbage collection, instead of growing fourfold: under load that saves 200 MB and costs no time.
setFlagsFromString('--heap-growing-percent=100');

const config = await readyConfig().catch(giveUp);
const log = createLog(config.logLevel);
const starting = start(config, log);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
process.on('uncaughtException', (err) => {
  log.fatal({ err }, 'the server is stopping because of an unexpected error');
  stop(1);
});
await starting.then((address) => console.log(`Wayfold is ready at ${address}`), giveUp);

/** Checks everything that can be wrong before anything slow is started. */
async function readyConfig(): Promise<Config> {
  const settings = path.join(root, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const environment = readConfig(process.env, root);
  await requireWritableFolder(environment.dataDir);
  await requireFreePort(environment.host, environment.port);
  const sessionSecret = environment.sessionSecret ?? (await keptSessionSecret(environment.dataDir));
  return { ...environment, sessionSecret };
}

/** @returns the URL people type */
async function start(config: Config, log: Log): Promise<string> {
  const say = (sentence: string) => console.log(sentence);
  const onLost = (err: unknown) => {
    log.fatal({ err }, 'the embedded database stopped and could not be restarted');
    stop(1);
  };
  const mapFile = config.mapPmtiles ? await opened.keep(openMapFile(config.mapPmtiles)) : null;
  // One at a time: preparing the atlas the first time keeps the process too busy to talk to a database.
  const database = await opened.keep(openDatabase(config, { log, say, onLost }));
  const cacheDir = await atlasFolder(config.dataDir);
  if (!existsSync(path.join(cacheDir, 'tiles.bin')))
    say('Preparing places and maps (only the first time, takes about half a minute)…');
  const atlas = await openAtlas({ cacheDir });
  const now = () => new Date();
  const passwords = await opened.keep(Promise.resolve(passwordHasher()));
  const directions = directionsServices(config, now);
  const social = socialProvider(config, { log, now });
  const mailQueue = openMailQueue({ config, now });
  const pictures = await opened.keep(openPictureStore(config, now));
  const services = {
    config,
    database,
    atlas,
    mapFile,
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
  const webRoot = path.join(root, 'web', 'dist');
  const app = await buildApp(services, existsSync(webRoot) ? webRoot : null);
  opened.add({ close: () => closeApp(app) });
  const address = await listen(app, config);
  opened.add(startHousekeeping(services, personalData));
  opened.add(await startJobs({ pool: database.pool, log }, jobHandlers(services)));
  return address;
}

/** Copies of the server in one repository share data prepared from its packages; if they can't, each has its own. */
async function atlasFolder(dataDir: string): Promise<string> {
  const shared = path.join(root, '.cache', 'atlas');
  return requireWritableFolder(shared).then(
    () => shared,
    () => path.join(dataDir, 'atlas'),
  );
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
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
async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => {
    log.warn('closed connections with requests that were still in progress');
    app.server.closeAllConnections();
  }, finishWithinMs);
  await app.close();
  clearTimeout(cut);
}

/** Finishes requests in progress, then closes the database and ends the process. */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await starting.catch(() => undefined);
  await opened.closeAll((err) => log.error({ err }, 'closing a resource failed'));
  process.exit(exitCode);
}

async function giveUp(error: unknown): Promise<never> {
  console.error(error instanceof OperatorError ? error.message : error);
  await opened.closeAll(console.error);
  process.exit(1);
}
