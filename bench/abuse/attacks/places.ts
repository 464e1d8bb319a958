import { type Attack, flood, nth } from '../attack';

const MOST_LETTERS = 2_000;

/** Points all over the world, all different. */
function points(count: number, n: number): [number, number][] {
  return Array.from({ length: count }, (_, at) => [
    Number((((at * 37.1 + n) % 340) - 170).toFixed(4)),
    Number((((at * 17.3 + n) % 120) - 60).toFixed(4)),
  ]);
}

/** Points that are close together, in an area with roads. */
const nearby = (count: number, n: number): [number, number][] =>
  Array.from({ length: count }, (_, at) => [
    Number((6 + ((at * 7 + n) % 60) / 10).toFixed(4)),
    Number((45 + ((at * 3 + n) % 50) / 10).toFixed(4)),
  ]);

const lineOf = (all: readonly [number, number][]) => all.map((point) => point.join(',')).join(';');

const SEARCHES: readonly { name: string; q: string }[] = [
  { name: 'one long word', q: 'a'.repeat(MOST_LETTERS) },
  { name: 'short words', q: 'a '.repeat(MOST_LETTERS / 2) },
  { name: 'many names', q: 'san '.repeat(MOST_LETTERS / 4) },
  { name: 'two-letter words, all different', q: wordsOf(MOST_LETTERS) },
  { name: 'digits', q: '1'.repeat(MOST_LETTERS) },
  { name: 'numbers with commas', q: '1,'.repeat(MOST_LETTERS / 2) },
  { name: 'commas', q: ','.repeat(MOST_LETTERS) },
  { name: 'spaces', q: `${' '.repeat(MOST_LETTERS - 2)}ab` },
  { name: 'Chinese characters', q: '東京'.repeat(MOST_LETTERS / 2).slice(0, 1_200) },
  { name: 'degrees', q: `1°2'3"N `.repeat(MOST_LETTERS / 8) },
  { name: 'hyphens', q: 'a-'.repeat(MOST_LETTERS / 2) },
];

function wordsOf(letters: number): string {
  const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
  return alphabet
    .flatMap((a) => alphabet.map((b) => a + b))
    .join(' ')
    .slice(0, letters);
}

/** Attacks on place searches, routes and other public queries. */
export const PLACE_ATTACKS: readonly Attack[] = [
  flood({
    name: 'routes through 200 points or more',
    call: (_caller, n) => {
      const all = [points(200, n), points(1_000, n), nearby(200, n), nearby(1_000, n)];
      const mode = nth(['MyVehicle', 'Train', 'Walk', 'Ferry', 'Flight'], n >> 2);
      const name = nth(['200 far points', '1,000 far points', '200 near points', '1,000 near points'], n);
      const line = lineOf(nth(all, n));
      return {
        name: `${name}, ${mode}`,
        path: `/api/route?coordstring=${line.slice(0, 14_000).replace(/;[^;]*$/, '')}&modes=${mode}`,
      };
    },
    ...{ kinds: 20, times: 200, atOnce: 4 },
  }),
  flood({
    name: '2,000-letter searches',
    call: (_caller, n) => {
      const { name, q } = nth(SEARCHES, n);
      const path = n % (2 * SEARCHES.length) < SEARCHES.length ? 'suggest' : 'geocode';
      return {
        name: `${path}, ${name}`,
        path: `/api/atlas/${path}?limit=10&q=${encodeURIComponent(q).slice(0, 14_000).replace(/%.?$/, '')}`,
      };
    },
    ...{ kinds: 2 * SEARCHES.length, times: 200, atOnce: 4 },
  }),
  flood({
    name: 'short searches',
    call: (_caller, n) => ({
      path: `/api/atlas/suggest?limit=10&q=${nth([...'abcdefghijklmnopqrstuvwxyz'], n)}`,
    }),
    ...{ times: 1_000, atOnce: 16 },
  }),
  flood({
    name: 'detours to 50 places from 200 stops',
    call: (_caller, n) => ({
      name: nth(['far', 'near'], n),
      path: '/api/atlas/detours',
      json: {
        stops: n % 2 === 0 ? points(200, n) : nearby(200, n),
        candidates: n % 2 === 0 ? points(50, n + 1) : nearby(50, n + 1),
      },
    }),
    ...{ kinds: 2, times: 60, atOnce: 4 },
  }),
  flood({
    name: 'places along a 500-point line',
    call: (_caller, n) => {
      const line = lineOf(n % 2 === 0 ? points(500, n) : nearby(500, n));
      return {
        name: nth(['far', 'near'], n),
        path: `/api/places/along?corridor=150000&limit=100&line=${line}`,
      };
    },
    ...{ kinds: 2, times: 60, atOnce: 4 },
  }),
  flood({
    name: 'places around a point and in a box, at the maximum limit',
    call: (_caller, n) => {
      const [[lon, lat] = [0, 0]] = points(1, n * 13);
      const paths = [
        `/api/atlas/nearby?radius=300000&limit=100&at=${lon},${lat}`,
        '/api/atlas/category?category=museum,beach,park,hotel,restaurant&limit=100&bbox=-180,-90,180,90',
        `/api/places?limit=100&bbox=-180,-90,180,90&q=${nth(['a', 'san', 'hotel'], n)}`,
        `/api/atlas/reverse?at=${lon},${lat}`,
      ];
      const path = nth(paths, n);
      return { name: path.split('?')[0] ?? '', path };
    },
    ...{ kinds: 4, times: 400, atOnce: 8 },
  }),
  flood({
    name: 'walking and biking directions across a continent',
    call: (_caller, n) => ({
      path: `/api/atlas/directions?mode=${nth(['walk', 'bike'], n)}&from=${-9 + (n % 10) / 10},38.7&to=30.${n % 10},59.9`,
    }),
    ...{ kinds: 2, times: 100, atOnce: 8 },
  }),
  flood({
    name: 'trip ideas, page by page',
    call: (_caller, n) => ({
      path: nth(
        [
          '/api/trip/tripideas/0/50',
          `/api/trip/tripideas/${n}/1000`,
          '/api/trip/tours',
          '/api/picture/wayfold?per_page=100',
        ],
        n,
      ),
    }),
    ...{ kinds: 4, times: 400, atOnce: 16 },
  }),
];
