import { expect, test } from 'vitest';
import { edited, makeTrip, STOPS } from '../testing/trips';
import { bestInsertion } from './detour';

const trip = () => makeTrip(null, { denver: 2, moab: 3, page: 1, santaFe: 1 });

test('a stop along the route goes between its two neighbors and adds little', () => {
  const grandJunction = bestInsertion(trip(), [-108.5506, 39.0639]);

  expect(grandJunction).toMatchObject({ at: 2, after: { name: 'Denver' }, before: { name: 'Moab' } });
  expect(grandJunction?.extraSeconds).toBeLessThan(3600);
});

test('a stop beyond the end goes to the end', () => {
  expect(bestInsertion(trip(), [-101.83, 35.2])).toMatchObject({
    at: 5,
    after: { name: 'Santa Fe' },
    before: null,
  });
});

test('without destinations there is no position, and a hidden leg is not free', () => {
  expect(bestInsertion(makeTrip(null, {}), [0, 0])).toBeNull();
  const hidden = edited(trip(), {
    kind: 'destination.set',
    id: STOPS.santaFe.id,
    fields: { transport: 'Hidden' },
  });

  expect(bestInsertion(hidden, [2.35, 48.85])?.extraSeconds).toBeGreaterThan(3600);
});
