import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SCENE_PICTURES, type SceneFiles, type ScenePicture } from '@wayfold/atlas/scenes/scene-files';
import { SCENES_VERSION } from '@wayfold/domain/pictures/scenes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** `canyon-dawn.svg` or `canyon-dawn-1200x675.webp` */
const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*?)(?:-(\d+x\d+))?\.(svg|webp|jpg)$/;

/**
 * Serves the pictures of the curated library to everybody: as a drawing, and rendered in the available sizes. Cached permanently
 * if the URL names the current version.
 */
export function serveScenes(app: FastifyInstance, scenes: SceneFiles): void {
  const packed = new Map<string, Promise<Buffer>>();
  app.get<{ Params: { file: string }; Querystring: { v?: string } }>(
    '/scenes/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const [, id = '', size, ending = ''] = NAME.exec(request.params.file) ?? [];
      const body =
        ending === 'svg'
          ? size === undefined && (await drawing(request, reply, id))
          : isPicture(`${size}.${ending}`) && (await scenes.picture(id, `${size}.${ending}` as ScenePicture)); // as just checked
      if (!body) return reply.callNotFound();
      const isCurrent = request.query.v === SCENES_VERSION;
      return reply
        .header('cache-control', `public, ${isCurrent ? 'max-age=31536000, immutable' : 'max-age=3600'}`)
        .type(TYPES[ending] ?? '')
        .send(body);
    },
  );

  /** The drawing, compressed for the browser; uncompressed it is three times as long. */
  async function drawing(request: FastifyRequest, reply: FastifyReply, id: string): Promise<Buffer | null> {
    const svg = await scenes.drawing(id);
    if (svg === null) return null;
    reply.header('vary', 'accept-encoding');
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    if (encoding === null) return Buffer.from(svg);
    reply.header('content-encoding', encoding);
    const key = `${id}.${encoding}`;
    const bytes = packed.get(key) ?? pack(svg, encoding);
    packed.set(key, bytes);
    return bytes;
  }
}

function isPicture(name: string): name is ScenePicture {
  return Object.hasOwn(SCENE_PICTURES, name);
}

function pack(svg: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(svg, { level: 9 });
  return promisify(brotliCompress)(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
}
