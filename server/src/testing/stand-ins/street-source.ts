import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fromGeojsonVt } from 'vt-pbf';

/** A source of streets on this machine. It records what it was asked and refuses what a polite client doesn't send. */
export interface StreetSourceStandIn {
  readonly url: string;
  /** Paths and conditions of the requests so far, such as `/v1/14/8529/5975.pbf if "e1"`. */
  readonly asked: string[];
  /** What it answers from now on to a path that begins like this; null takes it back. */
  answer: (prefix: string, how: Answer | null) => void;
  close: () => Promise<void>;
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A tile with one road of that name. */
export function streetTile(name: string): Buffer {
  const features = [
    {
      type: 2,
      geometry: [
        [
          [0, 0],
          [4096, 4096],
        ],
      ],
      tags: { class: 'primary', name },
    },
  ];
  return Buffer.from(fromGeojsonVt({ transportation: { features } as never }, { version: 2 }));
}

/** Starts it; `/planet` is its TileJSON, whose tiles are below `/v1`. */
export async function startStreetSource(): Promise<StreetSourceStandIn> {
  const asked: string[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const etag = request.headers['if-none-match'];
    asked.push(etag ? `${path} if ${etag}` : path);
    if (!/^Wayfold\//.test(request.headers['user-agent'] ?? '')) return void response.writeHead(403).end();
    const found = [...answers].filter(([prefix]) => path.startsWith(prefix)).sort(longestFirst)[0];
    if (found) found[1](request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on a port, not a socket
  const url = `http://127.0.0.1:${port}`;
  const answer = (prefix: string, how: Answer | null) => {
    if (how) answers.set(prefix, how);
    else answers.delete(prefix);
  };
  answer('/planet', json(tileJson(`${url}/v1`)));
  answer('/v1/', tiles('Main Street', '"e1"'));
  return {
    url,
    asked,
    answer,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const longestFirst = ([a]: [string, Answer], [b]: [string, Answer]) => b.length - a.length;

/** A TileJSON with tiles in the schema of OpenMapTiles below a URL. */
export function tileJson(below: string, more: object = {}): object {
  return {
    tilejson: '3.0.0',
    tiles: [`${below}/{z}/{x}/{y}.pbf`],
    minzoom: 0,
    maxzoom: 14,
    attribution: '<a href="https://example.com">Free Map</a> &copy; OpenStreetMap',
    vector_layers: [{ id: 'transportation' }, { id: 'water' }],
    ...more,
  };
}

export function json(value: object): Answer {
  return (_, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
}

/** Gzipped tiles with one road each; unchanged for whoever has that etag. */
export function tiles(name: string, etag: string): Answer {
  const bytes = gzipSync(streetTile(name));
  return (request, response) => {
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.writeHead(200, { etag, 'content-encoding': 'gzip' }).end(bytes);
  };
}
