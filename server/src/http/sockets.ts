import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { addressKey } from './limits';

/** How many connections may be open at once, whatever they are used for. */
export type SocketLimits = {
  /** For this process; a connection without a request takes about 10 KB. */
  readonly all: number;
  /** Per address: more than an office opens. Behind a proxy all have the proxy's address, so the proxy must count. */
  readonly perAddress: number;
};
export const SOCKET_LIMITS: SocketLimits = { all: 5_000, perAddress: 1_000 };

/** Immediately closes connections beyond the limits. */
export function limitSockets(
  app: FastifyInstance,
  { trustProxy }: Config,
  { all, perAddress }: SocketLimits,
): void {
  app.server.maxConnections = all;
  if (trustProxy !== false) return;
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = addressKey({ ip: socket.remoteAddress ?? '' });
    const count = open.get(address) ?? 0;
    if (count >= perAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
