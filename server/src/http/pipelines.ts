import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** What the server is made with, as Fastify calls it; times in milliseconds. */
type Options = {
  readonly http?: ServerOptions;
  readonly keepAliveTimeout?: number;
  readonly requestTimeout?: number;
  readonly connectionTimeout?: number;
};

/** Requests of one connection that wait for their answers. Browsers and proxies send the next one when they have the last answer. */
const MOST_UNANSWERED = 16;

/**
 * Makes the server of HTTP. It ends connections on which many requests come before any was answered: a thousand of them fit in one
 * piece of what is read, and each would be taken apart, answered and kept for its turn.
 */
export function makeServer(
  handle: Handle,
  { http = {}, keepAliveTimeout = 0, requestTimeout = 0, connectionTimeout = 0 }: Options,
): Server {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: 1 | -1) => {
    const sum = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, sum);
    return sum;
  };
  const server = createServer(http, (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    if (count(socket, 1) > MOST_UNANSWERED) {
      socket.destroy();
      return;
    }
    response.once('close', () => count(socket, -1));
    handle(request, response);
  });
  server.keepAliveTimeout = keepAliveTimeout;
  server.requestTimeout = requestTimeout;
  server.setTimeout(connectionTimeout);
  return server;
}
