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
  { name: 'lists in lists', body: `${'['.repeat(500_000)}${']'.repeat(500_000)}` },
  { name: 'lists that do not end', body: '['.repeat(MEGABYTE) },
  { name: 'objects in objects', body: `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}` },
  { name: 'objects in a known field', body: `{"email":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}` },
  { name: 'a number of a million digits', body: `{"email":${'9'.repeat(MEGABYTE)}}` },
  { name: 'a million digits behind the point', body: `{"email":0.${'1'.repeat(MEGABYTE)}}` },
  { name: 'exponents', body: `{"email":[${'1e999,'.repeat(150_000)}1]}` },
  { name: 'one key many times', body: keys(() => '"email":1') },
  { name: '100,000 keys', body: keys((n) => `"k${n}":1`) },
  { name: 'keys that are numbers', body: keys((n) => `"${4_000_000_000 - n}":1`) },
  { name: 'the key __proto__', body: `{"__proto__":{"a":1},"constructor":{"prototype":{}}}` },
  { name: 'the key __proto__ many times', body: keys(() => '"__proto__":1') },
  { name: 'the key __proto__ in escapes', body: keys(() => '"\\u005f_proto__":1') },
  { name: 'escapes', body: `{"email":"${'\\u0041'.repeat(160_000)}"}` },
  { name: 'backslashes', body: `{"email":"${'\\\\'.repeat(490_000)}"}` },
  { name: 'half pairs', body: `{"email":"${'\\ud800'.repeat(160_000)}"}` },
  { name: 'spaces', body: `${' '.repeat(MEGABYTE)}{}` },
  { name: 'a text of a megabyte', body: JSON.stringify({ email: 'a'.repeat(MEGABYTE), password: 'x' }) },
  { name: 'an email of at signs', body: JSON.stringify({ email: '@'.repeat(MEGABYTE), password: 'x' }) },
  { name: 'bytes that are no UTF-8', body: Buffer.alloc(MEGABYTE, 0xff) },
  { name: 'nothing but a byte order mark', body: '\ufeff' },
];

/** Attacks with bodies that take long to read for how little they say. */
export const BODY_ATTACKS: readonly Attack[] = [
  flood({
    name: 'body',
    call: (_caller, n) => ({ path: '/api/login', ...nth(BODIES, n) }),
    ...{ kinds: BODIES.length, times: 230, atOnce: 4 },
  }),
  flood({
    name: 'body of a change',
    by: 'guests',
    call: (caller, n) => ({ path: `/api/trip/${tripOf(caller).id}/changes`, ...nth(BODIES, n) }),
    ...{ kinds: BODIES.length, times: 230, atOnce: 4 },
  }),
  flood({
    name: 'a megabyte of what does not fit',
    by: 'guests',
    call: (caller, n) => nth(misfits(tripOf(caller).id), n),
    ...{ kinds: misfits('').length, times: 80, atOnce: 4 },
  }),
  flood({
    name: 'bodies of a megabyte where none is read',
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
      name: '200,000 changes that are none',
      path: changes,
      json: { baseVersion: 0, changes: few(200_000, () => 1) },
    },
    {
      name: 'a batch of 200,000',
      path: changes,
      json: sent({ kind: 'batch', changes: few(200_000, () => 1) }),
    },
    {
      name: 'a batch with 2,000 fields too many',
      path: changes,
      json: sent({
        kind: 'batch',
        changes: few(2_000, (n) => ({ kind: 'event.add', id: newId(), fields: { name: 'a', [`x${n}`]: 1 } })),
      }),
    },
    {
      name: 'an order of 20,000 ids',
      path: changes,
      json: sent({
        kind: 'event.sort',
        order: Object.fromEntries(few(20_000, (n) => [newId(), n]) as [string, unknown][]),
      }),
    },
    {
      name: 'an order of 20,000 words',
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
    { name: 'ids of pictures', path: '/api/picture/signatures', json: { ids: few(200_000, () => 'x') } },
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
