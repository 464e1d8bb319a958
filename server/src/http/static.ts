import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type {} from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** Paths of the landing screen, whose markup is rendered at build time. */
const landingPaths = new Set([
  '/',
  '/trips_modal',
  '/trip_plan/new_trip',
  '/user_signup',
  '/email_signup',
  '/email_signup_thanks',
]);

/** Paths of the planner, whose outline is rendered at build time. Every other page starts from an empty shell. */
const plannerPaths = /^\/trip_plan(\/(things_do|trip_details|trip_ideas|hotels))?$/;

/** Build files that only the server reads, and those served by content negotiation instead of by name. */
const notByName = /\.(br|gz|html)$|^\/(csp|manifest\.build)\.json$|^\/ssr\//;

/** Paths of emailed links: the secret at the end is never sent on in a header, not even for our own files. */
const mailedLink = /^\/(reset_password|confirm_email|keep_email|confirm_list|unsubscribe)\//;

const forever = 'public, max-age=31536000, immutable';
const askFirst = 'no-cache';

/**
 * Serves the built web app on every GET path outside /api.
 *
 * Names under /assets contain a hash of their content, so they are cached permanently; everything else is revalidated
 * each time. A missing asset is a 404, never a page, so an old tab notices an update.
 *
 * @param webRoot folder of the built web app
 */
export async function serveWeb(app: FastifyInstance, webRoot: string): Promise<void> {
  const names = await readdir(webRoot, { recursive: true });
  const files = new Set(
    names.map((name) => `/${name.split(path.sep).join('/')}`).filter((name) => !notByName.test(name)),
  );
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });

  // The service worker takes what other apps share. Without one, as on the first visit, nothing can be kept, and the page says so.
  app.post('/share_target', {
    schema: { hide: true },
    // Before anything of the body is read.
    onRequest: async (_request, reply) => reply.redirect('/share_target', 303),
    handler: () => {},
  });

  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const address = withoutTrailingSlash(request.url.replace(/[?#].*$/s, ''));
    if (/^\/api(\/|$)/.test(address)) return reply.callNotFound();
    if (files.has(address) && path.extname(address)) {
      return reply
        .header('cache-control', address.startsWith('/assets/') ? forever : askFirst)
        .sendFile(address.slice(1));
    }
    if (address.startsWith('/assets/')) return reply.callNotFound();
    if (mailedLink.test(address)) reply.header('referrer-policy', 'no-referrer');
    return reply.header('cache-control', askFirst).sendFile(pageAt(address));
  });
}

function pageAt(address: string): string {
  if (landingPaths.has(address)) return 'landing.html';
  return plannerPaths.test(address) ? 'planner.html' : 'index.html';
}

function withoutTrailingSlash(address: string): string {
  let end = address.length;
  while (end > 1 && address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
