import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { Id } from '@wayfold/contract/kernel/values';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { ShownId } from '@wayfold/contract/sharing/sharing-endpoints';
import type { Theme } from '@wayfold/domain/format/palette';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ShownTrip } from '../../http/access';
import { answerWithTag, tagOf } from '../../http/etag';
import { makeOfTrip } from '../../http/whole-trips';
import { createCache } from '../../lib/turns/memory-cache';
import type { Services } from '../../services';
import { drawTripMap } from '../drawing/draw-trip-map';
import { openShown } from '../sharing/trip-access';
import { loadView } from '../trips/read/load-view';
import { readPageFiles } from './page-files';
import { plainHtml } from './page-html';
import { type Form, makePage, type PageSource, pageInEnglish, type ReadyPage } from './page-of-trip';
import { PAGE_TEMPLATE_PATH, pageTemplate } from './page-template';
import { drawPreview } from './preview-image';

/** As large as on a wide page, so that its text is as large as the text beside it. */
const MAP_SIZE = { width: 536, height: 466 } as const;
/** The parameters of a URL; others, such as those of campaigns, are ignored. */
const Named = z
  .object({ id: ShownId.optional(), tripid: ShownId.optional(), userid: Id.optional() })
  .refine(({ id, tripid }) => id !== undefined || tripid !== undefined);

/** Units of work for a page that isn't cached yet. */
const PAGE_COST = 50;

/** A few hundred pages and pictures that many people view. */
const KEPT_BYTES = 48 * 1024 * 1024;

/** What one URL shows: how to build it, and a name that changes with its content. */
type Shown = { readonly stamp: string; readonly source: () => Promise<PageSource> };
/** A picture served beside a page. */
type Picture = {
  readonly name: string;
  readonly type: 'image/svg+xml; charset=utf-8' | 'image/png';
  /** In units of work, if it isn't cached yet. */
  readonly cost: number;
  draw(source: PageSource): Promise<Buffer>;
};

/**
 * Serves the public pages of trips with their pictures, rendered here by the components that the browser then hydrates.
 *
 * Each request asks the database once whether and what to show. Rendered pages are cached in memory by their content, and a
 * browser that has the newest one gets a 304. So a revoked share is gone at once.
 */
export async function servePublicPages(
  app: FastifyInstance,
  services: Services,
  webRoot: string,
): Promise<void> {
  const files = await readPageFiles(webRoot);
  app.addHook('onClose', files.close);
  let nothing: string | null = null;
  const pages = createCache<ReadyPage>(KEPT_BYTES);
  const drawn = createCache<Buffer>(KEPT_BYTES);

  const sendPage = async (shown: Shown, request: FastifyRequest, reply: FastifyReply) => {
    const isGood = ({ goodUntil }: ReadyPage) => goodUntil === null || services.now().getTime() < goodUntil;
    const page = await pages.of(
      shown.stamp,
      () =>
        makeOfTrip(request, { lane: 'page', cost: PAGE_COST }, async () =>
          makePage(services, files, await shown.source()),
        ),
      isGood,
    );
    const tag = tagOf(
      services.config.sessionSecret,
      'page',
      files.build,
      shown.stamp,
      String(page.goodUntil),
    );
    const isKnown = answerWithTag(request, reply, tag);
    reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8');
    if (isKnown) return reply.send();
    const form = formFor(request);
    if (form !== 'plain') reply.header('content-encoding', form);
    return reply.send(page.forms[form]);
  };

  const sendPicture = async (
    shown: Shown,
    picture: Picture,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const tag = tagOf(services.config.sessionSecret, 'picture', files.build, picture.name, shown.stamp);
    reply.type(picture.type).header('x-robots-tag', 'noindex');
    if (answerWithTag(request, reply, tag)) return reply.send();
    const draw = () =>
      makeOfTrip(request, { lane: 'picture', cost: picture.cost }, async () =>
        picture.draw(await shown.source()),
      );
    return reply.send(await drawn.of(`${picture.name} ${shown.stamp}`, draw));
  };

  /** Responds with what is shown, or that there is nothing, with the same text for every reason. */
  const answer = async (
    find: () => Promise<Shown>,
    send: (shown: Shown) => Promise<FastifyReply>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    try {
      return await send(await find());
    } catch (problem) {
      if (!(problem instanceof ProblemError) || problem.problem.code !== 'not-found') throw problem;
      nothing ??= plainHtml(files.frame, await files.drawNothingHere());
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(nothing);
    }
  };

  const addresses = [
    ...['/trip', '/trip/:id'].map((path) => ({
      path,
      find: (request: FastifyRequest) => findShown(services, request),
    })),
    { path: PAGE_TEMPLATE_PATH, find: async () => pageTemplate(services) },
  ];
  const hidden = { schema: { hide: true } };
  for (const { path, find } of addresses) {
    app.get(path, hidden, (request, reply) =>
      answer(
        () => find(request),
        (shown) => sendPage(shown, request, reply),
        reply,
      ),
    );
    // Without an id there is no path for pictures.
    if (path === '/trip') continue;
    for (const picture of picturesBy(services)) {
      app.get(`${path}/${picture.name}`, hidden, (request, reply) =>
        answer(
          () => find(request),
          (shown) => sendPicture(shown, picture, request, reply),
          reply,
        ),
      );
    }
  }
}

function picturesBy(services: Services): Picture[] {
  const map = (theme: Theme): Picture => ({
    name: `map-${theme}.svg`,
    type: 'image/svg+xml; charset=utf-8',
    cost: 50,
    draw: async ({ view }) => Buffer.from(await drawTripMap(services, view, { ...MAP_SIZE, theme })),
  });
  const preview: Picture = {
    name: 'preview.png',
    type: 'image/png',
    cost: 200,
    draw: async ({ view }) => drawPreview(services, view, await pageInEnglish(services, view)),
  };
  return [map('light'), map('dark'), preview];
}

/** The trip that a URL names by its path or its query, as anyone with the link may see it; throws not-found. */
async function findShown(services: Services, request: FastifyRequest): Promise<Shown> {
  const named = Named.safeParse({ ...(request.query as object), ...(request.params as object) }); // whatever is there
  if (!named.success) throw new RequestRefused('not-found', 'tripNotFound');
  const { id, tripid, userid } = named.data;
  const trip = await openShown(services.database.pool, null, { id: id ?? tripid ?? '', ownerId: userid });
  return { stamp: trip.stamp, source: () => sourceOf(services, trip) };
}

async function sourceOf(services: Services, trip: ShownTrip): Promise<PageSource> {
  const view = await loadView(services.database.pool, trip);
  const { share } = trip;
  const shownId = share?.id ?? trip.id;
  return {
    view,
    at: `/trip/${shownId}`,
    url: `/trip/${shownId}`,
    links: {
      interactive: share ? `/trip_share/${share.id}` : `/trip_plan/trip?tripid=${trip.id}`,
      pdf: `/trip_pdf?tripid=${shownId}`,
      start: null,
    },
    shareId: share?.id ?? null,
    // A link that was sent to somebody is theirs to pass on; demo trips are for everybody.
    isListed: share === null,
    mark: tagOf(services.config.sessionSecret, 'preview', trip.stamp).slice(1, 9),
  };
}

function formFor(request: FastifyRequest): Form {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(String(accepted))) return 'br';
  return /\bgzip\b/.test(String(accepted)) ? 'gzip' : 'plain';
}
