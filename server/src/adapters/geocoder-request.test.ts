import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import { afterEach, describe, expect, test } from 'vitest';
import { type StandIn, type StandInAnswer, startStandIn } from '../testing/stand-ins/stand-in';
import { ServiceBusy } from './geocoder';
import { photonGeocoder } from './geocoder.photon';

let service: StandIn | null = null;
afterEach(() => service?.close());

describe('a service that does not answer with places', () => {
  const ask = async (answer: StandInAnswer) => {
    service = await startStandIn(() => answer);
    return photonGeocoder(service.url, await openTestAtlas()).suggest({ q: 'moab', limit: 5 });
  };

  test.each<[StandInAnswer, RegExp]>([
    [{ body: '' }, /with JSON/],
    [{ body: '{"features":[' }, /with JSON/],
    [{ body: [] }, /something other/],
    [{ body: { features: 'none' } }, /something other/],
    [{ status: 500, body: {} }, /status 500/],
    [{ status: 302, headers: { location: '/api' }, body: {} }, /cannot be reached/],
    [{ body: `"${'x'.repeat(2_100_000)}"` }, /with JSON/],
  ])('fails with %j', async (answer, sentence) => {
    await expect(ask(answer)).rejects.toThrow(sentence);
  });

  test('times out quickly while somebody is typing', async () => {
    await expect(ask(null)).rejects.toThrow(/in time/);
  });

  test.each([
    ['7', 7],
    ['86400', 600],
    ['soon', 30],
  ])('is paused as long as it asks for, within reason: %s', async (after, seconds) => {
    const busy = await ask({ status: 429, headers: { 'retry-after': after }, body: {} }).catch(
      (error: unknown) => error,
    );

    expect(busy).toBeInstanceOf(ServiceBusy);
    expect(busy).toMatchObject({ seconds });
  });

  test('may find nothing', async () => {
    expect(await ask({ body: { features: [] } })).toEqual([]);
  });
});
