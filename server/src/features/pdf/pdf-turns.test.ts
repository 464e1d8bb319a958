import { callUrl } from '@wayfold/contract/kernel/client';
import { type PdfOptions, pdf } from '@wayfold/contract/sharing/pdf-endpoints';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { countAgainst } from '../../http/limits';
import { makeGuest, makePerson, makeTrip, type Person, shareTrip } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { IDLE_MS, pool, queue } from './pdf-press';

let app: TestApp;
let seller: Person;
beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: 'https://trips.example.com', trustProxy: 1 } });
  seller = await makePerson(app, 'FREE', { type: 'BP' });
  await app.client(null).pdf.preparePdf();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const asked = vi.spyOn(queue, 'run');
const printed = vi.spyOn(pool, 'run');
beforeEach(() => {
  asked.mockClear();
  printed.mockClear();
});

/** A shared trip, by its share. */
async function makeShared(): Promise<string> {
  const { id } = await makeTrip(seller, { stops: [{ name: 'Moab' }] });
  return (await shareTrip(app, seller, id)).id;
}

let lastAddress = 0;
/** An IP address that hasn't been used before. */
function newAddress(): string {
  lastAddress += 1;
  return `203.0.113.${lastAddress}`;
}

type From = { address: string; options?: Partial<PdfOptions>; signal?: AbortSignal };

function askPdf(id: string, { address, options = {}, signal }: From): Promise<Response> {
  return app.send(callUrl(pdf.tripPdf, { params: { id }, query: { map: 'no', ...options } }), {
    headers: { 'x-forwarded-for': address },
    ...(signal ? { signal } : {}),
  });
}

const releases: (() => void)[] = [];
afterEach(() => {
  for (const release of releases.splice(0)) release();
});

/** Takes one or both of the two turns until they are released, so that other requests wait. */
function holdTurns(turns: 1 | 2): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const place = { lane: 'test', asker: 'test', isLarge: false };
  for (let turn = 0; turn < turns; turn += 1) {
    queue.run(place, () => held, new AbortController().signal).catch(() => undefined);
  }
  asked.mockClear();
  releases.push(release);
  return release;
}

/** Waits until so many PDFs have requested their turn. */
const haveAsked = (count: number) =>
  vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(count), { timeout: 25_000 });

test('the same PDF requested again while it is being made is made once, and everybody gets it', async () => {
  const id = await makeShared();
  const from = { address: newAddress() };
  const release = holdTurns(2);

  const first = askPdf(id, from);
  await haveAsked(1);
  const second = askPdf(id, from);
  const other = askPdf(id, { address: newAddress() });
  await haveAsked(2);
  release();
  const answers = await Promise.all([first, second, other]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength));
  expect(new Set(sizes).size).toBe(1);
  expect(printed).toHaveBeenCalledTimes(2);
});

test('another PDF of the same trip meanwhile is refused with a message, and only to the same IP address', async () => {
  const id = await makeShared();
  const address = newAddress();
  const release = holdTurns(2);
  const first = askPdf(id, { address });
  await haveAsked(1);

  const refused = await askPdf(id, { address, options: { paper: 'Letter' } });
  const other = askPdf(id, { address: newAddress(), options: { paper: 'Letter' } });
  await haveAsked(2);
  release();

  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({
    code: 'too-many',
    key: 'pdfOfTripPending',
    message: 'A PDF of this trip is already being created for you. Try again when it’s done.',
  });
  expect((await Promise.all([first, other])).map(({ status }) => status)).toEqual([200, 200]);
  expect((await askPdf(id, { address, options: { paper: 'Letter' } })).status).toBe(200);
});

test('a canceled request frees its place at once', async () => {
  const id = await makeShared();
  const address = newAddress();
  const release = holdTurns(2);
  const left = new AbortController();
  const first = askPdf(id, { address, signal: left.signal });
  await haveAsked(1);

  left.abort();
  await expect(first).rejects.toThrow();
  await expect(asked.mock.results[0]?.value).rejects.toThrow();
  const second = askPdf(id, { address, options: { paper: 'Letter' } });
  await haveAsked(2);
  release();

  expect((await second).status).toBe(200);
  expect(printed).toHaveBeenCalledTimes(1);
});

test('nothing of a trip is loaded before its turn', async () => {
  const id = await makeShared();
  const release = holdTurns(2);
  const load = vi.spyOn(app.database.pool, 'query');
  const answer = askPdf(id, { address: newAddress() });
  await haveAsked(1);
  const before = JSON.stringify(load.mock.calls);

  release();
  await answer;

  expect(before).not.toContain('trip-view-load');
  expect(JSON.stringify(load.mock.calls)).toContain('trip-view-load');
  load.mockRestore();
});

test('an IP address that requests many PDFs waits for them one by one while others are served', async () => {
  const [busy, quiet] = [newAddress(), newAddress()];
  holdTurns(1);
  const release = holdTurns(1);
  const served: string[] = [];
  const answers: Promise<unknown>[] = [];
  const ask = async (name: string, address: string) => {
    const id = await makeShared();
    const before = asked.mock.calls.length;
    answers.push(askPdf(id, { address }).then(({ status }) => served.push(`${name} ${status}`)));
    await haveAsked(before + 1);
  };
  for (const name of ['busy 1', 'busy 2', 'busy 3']) await ask(name, busy);
  const refused = await askPdf(await makeShared(), { address: busy });
  await ask('quiet 1', quiet);

  release();
  await Promise.all(answers);

  expect(served).toEqual(['busy 1 200', 'quiet 1 200', 'busy 2 200', 'busy 3 200']);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    message: 'Several PDFs are already being created for you. Try again when they’re done.',
  });
});

test('an email waits for one PDF at most, however many readers are ahead of it', async () => {
  holdTurns(1);
  const release = holdTurns(1);
  const { id } = await makeTrip(seller, { stops: [{ name: 'Moab' }] });
  await shareTrip(app, seller, id);
  await app.database.pool.query('update users set email_confirmed_at = now() where id = $1', [seller.id]);
  const shares = [await makeShared(), await makeShared(), await makeShared()];
  const served: string[] = [];
  const answers: Promise<unknown>[] = [];
  for (const [index, share] of shares.entries()) {
    answers.push(askPdf(share, { address: newAddress() }).then(() => served.push('reader')));
    await haveAsked(index + 1);
  }
  const mailed = seller.api.tripMail.send({
    body: { tripId: id, email: 'ana@example.org', attachPdf: true },
  });
  answers.push(mailed.then(() => served.push('mail')));
  await haveAsked(4);

  release();
  await Promise.all(answers);

  expect(asked.mock.calls.map(([{ lane }]) => lane)).toEqual(['reader', 'reader', 'reader', 'mail']);
  expect(served.indexOf('mail')).toBeLessThan(2);
});

test('owners with an account wait in their own lane, and guests and readers by their IP address', async () => {
  const guest = await makeGuest(app);
  const own = await makeTrip(seller, { stops: [{ name: 'Moab' }] });
  const guests = await makeTrip(guest, { stops: [{ name: 'Moab' }] });
  const address = newAddress();
  const askAs = ({ token }: Person, id: string) =>
    app.send(callUrl(pdf.tripPdf, { params: { id }, query: { map: 'no' } }), {
      headers: { 'x-forwarded-for': address, authorization: `Bearer ${token}` },
    });

  const answers = [await askAs(seller, own.id), await askAs(guest, guests.id)];
  const reader = await askAs(seller, (await shareTrip(app, guest, guests.id)).id);

  expect([...answers, reader].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(asked.mock.calls.map(([{ lane, asker }]) => [lane, asker])).toEqual([
    ['owner', seller.id],
    ['reader', address],
    ['reader', address],
  ]);
});

test('an IP address that made many PDFs within the hour is refused with a message, and others are not', async () => {
  const id = await makeShared();
  const [address, other] = [newAddress(), newAddress()];
  const limit = { name: 'address pdfs', perHour: 100, refusal: 'tooManyPdfs' } as const;
  await countAgainst(app.services, { ...limit, key: address, weight: 99 });

  const last = await askPdf(id, { address });
  const refused = await askPdf(id, { address });
  const others = await askPdf(id, { address: other });

  expect([last.status, refused.status, others.status]).toEqual([200, 429, 200]);
  expect(await refused.json()).toMatchObject({
    code: 'too-many',
    message: 'You’ve created too many PDFs. Try again in an hour.',
  });
});

test('a large PDF counts as several', async () => {
  const { id } = await makeTrip(seller, { stops: [{ name: 'Moab' }] });
  const share = await shareTrip(app, seller, id);
  await app.database.pool.query(
    `insert into trip_texts (id, trip_id, kind, rank, text)
    select gen_random_uuid(), $1, 'headlines', 'a' || n, repeat('a', 20000) from generate_series(1, 4) n`,
    [id],
  );
  const address = newAddress();
  const limit = { name: 'address pdfs', perHour: 100, refusal: 'tooManyPdfs' } as const;
  await countAgainst(app.services, { ...limit, key: address, weight: 99 });

  const refused = await askPdf(share.id, { address });

  expect(refused.status).toBe(429);
  expect(asked).not.toHaveBeenCalled();
});

test('the server prepares once, however often and by however many it is asked', async () => {
  const { pdf: calls } = app.client(null);
  await pool.close();
  app.setClock(new Date(Date.now() + IDLE_MS));

  await Promise.all([calls.preparePdf(), calls.preparePdf(), calls.preparePdf()]);
  await pool.close();
  await calls.preparePdf();

  expect(printed).toHaveBeenCalledTimes(1);
});
