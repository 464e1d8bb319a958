import type { Atlas } from '@wayfold/atlas/atlas';
import type { BaseMap } from '@wayfold/contract/places/atlas-endpoints';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Streets } from '../streets/streets';
import { parseShape } from './bind';

const SheetAddress = z.object({ version: z.string().max(64) });

const TileAddress = z.object({
  version: z.string().max(64),
  z: z.coerce.number().int().min(0).max(30),
  x: z.coerce.number().int().min(0),
  y: z.coerce.number().int().min(0),
});

/**
 * What a tile costs in addition if nobody has asked for it before, in units of work: one address fetches up to 1,200 of them a
 * minute, so a trip's map is stored in a few minutes, and nobody drains a source that others run.
 */
const FETCH_COST = 4;

/** The deepest zoom level our own map has tiles for. */
const OWN_MAX_ZOOM = 8;

/** Where a map style finds our own map. */
export function tileSet(atlas: Atlas): Pick<BaseMap, 'tiles' | 'sheet' | 'schema' | 'maxZoom'> {
  return {
    tiles: `/tiles/${atlas.tileVersion}/{z}/{x}/{y}.pbf`,
    sheet: `/tiles/${atlas.tileVersion}/sheet.json`,
    schema: 'wayfold',
    maxZoom: OWN_MAX_ZOOM,
  };
}

/**
 * Serves vector tiles of our own map and of the streets; 204 if there is nothing to draw. Tiles are cached permanently, since their
 * URL changes with them.
 */
export function serveTiles(app: FastifyInstance, atlas: Atlas, streets: Streets): void {
  app.route({
    method: 'GET',
    url: '/tiles/:version/:z/:x/:y(^\\d+).pbf',
    schema: { params: TileAddress, hide: true },
    validatorCompiler: parseShape as never, // our shapes are zod's, which Fastify's types don't know
    handler: (request, reply) => {
      const address = TileAddress.parse(request.params);
      return address.version.startsWith('streets-')
        ? sendStreets(reply, streets, address)
        : sendOwn(reply, atlas, address);
    },
  });
  app.route({
    method: 'GET',
    url: '/tiles/:version/sheet.json',
    schema: { params: SheetAddress, hide: true },
    validatorCompiler: parseShape as never, // as above
    handler: async (request, reply) => {
      const { version } = SheetAddress.parse(request.params);
      keep(reply, version === atlas.tileVersion);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-encoding', 'gzip')
        .send(bufferOf(atlas.mapSheet));
    },
  });
}

type TileAddress = z.infer<typeof TileAddress>;

async function sendOwn(
  reply: FastifyReply,
  atlas: Atlas,
  { version, z: zoom, x, y }: TileAddress,
): Promise<FastifyReply> {
  const tile = await atlas.tile(zoom, x, y);
  keep(reply, version === atlas.tileVersion);
  return tile ? sendTile(reply, tile, true) : reply.code(204).send();
}

/** Nobody keeps the answer to a question that could not be asked, and stale streets only until the next day. */
async function sendStreets(
  reply: FastifyReply,
  streets: Streets,
  { version, z: zoom, x, y }: TileAddress,
): Promise<FastifyReply> {
  const onFetch = () => reply.request.charge(FETCH_COST);
  const answer = x < 2 ** zoom && y < 2 ** zoom ? await streets.tile(zoom, x, y, onFetch) : NOTHING;
  if (answer.kind === 'away') return reply.code(204).header('cache-control', 'no-store').send();
  const isNewest = answer.kind === 'nothing' || answer.tile.isCurrent;
  const isCurrent = isNewest && (await streets.isCurrent(version));
  reply.header('cache-control', isCurrent ? FOR_GOOD : 'public, max-age=86400');
  if (answer.kind === 'nothing') return reply.code(204).send();
  return sendTile(reply, answer.tile.bytes, answer.tile.isZipped);
}

const NOTHING = { kind: 'nothing' } as const;

function sendTile(reply: FastifyReply, tile: Uint8Array, isZipped: boolean): FastifyReply {
  if (isZipped) reply.header('content-encoding', 'gzip');
  return reply.type('application/vnd.mapbox-vector-tile').send(bufferOf(tile));
}

const FOR_GOOD = 'public, max-age=31536000, immutable';

function keep(reply: FastifyReply, isCurrent: boolean): void {
  reply.header('cache-control', isCurrent ? FOR_GOOD : 'no-cache');
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
