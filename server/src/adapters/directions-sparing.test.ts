import type { LonLat } from '@wayfold/atlas/atlas';
import { expect, test, vi } from 'vitest';
import type { DirectionsService, MeasuredWay } from './directions';
import { sparing } from './directions-sparing';

const MOAB: LonLat = [-109.55, 38.57];
const PAGE: LonLat = [-111.46, 36.91];
const SERVICE = { travelers: ['car' as const], credit: '© OpenStreetMap', isStorable: true };
const WAY: MeasuredWay = { meters: 1, seconds: 1, coordinates: [MOAB, PAGE] };

/** A service that responds when told to. */
function held(): { service: DirectionsService; calls: ((end: MeasuredWay | Error) => void)[] } {
  const calls: ((end: MeasuredWay | Error) => void)[] = [];
  const measure = () =>
    new Promise<MeasuredWay>((resolve, reject) => {
      calls.push((end) => (end instanceof Error ? reject(end) : resolve(end)));
    });
  return { service: { ...SERVICE, name: 'Slow', measure }, calls };
}

test('a service gets four requests at once, and the next when one is answered', async () => {
  const { service, calls } = held();
  const spared = sparing(service, () => new Date());
  const ways = Array.from({ length: 6 }, () => spared.measure(MOAB, PAGE, 'car'));
  await Promise.resolve();

  expect(calls).toHaveLength(4);
  calls[0]?.(WAY);
  await vi.waitFor(() => expect(calls).toHaveLength(5));
  calls[1]?.(WAY);
  await vi.waitFor(() => expect(calls).toHaveLength(6));
  for (const end of calls.slice(2)) end(WAY);

  expect(await Promise.all(ways)).toHaveLength(6);
});

test('after three failures in a row a service is paused for half a minute', async () => {
  let now = 0;
  let asked = 0;
  const measure = async () => {
    asked += 1;
    throw new Error('down');
  };
  const spared = sparing({ ...SERVICE, name: 'Down', measure }, () => new Date(now));
  for (let i = 0; i < 5; i += 1) await spared.measure(MOAB, PAGE, 'car').catch(() => null);

  expect(asked).toBe(3);
  await expect(spared.measure(MOAB, PAGE, 'car')).rejects.toThrow(/Down is left alone/);
  now = 30_000;
  await spared.measure(MOAB, PAGE, 'car').catch(() => null);
  expect(asked).toBe(4);
});

test('requests that waited while it failed are rejected at once', async () => {
  const { service, calls } = held();
  const spared = sparing(service, () => new Date(0));
  const ways = Array.from({ length: 8 }, () =>
    spared.measure(MOAB, PAGE, 'car').catch((error: Error) => error),
  );
  await Promise.resolve();
  for (const end of calls.slice(0, 4)) end(new Error('down'));
  const ended = await Promise.all(ways.slice(0, 4));

  expect(ended.every((end) => end instanceof Error)).toBe(true);
  for (const end of calls.slice(4)) end(new Error('down'));
  expect((await Promise.all(ways)).filter((end) => /left alone/.test(String(end))).length).toBeGreaterThan(0);
});
