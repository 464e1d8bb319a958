import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { S3Config } from '../../config';

/** A bucket on this machine in place of an external one. */
export type S3StandIn = {
  /** Server configuration to use it. */
  readonly config: S3Config;
  /** The content of the bucket, by key. */
  readonly objects: ReadonlyMap<string, StoredObject>;
  /** Requests so far, as `GET kept/2026-11/…`. */
  readonly asked: string[];
  close: () => void;
};
type StoredObject = { readonly bytes: Buffer; readonly type: string | undefined; readonly at: Date };

/** Small enough that tests reach a second page. */
const LISTED_AT_ONCE = 3;
const QUARTER_MS = 15 * 60_000;

/** An error as the service words it. */
class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/**
 * Starts a bucket that trusts nobody: it computes every signature itself (AWS Signature Version 4, in the query and in the
 * header), and refuses wrong or expired ones, unsigned headers, and bodies other than the signed one.
 *
 * Close it after the test.
 */
export async function startS3StandIn(now: () => Date): Promise<S3StandIn> {
  const config = {
    bucket: 'wayfold-pictures',
    region: 'eu-north-9',
    accessKeyId: 'AKWAYFOLD',
    secretAccessKey: 'a secret/of+the=bucket',
  };
  const objects = new Map<string, StoredObject>();
  const asked: string[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://bucket');
    const [bucket, ...rest] = decodeURIComponent(url.pathname).slice(1).split('/');
    const key = rest.join('/');
    asked.push(`${request.method} ${key || url.search}`);
    const body = await buffer(request);
    if (!request.complete) return;
    verify(request, url, { body, config, now: now() });
    if (bucket !== config.bucket) throw new Refused(404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, type: request.headers['content-type'], at: now() });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (key === '') {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(listing(objects, url.searchParams));
    } else {
      const found = objects.get(key);
      if (!found) throw new Refused(404, 'NoSuchKey');
      response.writeHead(200, { 'content-length': found.bytes.length, etag: '"1"' }).end(found.bytes);
    }
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      const refused = error instanceof Refused ? error : new Refused(500, 'InternalError');
      response
        .writeHead(refused.status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${refused.code}</Code><Message>no</Message></Error>`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on a port, not a socket
  return {
    config: { ...config, endpoint: `http://127.0.0.1:${port}` },
    objects,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function listing(objects: ReadonlyMap<string, StoredObject>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, LISTED_AT_ONCE);
  const contents = page.map((key) => {
    const { bytes, at } = objects.get(key) ?? { bytes: Buffer.alloc(0), at: new Date(0) };
    return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const isMore = keys.length > page.length;
  const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
}

/** The inputs of a signature. */
type Signing = {
  credential: string;
  signedHeaders: string;
  signature: string;
  date: string;
  payload: string;
};
type Known = { body: Buffer; config: Omit<S3Config, 'endpoint'>; now: Date };

function verify(request: IncomingMessage, url: URL, { body, config, now }: Known): void {
  const inQuery = url.searchParams.has('X-Amz-Signature');
  const signing = inQuery ? signingOfQuery(url, now) : signingOfHeader(request, now);
  const [keyId, day, region, service, ending] = signing.credential.split('/');
  const isOurs = keyId === config.accessKeyId && region === config.region && service === 's3';
  if (!isOurs || ending !== 'aws4_request' || !signing.date.startsWith(day ?? 'none')) {
    throw new Refused(403, 'InvalidAccessKeyId');
  }
  const headers = signing.signedHeaders.split(';');
  const mustBeSigned = Object.keys(request.headers).filter(
    (name) => name === 'host' || name.startsWith('x-amz-'),
  );
  if (!mustBeSigned.every((name) => headers.includes(name))) throw new Refused(403, 'AccessDenied');
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    ...headers.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signing.signedHeaders,
    signing.payload,
  ].join('\n');
  const scope = [day, region, service, ending].join('/');
  const text = ['AWS4-HMAC-SHA256', signing.date, scope, sha256(canonical)].join('\n');
  const key = [day, region, service, ending].reduce<Buffer>(
    (secret, part) => hmac(secret, part ?? ''),
    Buffer.from(`AWS4${config.secretAccessKey}`),
  );
  if (hmac(key, text).toString('hex') !== signing.signature) throw new Refused(403, 'SignatureDoesNotMatch');
  verifyBody(request, url, { body, payload: signing.payload });
}

function signingOfQuery({ searchParams }: URL, now: Date): Signing {
  const part = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  if (part('Algorithm') !== 'AWS4-HMAC-SHA256') throw new Refused(400, 'AuthorizationQueryParametersError');
  const date = part('Date');
  const signedAt = timeOf(date);
  const seconds = Number(part('Expires'));
  if (!(seconds > 0 && seconds <= 604_800)) throw new Refused(400, 'AuthorizationQueryParametersError');
  if (signedAt > now.getTime() + QUARTER_MS || now.getTime() >= signedAt + seconds * 1_000) {
    throw new Refused(403, 'AccessDenied');
  }
  return {
    credential: part('Credential'),
    signedHeaders: part('SignedHeaders'),
    signature: part('Signature'),
    date,
    payload: part('Content-Sha256') || 'UNSIGNED-PAYLOAD',
  };
}

function signingOfHeader({ headers }: IncomingMessage, now: Date): Signing {
  const shape = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, credential = '', signedHeaders = '', signature = ''] =
    shape.exec(headers.authorization ?? '') ?? [];
  if (signature === '') throw new Refused(403, 'AccessDenied');
  const date = String(headers['x-amz-date'] ?? '');
  if (Math.abs(timeOf(date) - now.getTime()) > QUARTER_MS) throw new Refused(403, 'RequestTimeTooSkewed');
  return {
    credential,
    signedHeaders,
    signature,
    date,
    payload: String(headers['x-amz-content-sha256'] ?? ''),
  };
}

/** `20261122T150633Z`, in milliseconds since 1970. */
function timeOf(date: string): number {
  const time = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(time)) throw new Refused(403, 'AccessDenied');
  return time;
}

function canonicalQuery({ searchParams }: URL): string {
  return [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Compares the body with what was signed; checksums that weren't required count as well, as with the real service. */
function verifyBody(
  request: IncomingMessage,
  url: URL,
  { body, payload }: { body: Buffer; payload: string },
): void {
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))
    throw new Refused(400, 'XAmzContentSHA256Mismatch');
  const sum = request.headers['x-amz-checksum-crc32'] ?? url.searchParams.get('x-amz-checksum-crc32');
  if (sum === undefined || sum === null) return;
  const own = Buffer.alloc(4);
  own.writeUInt32BE(crc32(body));
  if (sum !== own.toString('base64')) throw new Refused(400, 'BadDigest');
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
