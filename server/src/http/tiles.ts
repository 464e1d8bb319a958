import type { Atlas } from '@wayfold/atlas/atlas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseShape } from './bind';

const TileAddress = z.object({
  version: z.string().max(64),
  z: z.coerce.number().int().min(0).max(30),
  x: z.coerce.number().int().min(0),
  y: z.coerce.number().int().min(0),
});

/** Path of the base map's tiles, for a map style. */
export function tilesPath(atlas: Atlas): string {
  return `/tiles/${atlas.tileVersion}/{z}/{x}/{y}.pbf`;
}

/** The deepest level there are tiles for. */
export const TILES_MAX_ZOOM = 8;

/** Serves the base map's vector tiles: kept for good, since their address changes with them; 204 where only sea is. */
export function serveTiles(app: FastifyInstance, atlas: Atlas): void {
  app.route({
    method: 'GET',
    url: '/tiles/:version/:z/:x/:y(^\\d+).pbf',
    schema: { params: TileAddress, hide: true },
    validatorCompiler: parseShape as never, // our shapes are zod's, which Fastify's own types do not know
    handler: async (request, reply) => {
      const { version, z: zoom, x, y } = TileAddress.parse(request.params);
      const tile = await atlas.tile(zoom, x, y);
      const isCurrent = version === atlas.tileVersion;
      reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (!tile) return reply.code(204).send();
      return reply
        .type('application/vnd.mapbox-vector-tile')
        .header('content-encoding', 'gzip')
        .send(Buffer.from(tile.buffer, tile.byteOffset, tile.byteLength));
    },
  });
}
