import type { Atlas } from '@wayfold/atlas/atlas';
import type { BaseMap } from '@wayfold/contract/places/atlas-endpoints';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { parseShape } from './bind';
import type { MapFile } from './map-file';

const SheetAddress = z.object({ version: z.string().max(64) });

const TileAddress = z.object({
  version: z.string().max(64),
  z: z.coerce.number().int().min(0).max(30),
  x: z.coerce.number().int().min(0),
  y: z.coerce.number().int().min(0),
});

/** The deepest zoom level our own map has tiles for. */
const OWN_MAX_ZOOM = 8;

/** Where a map style finds its tiles: in the operator's file if there is one, otherwise in our own map. */
export function tileSet(
  atlas: Atlas,
  file: MapFile | null,
): Pick<BaseMap, 'tiles' | 'sheet' | 'schema' | 'maxZoom'> {
  return {
    tiles: `/tiles/${file?.version ?? atlas.tileVersion}/{z}/{x}/{y}.pbf`,
    sheet: `/tiles/${atlas.tileVersion}/sheet.json`,
    schema: file ? 'protomaps' : 'wayfold',
    maxZoom: file?.maxZoom ?? OWN_MAX_ZOOM,
  };
}

/**
 * Serves vector tiles of the base map, from our own map and the operator's file. They are cached permanently, since their URL
 * changes with them; 204 if there is nothing to draw.
 */
export function serveTiles(app: FastifyInstance, atlas: Atlas, file: MapFile | null): void {
  app.route({
    method: 'GET',
    url: '/tiles/:version/:z/:x/:y(^\\d+).pbf',
    schema: { params: TileAddress, hide: true },
    validatorCompiler: parseShape as never, // our shapes are zod's, which Fastify's types don't know
    handler: async (request, reply) => {
      const { version, z: zoom, x, y } = TileAddress.parse(request.params);
      const isOfFile = version === file?.version;
      const tile = await (isOfFile ? file.tile(zoom, x, y) : atlas.tile(zoom, x, y));
      keep(reply, isOfFile || version === atlas.tileVersion);
      if (!tile) return reply.code(204).send();
      if (!isOfFile || file.isZipped) reply.header('content-encoding', 'gzip');
      return reply.type('application/vnd.mapbox-vector-tile').send(bufferOf(tile));
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

function keep(reply: FastifyReply, isCurrent: boolean): void {
  reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
