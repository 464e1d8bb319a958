import type { Measurement } from './support/measurement';
import type { Product } from './support/product';
import type { Figure } from './support/report';
import { median } from './support/statistics';
import { LARGE_TRIP, makeTrip } from './support/trips';

const ROUNDS = 9;
const READS = 200;

/** The twelve-day example trip, which every start of the server inserts. */
const TWELVE_DAYS = '01900000-0001-7000-8000-000000000000';
const LONG_TRIP = { destinations: 20, events: 200, costs: 40 };

/** Measures how long a person waits for a PDF: from the API request to the last byte, with map, costs and pictures. */
export const pdf: Measurement = {
  name: 'pdf',
  isUsual: true,
  run: async (bench) => {
    const product = await bench.product();
    const ready = await secondsToBeReady(product);
    const first = await secondsOfPdf(product, TWELVE_DAYS);
    const warm = await rounds(() => secondsOfPdf(product, TWELVE_DAYS));
    const { id } = await makeTrip(product, LONG_TRIP);
    const long = await rounds(() => secondsOfPdf(product, id));
    return [
      {
        name: 'getting ready for PDFs after the start',
        value: ready,
        unit: 's',
        note: 'While somebody looks at what a PDF may show. From sources, which takes longer than from the build.',
      },
      { name: 'PDF of 12 days, the first after that', value: first, unit: 's' },
      {
        name: 'PDF of 12 days',
        value: median(warm),
        unit: 's',
        goal: { atMost: 1 },
        note: `The middle of ${ROUNDS}, the slowest ${Math.max(...warm).toFixed(1)} s.`,
      },
      {
        name: 'PDF of 200 events at 20 destinations',
        value: median(long),
        unit: 's',
        goal: { atMost: 4 },
        note: `The middle of ${ROUNDS}, the slowest ${Math.max(...long).toFixed(1)} s.`,
      },
      await readsBeside(product, id),
      await besideStrangers(product),
    ];
  },
};

async function rounds(measure: () => Promise<number>): Promise<number[]> {
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) seconds.push(await measure());
  return seconds;
}

async function secondsToBeReady({ api }: Product): Promise<number> {
  const startedAt = performance.now();
  await api.pdf.preparePdf();
  return (performance.now() - startedAt) / 1000;
}

async function secondsOfPdf({ url, token }: Product, id: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/trip/pdf/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const bytes = await answer.arrayBuffer();
  const seconds = (performance.now() - startedAt) / 1000;
  if (!answer.ok || bytes.byteLength < 20_000) throw new Error(`The PDF was answered with ${answer.status}.`);
  return seconds;
}

/** Measures how long reading a trip takes while two PDFs are constantly being made, compared to reading without them. */
async function readsBeside(product: Product, id: string): Promise<Figure> {
  const alone = await millisecondsOfReads(product);
  let isOver = false;
  const makers = [0, 1].map(async () => {
    while (!isOver) await secondsOfPdf(product, id);
  });
  const beside = await millisecondsOfReads(product);
  isOver = true;
  await Promise.all(makers);
  return {
    name: 'reading a trip while two PDFs are being made',
    value: median(beside),
    unit: 'ms',
    ceiling: { name: 'without them', value: median(alone) },
    note: `The middle of ${READS}. Both share the cores with the two that draw.`,
  };
}

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const;

/** Measures how long a small PDF takes while four strangers, each from a different address, request PDFs of a large trip. */
async function besideStrangers(product: Product): Promise<Figure> {
  const { id } = await makeTrip(product, { ...LARGE_TRIP, events: 2_000 });
  const { share } = await product.api.sharing.createShare({ params: { id }, body: {} });
  const strangers = LANGUAGES.map(async (language, index) => {
    const headers = { 'x-forwarded-for': `203.0.113.${index + 1}` };
    const answer = await fetch(`${product.url}/api/trip/pdf/${share?.id}?language=${language}`, { headers });
    await answer.arrayBuffer();
    return answer.status;
  });
  const small = await rounds(() => secondsOfPdf(product, TWELVE_DAYS));
  const statuses = await Promise.all(strangers);
  return {
    name: 'PDF of 12 days while four strangers have 2,000 plans printed',
    value: median(small),
    unit: 's',
    goal: { atMost: 4 },
    note: `The middle of ${ROUNDS}, the slowest ${Math.max(...small).toFixed(1)} s. The strangers were answered ${statuses.join(', ')}.`,
  };
}

async function millisecondsOfReads({ url, token }: Product): Promise<number[]> {
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${url}/api/trip/${TWELVE_DAYS}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return times;
}
