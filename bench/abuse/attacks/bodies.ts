import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { newId } from '@wayfold/domain/document/ids';
import { type Attack, type Call, flood, nth, tripOf } from '../attack';

const MEGABYTE = 1_000_000;
const bomb = Buffer.alloc(100 * MEGABYTE, ' ');
const GZIP = gzipSync(bomb);
const BROTLI = brotliCompressSync(bomb, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

const keys = (make: (n: number) => string) =>
  `{${Array.from({ length: 60_000 }, (_, n) => make(n))
    .join(',')
    .slice(0, MEGABYTE)
    .replace(/,[^,]*$/, '')}}`;

const BODIES: readonly { name: string; body: string | Buffer; headers?: Record<string, string> }[] = [
  { name: '100 MB of spaces as gzip', body: GZIP, headers: { 'content-encoding': 'gzip' } },
  { name: '100 MB of spaces as brotli', body: BROTLI, headers: { 'content-encoding': 'br' } },
  { name: 'nested lists', body: `${'['.repeat(500_000)}${']'.repeat(500_000)}` },
  { name: 'unclosed lists', body: '['.repeat(MEGABYTE) },
  { name: 'nested objects', body: `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}` },
  {
    name: 'nested objects in a known field',
    body: `{"email":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
  },
  { name: 'a million-digit number', body: `{"email":${'9'.repeat(MEGABYTE)}}` },
  { name: 'a million decimal places', body: `{"email":0.${'1'.repeat(MEGABYTE)}}` },
  { name: 'exponents', body: `{"email":[${'1e999,'.repeat(150_000)}1]}` },
  { name: 'one key, repeated', body: keys(() => '"email":1') },
  { name: '100,000 keys', body: keys((n) => `"k${n}":1`) },
  { name: 'keys that are numbers', body: keys((n) => `"${4_000_000_000 - n}":1`) },
  { name: 'the key __proto__', body: `{"__proto__":{"a":1},"constructor":{"prototype":{}}}` },
  { name: 'the key __proto__, repeated', body: keys(() => '"__proto__":1') },
  { name: 'the key __proto__, escaped', body: keys(() => '"\\u005f_proto__":1') },
  { name: 'escape sequences', body: `{"email":"${'\\u0041'.repeat(160_000)}"}` },
  { name: 'backslashes', body: `{"email":"${'\\\\'.repeat(490_000)}"}` },
  { name: 'lone surrogates', body: `{"email":"${'\\ud800'.repeat(160_000)}"}` },
  { name: 'spaces', body: `${' '.repeat(MEGABYTE)}{}` },
  { name: 'a 1 MB text', body: JSON.stringify({ email: 'a'.repeat(MEGABYTE), password: 'x' }) },
  { name: 'an email of only at signs', body: JSON.stringify({ email: '@'.repeat(MEGABYTE), password: 'x' }) },
  { name: 'invalid UTF-8', body: Buffer.alloc(MEGABYTE, 0xff) },
  { name: 'only a byte order mark', body: '\ufeff' },
];

/** Attacks with bodies that take long to read for how little they say. */
export const BODY_ATTACKS: readonly Attack[] = [
  flood({
    name: 'hostile bodies',
    call: (_caller, n) => ({ path: '/api/login', ...nth(BODIES, n) }),
    ...{ kinds: BODIES.length, times: 230, atOnce: 4 },
  }),
  flood({
    name: 'hostile bodies of changes',
    by: 'guests',
    call: (caller, n) => ({ path: `/api/trip/${tripOf(caller).id}/changes`, ...nth(BODIES, n) }),
    ...{ kinds: BODIES.length, times: 230, atOnce: 4 },
  }),
  flood({
    name: '1 MB of invalid items',
    by: 'guests',
    call: (caller, n) => nth(misfits(tripOf(caller).id), n),
    ...{ kinds: misfits('').length, times: 80, atOnce: 4 },
  }),
  flood({
    name: '1 MB bodies where none is expected',
    call: (_caller, n) => ({
      method: nth(['GET', 'DELETE', 'PUT', 'POST'], n),
      path: nth(['/api/trips', '/api/health', '/', '/api/nowhere'], n),
      body: 'a'.repeat(MEGABYTE),
    }),
    ...{ kinds: 4, times: 200, atOnce: 8 },
  }),
];

/** Requests that schemas validate to the end: every item is invalid, or none is. */
function misfits(tripId: string): Call[] {
  const changes = `/api/trip/${tripId}/changes`;
  const sent = (change: unknown) => ({ baseVersion: 0, changes: [{ changeId: newId(), change }] });
  const few = (count: number, make: (n: number) => unknown) =>
    Array.from({ length: count }, (_, n) => make(n));
  return [
    {
      name: '200,000 invalid changes',
      path: changes,
      json: { baseVersion: 0, changes: few(200_000, () => 1) },
    },
    {
      name: 'a batch of 200,000',
      path: changes,
      json: sent({ kind: 'batch', changes: few(200_000, () => 1) }),
    },
    {
      name: 'a batch with 2,000 unknown fields',
      path: changes,
      json: sent({
        kind: 'batch',
        changes: few(2_000, (n) => ({ kind: 'event.add', id: newId(), fields: { name: 'a', [`x${n}`]: 1 } })),
      }),
    },
    {
      name: 'a sort order of 20,000 ids',
      path: changes,
      json: sent({
        kind: 'event.sort',
        order: Object.fromEntries(few(20_000, (n) => [newId(), n]) as [string, unknown][]),
      }),
    },
    {
      name: 'a sort order of 20,000 words',
      path: changes,
      json: sent({
        kind: 'event.sort',
        order: Object.fromEntries(few(20_000, (n) => [`x${n}`, 'y']) as [string, unknown][]),
      }),
    },
    {
      name: 'events to sort',
      path: '/api/trip/event/sort',
      json: { events: Object.fromEntries(few(20_000, (n) => [newId(), n]) as [string, unknown][]) },
    },
    { name: 'picture ids', path: '/api/picture/signatures', json: { ids: few(200_000, () => 'x') } },
    {
      name: 'paragraphs',
      path: '/api/trip/paragraphs',
      json: { tripId, newParagraphs: few(40_000, () => ({ x: 1 })) },
    },
    {
      name: 'time zones',
      path: changes,
      json: sent({
        kind: 'batch',
        changes: few(2_000, (n) => ({
          kind: 'event.add',
          id: newId(),
          fields: { name: 'a', timezone: `Etc/GMT+${n}` },
        })),
      }),
    },
  ];
}
