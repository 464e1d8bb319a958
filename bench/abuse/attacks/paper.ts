import { type Attack, callerAt, flood, personOf, repeat, tripOf } from '../attack';
import { openRaw } from '../raw-socket';
import type { Stock } from '../stock';

const pdfOf = ({ largest }: Stock, options = '') => ({ path: `/api/trip/pdf/${largest.shareId}${options}` });
const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'ja'];

/** Attacks that request PDFs and other drawings of trips, which anyone with a link can do. */
export const PAPER_ATTACKS: readonly Attack[] = [
  {
    name: 'PDFs of the largest trip, four at a time',
    by: 'strangers',
    calls: ({ stock }) => [pdfOf(stock)],
    run: async (target) => {
      const { callers, stock, send } = target;
      let isOver = false;
      const attack = repeat(
        { callers: callers.slice(0, 1), signal: target.signal },
        { times: 8, atOnce: 4 },
        async (n) => {
          await send(pdfOf(stock), callerAt(callers, n));
        },
      ).finally(() => {
        isOver = true;
      });
      // Meanwhile, someone else requests a small one.
      const other = { address: '192.0.2.1', person: null, trip: null };
      const began = performance.now();
      const { status } = await send({ path: `/api/trip/pdf/${stock.small.shareId}` }, other);
      const seconds = ((performance.now() - began) / 1_000).toFixed(1);
      const when = isOver ? 'after them' : 'beside them';
      await attack;
      target.note(
        `a small PDF ${when}: ${status === 0 ? 'not within the attack' : `${status} after ${seconds} s`}`,
      );
    },
  },
  flood({
    name: 'PDFs of the largest trip in every language and size',
    call: (_caller, n, stock) =>
      pdfOf(stock, `?language=${LANGUAGES[n % 6]}&paper=${n % 2 === 0 ? 'A4' : 'Letter'}`),
    ...{ times: 60, atOnce: 10 },
  }),
  {
    name: 'PDFs whose client hangs up',
    by: 'strangers',
    calls: () => [],
    run: (target) =>
      repeat(target, { times: 200, atOnce: 8 }, async (n) => {
        await openRaw(target, callerAt(target.callers, n), pdfOf(target.stock), 50);
      }),
  },
  flood({
    name: 'PDF warm-up calls',
    call: () => ({ method: 'POST', path: '/api/trip/pdf' }),
    ...{ times: 100, atOnce: 8 },
  }),
  flood({
    name: 'emails of the largest trip',
    by: 'confirmed members',
    prepare: async ({ callers, send }) => {
      const once = new Map(callers.map((caller) => [personOf(caller).id, caller]));
      for (const caller of once.values()) {
        await send({ path: `/api/trip/${tripOf(caller).id}/share`, json: {} }, caller);
      }
    },
    call: (caller, n) => ({
      path: '/api/trip/email',
      json: { email: [`a${n}@example.com`, `b${n}@example.com`], tripId: tripOf(caller).id },
    }),
    ...{ times: 20, atOnce: 4 },
  }),
  flood({
    name: 'preview images and maps of shared trips',
    call: (_caller, n, { largest, small }) => {
      const { shareId } = n % 6 < 3 ? largest : small;
      const name = ['preview.png', 'map-light.svg', 'map-dark.svg'][n % 3] ?? '';
      return {
        name: `${shareId === largest.shareId ? 'largest' : 'small'} ${name}`,
        path: `/trip/${shareId}/${name}?v=${n}`,
      };
    },
    ...{ kinds: 6, times: 200, atOnce: 8 },
  }),
  flood({
    name: 'preview images of a trip that changes between requests',
    by: 'members',
    call: (caller, n) => {
      const { id } = tripOf(caller);
      if (n % 2 === 1) return { name: 'picture', path: `/trip/${id}/preview.png` };
      return { name: 'change', path: `/api/trip/names/${id}`, json: { trip: { name: `Trip ${n}` } } };
    },
    ...{ kinds: 2, times: 60, atOnce: 4 },
  }),
  flood({
    name: 'pages of shared trips',
    call: (_caller, n, { largest }) => {
      const paths = [
        `/trip/${largest.shareId}`,
        `/api/trip/share/${largest.shareId}`,
        `/api/trip/share-itinerary/${largest.shareId}`,
      ];
      const path = paths[n % paths.length] ?? '';
      return { name: path.replace(largest.shareId, 'id'), path };
    },
    ...{ kinds: 3, times: 300, atOnce: 8 },
  }),
  flood({
    name: 'openings of a shared trip',
    call: (_caller, _n, { small }) => ({ method: 'POST', path: `/api/trip/share/${small.shareId}/opened` }),
    ...{ times: 1_000, atOnce: 16 },
  }),
];
