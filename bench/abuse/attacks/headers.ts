import { type Attack, flood, nth } from '../attack';

const LONG = 12_000;
const many = (make: (n: number) => string, separator: string) =>
  Array.from({ length: 1_000 }, (_, n) => make(n))
    .join(separator)
    .slice(0, LONG);

const HEADERS: readonly { name: string; headers: Record<string, string> }[] = [
  { name: 'range', headers: { range: `bytes=${many((n) => `${n}-${n + 1}`, ',')}` } },
  { name: 'if-none-match', headers: { 'if-none-match': many((n) => `"${n}"`, ',') } },
  { name: 'if-none-match of quotes', headers: { 'if-none-match': '"'.repeat(LONG) } },
  { name: 'if-match', headers: { 'if-match': many((n) => `W/"${n}"`, ', ') } },
  { name: 'if-modified-since', headers: { 'if-modified-since': 'Mon, '.repeat(LONG / 5) } },
  { name: 'accept-language', headers: { 'accept-language': many((n) => `a${n};q=0.${n}`, ',') } },
  { name: 'accept-encoding', headers: { 'accept-encoding': many((n) => `gzip;q=0.${n}`, ',') } },
  { name: 'accept', headers: { accept: many((n) => `image/${n};q=0.${n}`, ',') } },
  { name: 'cookie', headers: { cookie: many((n) => `a${n}=${n}`, '; ') } },
  { name: 'x-forwarded-for', headers: { 'x-forwarded-for': many((n) => `10.0.${n % 256}.1`, ',') } },
  { name: 'x-forwarded-for of colons', headers: { 'x-forwarded-for': ':'.repeat(LONG) } },
  { name: 'x-forwarded-host', headers: { 'x-forwarded-host': many((n) => `a${n}.example.com`, ',') } },
  { name: 'authorization', headers: { authorization: `Bearer ${'a'.repeat(LONG)}` } },
  { name: 'authorization of spaces', headers: { authorization: `Bearer ${' '.repeat(LONG)}a` } },
  { name: 'content-type', headers: { 'content-type': `application/json;${' a=b;'.repeat(LONG / 5)}` } },
  { name: 'idempotency-key', headers: { 'idempotency-key': 'a'.repeat(LONG) } },
  { name: 'user-agent', headers: { 'user-agent': 'Mozilla/5.0 (Linux; '.repeat(LONG / 20) } },
  { name: 'last-event-id', headers: { 'last-event-id': '1'.repeat(LONG) } },
  { name: 'origin', headers: { origin: `https://${'a.'.repeat(LONG / 2)}` } },
  { name: 'expect', headers: { expect: '100-continue' } },
];

/** Attacks with headers that are long lists, on pages, files and API calls. */
export const HEADER_ATTACKS: readonly Attack[] = [
  flood({
    name: '12 KB header',
    call: (_caller, n, { largest, small, companyPicture }) => {
      const kind = nth(HEADERS, n);
      const paths = [
        '/',
        '/api/health',
        `/trip/${small.shareId}`,
        `/api/trip/share/${largest.shareId}`,
        companyPicture,
        '/scenes/canyon-dawn.svg',
      ];
      const path = nth(paths, Math.floor(n / HEADERS.length));
      return {
        name: `${kind.name} at ${path.replace(small.shareId, 'id').replace(largest.shareId, 'id')}`,
        path,
        headers: kind.headers,
      };
    },
    ...{ kinds: HEADERS.length, times: 1_200, atOnce: 8 },
  }),
  flood({
    name: 'posts with long headers',
    call: (_caller, n) => ({
      ...nth(HEADERS, n),
      path: '/api/login',
      json: { email: 'mei@example.com', password: 'x' },
    }),
    ...{ kinds: HEADERS.length, times: 400, atOnce: 8 },
  }),
  flood({
    name: 'unsupported methods',
    call: (_caller, n) => ({
      method: nth(['OPTIONS', 'TRACE', 'HEAD', 'PATCH', 'PROPFIND', 'LOCK', 'SEARCH', 'MKCOL'], n),
      path: nth(['/', '/api/trips', '/api/login'], n),
    }),
    ...{ kinds: 8, times: 1_000, atOnce: 8 },
  }),
];
