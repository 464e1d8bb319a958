import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzip, gzipSync, constants as zlib } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response contains keys, so it isn't compressed. */
    holdsKeys?: boolean;
  }
}

/** Shorter responses fit into one packet anyway. */
const LEAST_CHARACTERS = 1_024;

/** A tenth of a millisecond of work; handing it to another thread takes as long. */
const SHORT_CHARACTERS = 64 * 1_024;

// Higher levels take several times as long for a tenth less. Browsers accept Brotli over HTTPS, gzip everywhere.
const BROTLI = { params: { [zlib.BROTLI_PARAM_QUALITY]: 1 } };
const GZIP = { level: 1 };
const longBrotli = promisify(brotliCompress);
const longGzip = promisify(gzip);

const brotli = async (text: string) =>
  text.length < SHORT_CHARACTERS ? brotliCompressSync(text, BROTLI) : longBrotli(text, BROTLI);
const gzipped = async (text: string) =>
  text.length < SHORT_CHARACTERS ? gzipSync(text, GZIP) : longGzip(text, GZIP);

/** Compresses JSON responses with Brotli or gzip, except those that contain keys. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_CHARACTERS) return payload;
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!isJson || request.routeOptions.config.holdsKeys) return payload;
    const varies = reply.getHeader('vary');
    reply.header('vary', varies === undefined ? 'accept-encoding' : `${varies}, accept-encoding`);
    const coding = ['br', 'gzip'].find((each) => accepts(request.headers['accept-encoding'], each));
    if (coding === undefined) return payload;
    reply.header('content-encoding', coding);
    // The same tag comes with every coding, so it no longer names the bytes.
    const tag = reply.getHeader('etag');
    if (typeof tag === 'string' && tag.startsWith('"')) reply.header('etag', `W/${tag}`);
    return coding === 'br' ? brotli(payload) : gzipped(payload);
  });
}

/** Whether a client accepts a content coding, by the `Accept-Encoding` header (RFC 9110, section 12.5.3). */
function accepts(header: string | string[] | undefined, coding: string): boolean {
  return String(header ?? '')
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim().toLowerCase()))
    .some(([name, weight = '']) => name === coding && !/^q=0(\.0*)?$/.test(weight));
}
