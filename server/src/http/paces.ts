import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loopTurns } from '../lib/work/loop-turns';
import { addressKey } from './limits';

declare module 'fastify' {
  interface FastifyRequest {
    /** Calls `go` when this request may use the event loop for a while. */
    turn(go: () => void): void;
  }
}

/** Asked by whoever watches over the server: it is to tell how the server is, not how many others wait. */
const AT_ONCE = '/api/health';

/**
 * Lets one request at a time use the event loop, addresses in turn: as it comes, when its body is there
 * (`readJsonAlone`), before its handler and before its answer (`bindEndpoints`). Between them the loop turns, so that however many ask, what is short is done meanwhile.
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
