import { z } from 'zod';
import { partsOf } from './areas/boxes';
import { askSource, type SourceAnswer } from './ask-source';
import { creditOf, MOST_TILE_BYTES, plainTile, schemaOf, storedTile } from './known-tiles';
import { remoteArchive } from './remote-archive';
import { type RemoteTiles, type StreetSourceFacts, StreetsAway } from './street-source';
import { layerNames } from './vector-tile';

const MOST_DESCRIPTION_BYTES = 1_000_000;
const TIMEOUT_MS = 8_000;
const DEEPEST_ZOOM = 22;
const USUAL_MAX_ZOOM = 14;

const TileJson = z.object({
  tiles: z.array(z.string().max(2_000)).min(1),
  minzoom: z.number().int().min(0).max(DEEPEST_ZOOM).default(0),
  maxzoom: z.number().int().min(0).max(DEEPEST_ZOOM).default(USUAL_MAX_ZOOM),
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullish().catch(null),
  attribution: z.string().max(2_000).optional(),
  vector_layers: z.array(z.object({ id: z.string() })).optional(),
});

/**
 * Asks a source what it has: a PMTiles archive, a template with {z}, {x} and {y}, or a TileJSON.
 *
 * @throws StreetsAway if it can't be reached, or isn't a source of streets that we can draw
 */
export async function openRemoteTiles(address: string): Promise<RemoteTiles> {
  if (new URL(address).pathname.endsWith('.pmtiles')) return remoteArchive(address);
  if (/\{z\}/.test(address)) return describeTemplate(address);
  return describeTileJson(new URL(address));
}

async function describeTileJson(address: URL): Promise<RemoteTiles> {
  const answer = await askSource(address, {
    accept: 'application/json',
    mostBytes: MOST_DESCRIPTION_BYTES,
    timeoutMs: TIMEOUT_MS,
  });
  if (answer.status !== 200) throw new StreetsAway(`The source refused with status ${answer.status}.`);
  const said = TileJson.safeParse(jsonOf(answer.bytes));
  if (!said.success) throw new StreetsAway('The source did not answer with a TileJSON.');
  const { tiles, minzoom, maxzoom, bounds, attribution, vector_layers: layers } = said.data;
  const template = tiles.find((one) => hostOf(one, address) === address.host);
  if (!template) throw new StreetsAway('The source keeps its tiles at another host.');
  const absolute = decodeURI(new URL(template, address).href);
  return templateTiles(absolute, {
    version: template,
    schema: schemaOf(layers?.map(({ id }) => id) ?? []),
    minZoom: minzoom,
    maxZoom: maxzoom,
    covers: bounds ? partsOf(bounds) : null,
    attribution: creditOf(attribution),
  });
}

/** A template alone doesn't say whose layers its tiles have, so the tile of the whole world is looked at. */
async function describeTemplate(address: string): Promise<RemoteTiles> {
  const world = await askForTile(address, [0, 0, 0], null);
  if (world.status !== 200) throw new StreetsAway(`The source refused with status ${world.status}.`);
  const names = layerNames(await plainTile(world.bytes));
  return templateTiles(address, {
    version: address,
    schema: schemaOf(names ?? []),
    minZoom: 0,
    maxZoom: USUAL_MAX_ZOOM,
    covers: null,
    attribution: creditOf(undefined),
  });
}

function templateTiles(template: string, facts: StreetSourceFacts): RemoteTiles {
  return {
    facts,
    fetchTile: async (z, x, y, etag) => {
      const answer = await askForTile(template, [z, x, y], etag);
      if (answer.status === 304) return { kind: 'same' };
      return { kind: 'tile', bytes: await tileOf(answer), etag: answer.etag };
    },
  };
}

function askForTile(template: string, [z, x, y]: readonly [number, number, number], etag: string | null) {
  const url = template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
  return askSource(new URL(url), {
    accept: 'application/vnd.mapbox-vector-tile, application/x-protobuf',
    mostBytes: MOST_TILE_BYTES,
    timeoutMs: TIMEOUT_MS,
    etag,
  });
}

const NOTHING_THERE = [204, 404, 410];

async function tileOf({ status, bytes }: SourceAnswer): Promise<Uint8Array> {
  if (NOTHING_THERE.includes(status)) return new Uint8Array();
  if (status !== 200) throw new StreetsAway(`The source refused with status ${status}.`);
  return storedTile(bytes);
}

function hostOf(template: string, base: URL): string | null {
  return URL.canParse(template, base.href) ? new URL(template, base).host : null;
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
