import type { TripDocument } from '../document/trip-document';
import { edited, idOf, makeTrip, STOPS } from './trips';

/**
 * A trip with everything that is difficult for files: names in other scripts, markup and formula characters, plans past
 * midnight and over whole days, two time zones, and a route across the date line.
 */
export function oddTrip(startDate: string | null = '2027-03-12'): TripDocument {
  const dates = (day: number, time: string | null) =>
    startDate === null
      ? { dayIndex: day, timeOfDay: time }
      : { start: `2027-03-${String(11 + day).padStart(2, '0')}${time === null ? '' : `T${time}`}` };
  return edited(
    makeTrip(startDate, { denver: 2, page: 3 }),
    { kind: 'trip.set', fields: { name: 'Red Rock & <High> "Desert"; 50%, 日本', travelerName: 'Mei' } },
    {
      kind: 'destination.add',
      id: idOf(6),
      fields: {
        name: 'Suva',
        localName: 'सुवा',
        country: 'Fiji',
        coords: [178.4419, -18.1416],
        nights: 4,
        timezone: 'Pacific/Fiji',
        transport: 'Flight',
      },
    },
    { kind: 'destination.set', id: STOPS.page.id, fields: { transport: 'Flight' } },
    {
      kind: 'event.add',
      id: idOf(20),
      fields: {
        name: 'Breakfast; eggs, ham\\cheese',
        ...dates(1, '08:30'),
        notes: `First line\nsecond, with a very long sentence about 東京 that has to be folded ${'somewhere '.repeat(12)}else`,
        category: 'Food',
        costEst: 12.5,
        coords: [-104.98, 39.74],
      },
    },
    {
      kind: 'event.add',
      id: idOf(21),
      fields: {
        name: 'Night train',
        ...dates(2, '23:00'),
        ...(startDate === null ? { minutes: 480 } : { end: '2027-03-14T07:00' }),
      },
    },
    {
      kind: 'event.add',
      id: idOf(22),
      fields: { name: 'Fair', ...dates(5, null), ...(startDate === null ? {} : { end: '2027-03-17' }) },
    },
    {
      kind: 'cost.add',
      id: idOf(30),
      fields: {
        supplier: '=HYPERLINK("x")',
        netPrice: 77_123,
        commission: 4_321.25,
        costEst: 90_000,
        expenseCategory: 'Lodging',
      },
    },
    {
      kind: 'cost.add',
      id: idOf(31),
      fields: { supplier: 'Ferry', costEst: -20, currency: 'EUR', destinationid: STOPS.page.id },
    },
    {
      kind: 'text.add',
      id: idOf(40),
      fields: { kind: 'tripInclusions', text: 'Tents </script><script>alert(1)</script>' },
    },
    {
      kind: 'text.add',
      id: idOf(41),
      fields: { kind: 'callToActions', text: 'Book', href: 'https://example.com/?a=1&b=2' },
    },
  );
}
