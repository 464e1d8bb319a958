import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** The options Fastify creates the server with; times in milliseconds. */
type Options = {
  readonly http?: ServerOptions;
  readonly keepAliveTimeout?: number;
  readonly requestTimeout?: number;
  readonly connectionTimeout?: number;
};

/** Unanswered requests allowed per connection. Browsers and proxies send the next one after the last response. */
const MOST_UNANSWERED = 16;

/**
 * Creates the HTTP server. It closes connections that send many requests before any is answered: a single read can contain a
 * thousand of them, and each would be parsed, answered, and held until its turn.
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
