import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Point = readonly [lon: number, lat: number];

/** A stand-in for OSRM. */
export type OsrmStandIn = {
  /** `http://127.0.0.1:port` */
  url: string;
  /** The routes it was asked for, as `driving -104.98,39.74;-109.55,38.57`. */
  asked: string[];
  /** How it answers from now on; by default with `bentRoute`. */
  answerWith: (answer: Answer) => void;
  close: () => Promise<void>;
};

type Answer = (response: ServerResponse, ends: { from: Point; to: Point }) => void;

/** What `bentRoute` says of every route: 600 km in 20,000 seconds. */
export const BENT = { meters: 600_000, seconds: 20_000 };

const ASKED =
  /^\/route\/v1\/(driving|foot|bike)\/(-?[\d.]+),(-?[\d.]+);(-?[\d.]+),(-?[\d.]+)\?overview=simplified&geometries=geojson$/;

/** Starts a stand-in for OSRM on a free port, or on the given one. It refuses what OSRM would refuse. */
export async function startOsrmStandIn(port = 0): Promise<OsrmStandIn> {
  const asked: string[] = [];
  let answer: Answer = bentRoute;
  const server = createServer((request, response) => {
    const [, profile, ...ends] = ASKED.exec(request.url ?? '') ?? [];
    if (request.method !== 'GET' || !profile) {
      response.writeHead(400).end('{"code":"InvalidUrl","message":"URL string malformed"}');
      return;
    }
    const [lon = 0, lat = 0, toLon = 0, toLat = 0] = ends.map(Number);
    asked.push(`${profile} ${lon},${lat};${toLon},${toLat}`);
    answer(response, { from: [lon, lat], to: [toLon, toLat] });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo; // listens on a port, not a socket
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    answerWith: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with a route that no road takes: it leads through a point beside the middle. */
export function bentRoute(response: ServerResponse, { from, to }: { from: Point; to: Point }): void {
  sendRoute(response, { coordinates: [from, bendOf(from, to), to] });
}

/** The point through which `bentRoute` leads. */
export function bendOf(from: Point, to: Point): Point {
  const [across, up] = [to[0] - from[0], to[1] - from[1]];
  return [from[0] + across / 2 - up / 2, from[1] + up / 2 + across / 2];
}

/** Answers with a route, valid or not. */
export function sendRoute(
  response: ServerResponse,
  {
    coordinates,
    meters = BENT.meters,
    seconds = BENT.seconds,
  }: { coordinates: unknown; meters?: unknown; seconds?: unknown },
): void {
  const route = { distance: meters, duration: seconds, geometry: { type: 'LineString', coordinates } };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ code: 'Ok', routes: [route] }));
}
