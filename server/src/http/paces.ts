import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loopTurns } from '../lib/turns/loop-turns';
import { addressKey } from './limits';

declare module 'fastify' {
  interface FastifyRequest {
    /** Calls `go` when this request may use the event loop for a while. */
    turn(go: () => void): void;
  }
}

/** For monitoring: it should report how the server is doing, not how many others are waiting. */
const AT_ONCE = '/api/health';

/**
 * Lets one request at a time use the event loop, rotating among addresses: on arrival, when its body is complete
 * (`readJsonAlone`), before its handler, and before its response (`bindEndpoints`). The event loop runs in between, so short
 * work gets done no matter how many requests are waiting.
 */
export function paceRequests(app: FastifyInstance): void {
  const turns = loopTurns();
  app.decorateRequest('turn', function (this: FastifyRequest, go: () => void) {
    if (this.routeOptions.url === AT_ONCE) go();
    else turns.take(this, addressKey(this), go);
  });
  app.addHook('onRequest', (request, _reply, done) => request.turn(done));
  app.addHook('preHandler', (request, _reply, done) => request.turn(done));
}
