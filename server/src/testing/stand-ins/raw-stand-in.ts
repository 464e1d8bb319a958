import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An external service whose responses a test writes byte by byte, late, or not at all. */
export type RawStandIn = {
  /** `http://127.0.0.1:port` */
  url: string;
  /** The requested paths with their parameters, in order. */
  asked: string[];
  close: () => Promise<void>;
};

/** Starts a raw stand-in on a free port. Close it after the test; pending responses break off. */
export async function startRawStandIn(answer: (response: ServerResponse) => void): Promise<RawStandIn> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on a port, not a socket
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
