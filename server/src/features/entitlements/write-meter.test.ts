import type { FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { asGuest, makeGuest, makePerson } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { writeMeterOf } from './write-meter';

const MEGABYTE = 1024 * 1024;
const NOON = new Date('2027-05-08T12:00:00Z');
const at = (ip: string) => ({ ip, socket: { remoteAddress: ip }, headers: {} }) as unknown as FastifyRequest; // what is counted by

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => app.setClock(null));

const laterBy = (minutes: number) => app.setClock(new Date(NOON.getTime() + minutes * 60_000));

test('a person who wrote too much within an hour has to wait, and nobody else does', async () => {
  app.setClock(NOON);
  const meter = writeMeterOf(app.services);
  const [busy, other] = [asGuest((await makeGuest(app)).id), asGuest((await makeGuest(app)).id)];
  const here = at('203.0.113.1');

  await meter.wrote(busy, here, 99 * MEGABYTE);
  meter.admit(busy, here);
  await meter.wrote(busy, here, 2 * MEGABYTE);

  expect(() => meter.admit(busy, here)).toThrow('Your edits reached the limit of 100 MB per hour.');
  expect(() => meter.admit(busy, at('203.0.113.2'))).toThrow();
  meter.admit(other, here);
  laterBy(150);
  meter.admit(busy, here);
  await meter.wrote(busy, here, MEGABYTE);
  meter.admit(busy, here);
});

test('an IP address is counted for everybody who uses it', async () => {
  app.setClock(NOON);
  const meter = writeMeterOf(app.services);
  const here = at('203.0.113.9');
  for (let person = 0; person < 6; person += 1) {
    const { id } = await makePerson(app, 'FREE');
    await meter.wrote({ ...asGuest(id), role: 'FREE' }, here, 200 * MEGABYTE);
  }

  const { id } = await makeGuest(app);

  expect(() => meter.admit(asGuest(id), here)).toThrow('Too many edits from this address.');
  meter.admit(asGuest(id), at('203.0.113.10'));
});

test('small writes are counted together, so that an edit needs no count of its own', async () => {
  const meter = writeMeterOf(app.services);
  const guest = asGuest((await makeGuest(app)).id);
  const counts = async () =>
    (await app.database.pool.query(`select count(*)::integer as n from rate_counts`)).rows[0]?.n;
  const before = await counts();

  for (let write = 0; write < 100; write += 1) await meter.wrote(guest, at('203.0.113.20'), 2_000);
  const small = await counts();
  await meter.wrote(guest, at('203.0.113.20'), 100_000);

  expect(small).toBe(before);
  expect(await counts()).toBe(before + 2);
});
