import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to a stand-in: path, parameters with their values, and headers. */
export type StandInRequest = {
  path: string;
  parameters: Record<string, string | string[]>;
  headers: IncomingHttpHeaders;
};
/** Its response; text is sent as is, null is never answered. */
export type StandInAnswer = { status?: number; headers?: Record<string, string>; body: unknown } | null;

/** A service on this machine in place of an external one. */
export type StandIn = {
  /** `http://127.0.0.1:port` */
  url: string;
  /** The requests so far. */
  asked: StandInRequest[];
  close: () => void;
};

/** Starts a stand-in on a free port; `answer` decides its responses. Close it after the test. */
export async function startStandIn(answer: (request: StandInRequest) => StandInAnswer): Promise<StandIn> {
  const asked: StandInRequest[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const parameters: StandInRequest['parameters'] = {};
    for (const name of new Set(url.searchParams.keys())) {
      const values = url.searchParams.getAll(name);
      parameters[name] = values.length > 1 ? values : (values[0] ?? '');
    }
    const received = { path: url.pathname, parameters, headers: request.headers };
    asked.push(received);
    const answered = answer(received);
    if (!answered) return;
    const { status = 200, headers = {}, body } = answered;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on a port, not a socket
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
