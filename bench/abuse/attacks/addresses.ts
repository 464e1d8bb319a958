import { newId } from '@wayfold/domain/document/ids';
import { type Attack, flood, nth } from '../attack';

const LONG = 15_000;

/** URLs that take a long time to parse. */
const LONG_ADDRESSES: readonly { name: string; path: string }[] = [
  { name: 'only slashes', path: '/'.repeat(LONG) },
  { name: 'slashes before a letter', path: `/${'/'.repeat(LONG)}x` },
  { name: 'slashes between letters', path: `/x${'/'.repeat(LONG)}x` },
  { name: 'slashes below the API', path: `/api/x${'/'.repeat(LONG)}x` },
  { name: 'slashes below a trip', path: `/api/trip/${'/'.repeat(LONG)}x` },
  { name: 'slashes after assets', path: `/assets${'/'.repeat(LONG)}x` },
  { name: 'one-letter segments', path: '/a'.repeat(LONG / 2) },
  { name: 'one long segment', path: `/${'a'.repeat(LONG)}` },
  { name: 'dots', path: '/..'.repeat(LONG / 3) },
  { name: 'backslashes', path: `/${'%5c..'.repeat(LONG / 5)}` },
  { name: 'question marks', path: `/${'?'.repeat(LONG)}` },
  { name: 'hashes', path: `/${'%23'.repeat(LONG / 3)}` },
  { name: 'encoded percent signs', path: `/${'%25'.repeat(LONG / 3)}` },
  { name: 'broken percent signs', path: `/${'%'.repeat(LONG)}` },
  { name: 'overlong UTF-8', path: `/${'%C0%AF'.repeat(LONG / 6)}` },
  { name: 'encoded slashes', path: `/${'%2f'.repeat(LONG / 3)}x` },
  { name: 'an id of only hyphens', path: `/api/trip/${'-'.repeat(LONG)}` },
  { name: 'a scene with many words', path: `/scenes/${'a-'.repeat(LONG / 2)}.svg` },
  { name: 'a scene with many sizes', path: `/scenes/a${'-1x1'.repeat(LONG / 4)}.svg` },
  { name: 'semicolons', path: `/${';a=b'.repeat(LONG / 4)}` },
];

const LONG_QUERIES: readonly { name: string; path: string }[] = [
  {
    name: '2,000 parameters',
    path: `/api/atlas/suggest?${Array.from({ length: 2_000 }, (_, n) => `a${n}=1`).join('&')}`,
  },
  { name: 'one parameter 3,000 times', path: `/api/atlas/suggest?${'q=ab&'.repeat(3_000)}` },
  { name: 'ampersands', path: `/api/atlas/suggest?${'&'.repeat(LONG)}` },
  { name: 'equal signs', path: `/api/atlas/suggest?q${'='.repeat(LONG)}` },
  { name: 'brackets', path: `/api/atlas/suggest?q${'[a]'.repeat(LONG / 3)}=1` },
  { name: 'plus signs', path: `/api/atlas/suggest?q=${'+'.repeat(LONG)}` },
  { name: 'percent signs', path: `/api/atlas/suggest?q=${'%25'.repeat(LONG / 3)}` },
  { name: 'broken percent signs', path: `/api/atlas/suggest?q=${'%'.repeat(LONG)}` },
  { name: '__proto__', path: `/api/atlas/suggest?${'__proto__[a]=1&constructor=1&'.repeat(LONG / 30)}` },
  { name: 'setting keys', path: `/api/setting?keys=${'map_lat,'.repeat(LONG / 8)}` },
  { name: 'trip idea ids', path: `/api/trip/tripideaslim/${'utah-mighty-five,'.repeat(LONG / 17)}` },
];

const FORMS = ['svg', 'jpg', 'webp'];
const SIZES = ['400x400', '630x1200', '1200x675', 'whole-420', 'whole-1600', 'original'];
const random = (below: number) => Math.floor(Math.random() * below);

/** Attacks with URLs that are long or always different. */
export const ADDRESS_ATTACKS: readonly Attack[] = [
  flood({
    name: '15 KB URL',
    call: (_caller, n) => nth(LONG_ADDRESSES, n),
    ...{ kinds: LONG_ADDRESSES.length, times: 1_000, atOnce: 8 },
  }),
  flood({
    name: '15 KB query',
    call: (_caller, n) => nth(LONG_QUERIES, n),
    ...{ kinds: LONG_QUERIES.length, times: 1_000, atOnce: 8 },
  }),
  flood({
    name: 'random map tiles that no cache has',
    call: () => {
      const zoom = random(12);
      const side = 2 ** zoom;
      return { path: `/tiles/v${random(1e6)}/${zoom}/${random(side)}/${random(side)}.pbf?${random(1e9)}` };
    },
    ...{ times: 2_000, atOnce: 16 },
  }),
  flood({
    name: 'random scenes that no cache has',
    call: (_caller, n) => ({
      path: `/scenes/canyon-dawn${n % 2 === 0 ? '' : `-${random(3_000)}x${random(3_000)}`}.${nth(FORMS, n)}?v=${random(1e9)}`,
      headers: { 'accept-encoding': nth(['br', 'gzip', 'identity'], n) },
    }),
    ...{ times: 2_000, atOnce: 16 },
  }),
  flood({
    name: 'a picture in every size, and in sizes that don’t exist',
    call: (_caller, n, { picture }) => ({
      path: `${picture.address}/${n % 3 === 0 ? `${random(9_999)}x${random(9_999)}` : nth(SIZES, n)}?${picture.signature}&n=${n}`,
      headers: { accept: nth(['image/avif', 'image/webp', '*/*'], n) },
    }),
    ...{ times: 1_000, atOnce: 16 },
  }),
  flood({
    name: 'pictures that don’t exist',
    call: () => ({ path: `/pictures/${newId()}/original?until=9999999999&signature=${'a'.repeat(43)}` }),
    ...{ times: 1_000, atOnce: 16 },
  }),
  flood({
    name: 'the API description',
    call: (_caller, n) => ({
      path: nth(['/api/openapi.json', '/api/docs', '/api/docs/json', '/api/docs/yaml'], n),
    }),
    ...{ kinds: 4, times: 200, atOnce: 16 },
  }),
  flood({
    name: 'pages and files of the web app',
    call: (_caller, n) => ({
      path: nth(['/', '/trips_modal', `/trip_plan/${random(1e9)}`, `/assets/${random(1e9)}.js`], n),
    }),
    ...{ times: 2_000, atOnce: 16 },
  }),
];
