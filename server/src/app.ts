import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { api } from '@wayfold/contract/api';
import { BODY_LIMIT } from '@wayfold/contract/trip/limits';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
} from 'fastify-type-provider-zod';
import { UPLOAD_ADDRESS } from './adapters/picture-store.disk';
import { stockOrigins } from './adapters/stock-addresses';
import { accountsHandlers } from './features/accounts/accounts-endpoints';
import { accountsPersonalData } from './features/accounts/accounts-personal-data';
import type { PersonalData } from './features/accounts/personal-data';
import { findActor } from './features/accounts/sessions-store';
import { atlasHandlers } from './features/atlas/atlas-endpoints';
import { contactHandlers } from './features/contact/contact-endpoints';
import { contactPersonalData } from './features/contact/contact-personal-data';
import { exportsHandlers } from './features/exports/exports-endpoints';
import { healthHandlers } from './features/health/health-endpoints';
import { ideasHandlers } from './features/ideas/ideas-endpoints';
import { newsletterHandlers } from './features/newsletter/newsletter-endpoints';
import { newsletterPersonalData } from './features/newsletter/newsletter-personal-data';
import { serveOneClick } from './features/newsletter/one-click';
import { outboxHandlers } from './features/outbox/outbox-endpoints';
import { outboxPersonalData } from './features/outbox/outbox-personal-data';
import { pdfHandlers } from './features/pdf/pdf-endpoints';
import { picturesHandlers } from './features/pictures/pictures-endpoints';
import { picturesPersonalData } from './features/pictures/pictures-personal-data';
import { servePictures } from './features/pictures/serve/serve-pictures';
import { pictureSearchHandlers } from './features/pictures/stock/picture-search-endpoints';
import { receiveUploads } from './features/pictures/upload/receive-uploads';
import { hideDisabledPlaces } from './features/places/disabled-places';
import { placesHandlers } from './features/places/places-endpoints';
import { placesPersonalData } from './features/places/places-personal-data';
import { profileHandlers } from './features/profile/profile-endpoints';
import { profilePersonalData } from './features/profile/profile-personal-data';
import { directionsHandlers } from './features/routes/directions-endpoints';
import { routesHandlers } from './features/routes/routes-endpoints';
import { settingsHandlers } from './features/settings/settings-endpoints';
import { listenToTrips } from './features/sharing/live-notices';
import { sharingHandlers } from './features/sharing/sharing-endpoints';
import { sharingPersonalData } from './features/sharing/sharing-personal-data';
import { openShown, openTrip } from './features/sharing/trip-access';
import { securityHandlers } from './features/sign-in/security-endpoints';
import { signInHandlers } from './features/sign-in/sign-in-endpoints';
import { signInMethodsPersonalData } from './features/sign-in/sign-in-methods-personal-data';
import { signInPersonalData } from './features/sign-in/sign-in-personal-data';
import { tripMailHandlers } from './features/trip-mail/trip-mail-endpoints';
import { servePublicPages } from './features/trip-page/public-pages';
import { serveSharedPictures } from './features/trip-page/shared-pictures';
import { tripPageHandlers } from './features/trip-page/trip-page-endpoints';
import { tripsHandlers } from './features/trips/trips-endpoints';
import { tripsPersonalData } from './features/trips/trips-personal-data';
import type { AccessChecks } from './http/access';
import { compressAnswers } from './http/answers/compress-answers';
import { limitUnsentAnswers, UNSENT_LIMITS } from './http/answers/unsent-answers';
import { bindEndpoints, parseShape } from './http/bind';
import { endCrumbs } from './http/crumbs';
import { refuseFloods } from './http/floods';
import { refuseLongAddresses, routedAddress } from './http/long-addresses';
import { paceRequests } from './http/paces';
import { makeServer } from './http/pipelines';
import { answerWithProblems } from './http/problems';
import { firstProxies } from './http/proxies';
import { readJsonAlone } from './http/read-json';
import { serveScenes } from './http/scenes';
import { addSecurityHeaders, bareSecurityHeaders } from './http/security-headers';
import { endSlowRequests, type SlowLimits } from './http/slow-requests';
import { limitSockets, SOCKET_LIMITS } from './http/sockets';
import { serveWeb } from './http/static';
import { eventStreams } from './http/streams';
import { serveTiles } from './http/tiles';
import { answerUnreadable } from './http/unreadable-requests';
import { sha256Hex } from './lib/hashing';
import { watchEventLoopDelay } from './process/event-loop-delay';
import { repositoryRoot } from './process/repository-root';
import { version } from './process/version';
import type { Services } from './services';

/** Personal data of each feature. Trips go first: a transaction that waits for one of them has written nothing else yet. */
export const personalData: readonly PersonalData[] = [
  tripsPersonalData,
  sharingPersonalData,
  picturesPersonalData,
  placesPersonalData,
  profilePersonalData,
  contactPersonalData,
  newsletterPersonalData,
  outboxPersonalData,
  signInPersonalData,
  signInMethodsPersonalData,
  accountsPersonalData,
];

/** Work units per address and minute: this many simple requests, or a tenth of one core. */
const FLOOD_PER_MINUTE = 6_000;
/** Idle connections are closed after this time: longer than a PDF may wait for its turn; live streams send heartbeats. */
const SILENT_MS = 300_000;
const SLOW: SlowLimits = { others: 30_000, uploads: 600_000 };

/**
 * Builds the server from its parts; calling `listen` is up to the caller, and closing it ends live streams first.
 *
 * @param webRoot folder of the built web app; null serves only the API and the map
 * @param isDescribing generates the API description instead of serving the stored one
 */
export async function buildApp(
  services: Services,
  webRoot: string | null,
  {
    flood = FLOOD_PER_MINUTE,
    slow = SLOW,
    isDescribing = false,
  }: { flood?: number; slow?: SlowLimits; isDescribing?: boolean } = {},
): Promise<FastifyInstance> {
  const { config, log } = services;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: firstProxies(config.trustProxy),
    genReqId: () => randomBytes(9).toString('base64url'),
    ...answerUnreadable(bareSecurityHeaders(config.publicUrl)),
    bodyLimit: BODY_LIMIT,
    requestTimeout: slow.uploads,
    connectionTimeout: SILENT_MS,
    http: { headersTimeout: slow.others },
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: routedAddress,
    serverFactory: makeServer,
    // Shapes are zod's. What Fastify would load for JSON Schema takes 30 ms of each start.
    schemaController: {
      compilersFactory: {
        buildValidator: () => parseShape,
        buildSerializer: () => serializerCompiler,
      } as never, // Fastify's types don't know zod
    },
  }) as unknown as FastifyInstance; // the logger's type would otherwise spread to every signature
  readJsonAlone(app);
  answerWithProblems(app);
  logRequests(app);
  const pictureOrigins = stockOrigins(config);
  const uploadOrigins = config.s3 ? [config.s3.endpoint] : [];
  await addSecurityHeaders(app, { ...config, pictureOrigins, uploadOrigins, webRoot });
  const build = await buildName(webRoot);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-wayfold-build', build).header('x-request-id', request.id);
  });
  refuseLongAddresses(app);
  endSlowRequests(app, slow, ({ url }) => url.startsWith(UPLOAD_ADDRESS));
  endCrumbs(app.server);
  refuseFloods(app, config, flood);
  paceRequests(app);
  compressAnswers(app);
  limitUnsentAnswers(app, UNSENT_LIMITS);
  limitSockets(app, config, SOCKET_LIMITS);
  await app.register((scope) => serveApi(scope, services, isDescribing), { prefix: '/api' });
  serveTiles(app, services.atlas, services.streets);
  serveScenes(app, services.atlas.scenes);
  servePictures(app, services);
  serveSharedPictures(app, services);
  if (webRoot) {
    await servePublicPages(app, services, webRoot);
    await serveWeb(app, webRoot);
  }
  return app;
}

/** Identifies the web app being served, so an old tab can tell. */
async function buildName(webRoot: string | null): Promise<string> {
  if (!webRoot) return version;
  return sha256Hex(await readFile(path.join(webRoot, 'index.html'), 'utf8')).slice(0, 12);
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ req: request.raw, status, ms }, 'request completed');
  });
}

async function serveApi(scope: FastifyInstance, whole: Services, isDescribing: boolean): Promise<void> {
  const { services, refresh } = hideDisabledPlaces(whole);
  scope.addHook('onRequest', refresh);
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await describeApi(scope, isDescribing);

  const { pool } = services.database;
  const accessChecks: AccessChecks = {
    actorOf: (token) => findActor(pool, token, services.now()),
    openTrip: (actor, claim) => openTrip(pool, actor, claim),
    openShown: (actor, claim) => openShown(pool, actor, claim),
  };
  const notices = listenToTrips(pool, services.log);
  const streams = eventStreams(scope);
  scope.addHook('onClose', () => notices.close());

  const loop = watchEventLoopDelay();
  scope.addHook('onClose', async () => loop.close());
  const healthSources = { version, readDelay: loop.read };
  bindEndpoints(scope, 'health', api.health, healthHandlers(services, healthSources), accessChecks);
  serveOneClick(scope, services);
  receiveUploads(scope, services);
  bindEndpoints(scope, 'accounts', api.accounts, accountsHandlers({ services, personalData }), accessChecks);
  bindEndpoints(scope, 'signIn', api.signIn, signInHandlers({ services, personalData }), accessChecks);
  bindEndpoints(scope, 'security', api.security, securityHandlers(services), accessChecks);
  bindEndpoints(scope, 'profile', api.profile, profileHandlers(services), accessChecks);
  bindEndpoints(scope, 'contact', api.contact, contactHandlers(services), accessChecks);
  bindEndpoints(scope, 'newsletter', api.newsletter, newsletterHandlers(services), accessChecks);
  bindEndpoints(scope, 'outbox', api.outbox, outboxHandlers(services), accessChecks);
  bindEndpoints(scope, 'settings', api.settings, settingsHandlers(services), accessChecks);
  bindEndpoints(scope, 'atlas', api.atlas, atlasHandlers(services), accessChecks);
  bindEndpoints(scope, 'routes', api.routes, routesHandlers(services), accessChecks);
  bindEndpoints(scope, 'directions', api.directions, directionsHandlers(services), accessChecks);
  bindEndpoints(scope, 'pictures', api.pictures, picturesHandlers(services), accessChecks);
  bindEndpoints(scope, 'places', api.places, placesHandlers(services), accessChecks);
  bindEndpoints(scope, 'pictureSearch', api.pictureSearch, pictureSearchHandlers(services), accessChecks);
  bindEndpoints(scope, 'ideas', api.ideas, ideasHandlers(services), accessChecks);
  bindEndpoints(scope, 'sharing', api.sharing, sharingHandlers(services), accessChecks);
  bindEndpoints(scope, 'exports', api.exports, exportsHandlers(services), accessChecks);
  bindEndpoints(scope, 'tripMail', api.tripMail, tripMailHandlers(services), accessChecks);
  bindEndpoints(scope, 'tripPage', api.tripPage, tripPageHandlers(services), accessChecks);
  bindEndpoints(scope, 'pdf', api.pdf, pdfHandlers(services), accessChecks);
  bindEndpoints(
    scope,
    'trips',
    api.trips,
    tripsHandlers({ services, accessChecks, notices, streams }),
    accessChecks,
  );
}

/**
 * Serves the API description and a page to read it. It serves the file that `tools/generate` writes, since generating it
 * blocks all other requests for a third of a second. Writing it as YAML does too, so that is left out.
 */
async function describeApi(scope: FastifyInstance, isDescribing: boolean): Promise<void> {
  await scope.register(swagger, isDescribing ? DESCRIBED_ANEW : { mode: 'static', specification: KEPT });
  await scope.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    uiHooks: {
      onRequest: async (request, reply) => {
        if (!request.routeOptions.url?.endsWith('/yaml')) return;
        reply.callNotFound();
        return reply;
      },
    },
  });
  scope.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .serializer((document: unknown) => JSON.stringify(document))
      .send(scope.swagger()),
  );
}

const KEPT = { path: path.join(repositoryRoot(), 'docs/api/openapi.json'), baseDir: repositoryRoot() };
const DESCRIBED_ANEW: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Wayfold', description: 'Plan multi-destination trips on a map.', version },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  },
  transform: jsonSchemaTransform,
  transformObject: jsonSchemaTransformObject,
};
