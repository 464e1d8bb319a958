import { expect, test } from 'vitest';
import { idOf } from '../testing/trips';
import { TEMPLATE_OWNER, templateTrip } from './sample-page';
import { tripPage } from './trip-page';
import { tripView } from './trip-view';

test('the sample page uses every block, and its trip starts on a Saturday in the future', () => {
  let row = 0;
  const nextId = () => {
    row += 1;
    return idOf(row);
  };
  const everything = { costs: true, contact: true, pictures: true, notes: true };

  const document = templateTrip({ today: '2026-11-22', nextId });
  const view = tripView(document, TEMPLATE_OWNER, { who: 'viewer', shows: everything });
  const page = tripPage(view, { locale: 'en-US', unit: 'Miles', now: Date.parse('2026-11-22') });

  const empty = Object.entries(page).filter(([, value]) => value === null || value?.length === 0);
  expect(empty.map(([name]) => name)).toEqual(['logo', 'header', 'pictures', 'fromHome']);
  expect(document.trip.startDate).toBe('2027-04-24');
  expect(page.costs).toMatchObject([{ kind: 'approximate', totals: ['$1,960'] }]);
});
