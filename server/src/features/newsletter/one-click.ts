import { Secret } from '@wayfold/contract/people/sign-in-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services';
import { unsubscribeByKey } from './newsletter';

const BODY_MAX = 4_096;

/**
 * Handles automatic unsubscribing by email programs (RFC 8058): a form post to the URL in the email's header, without any user
 * action. A person who opens that URL gets the page with the button, since programs that scan emails open it too.
 *
 * The key is in the query, which is never logged.
 */
export function serveOneClick(scope: FastifyInstance, services: Services): void {
  scope.register(async (inner) => {
    inner.removeContentTypeParser('application/json');
    inner.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: BODY_MAX },
      (_request, body, done) => done(null, body),
    );
    inner.post('/unsubscribe', { schema: { hide: true } }, async ({ query, body }) => {
      if (typeof body !== 'string' || !/List-Unsubscribe\b[\s\S]*\bOne-Click/.test(body)) {
        throw new RequestRefused('invalid', 'oneClickFormMissing');
      }
      await unsubscribeByKey(services, keyOf(query));
      return {};
    });
    inner.get('/unsubscribe', { schema: { hide: true } }, async ({ query }, reply) =>
      reply.redirect(`/unsubscribe/${keyOf(query)}`),
    );
  });
}

function keyOf(query: unknown): string {
  const key = Secret.safeParse((query as { key?: unknown }).key); // Fastify's query is always an object
  if (key.success) return key.data;
  throw new RequestRefused('not-found', 'newsletterLinkWrong');
}
