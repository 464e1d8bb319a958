import type { Coords } from '@wayfold/contract/kernel/values';
import { expect, test } from 'vitest';
import { applyEdit } from '../changes/apply-change';
import { stayDays, staysOf } from '../dates/itinerary';
import type { TripDocument } from '../document/trip-document';
import { edited, idOf, makeTrip, STOPS, withEvent } from '../testing/trips';
import { arrangeDay } from './arrange-day';
import { type Day, dayOfStay } from './day';
import { fullDay } from './lighter-day';

const { moab } = STOPS;
const HOTEL: Coords = [-109.55, 38.57];
/** East of the hotel, in steps of about 870 m. */
const east = (steps: number): Coords => [HOTEL[0] + steps / 100, HOTEL[1]];

function trip(startDate: string | null = '2027-05-08'): TripDocument {
  return makeTrip(startDate, { denver: 2, moab: 3, page: 1 });
}

type Plan = {
  at?: Coords | null;
  time?: string | null;
  minutes?: number;
  pinned?: boolean;
  category?: 'Food' | 'Activities';
};

/** Adds plans to the second day in Moab, May 11. */
function planned(
  document: TripDocument,
  plans: Readonly<Record<string, Plan>>,
  day = '2027-05-11',
): TripDocument {
  return Object.entries(plans).reduce((current, [name, plan], index) => {
    const { at = HOTEL, time = null, minutes = 60, pinned = false, category = 'Activities' } = plan;
    const start = time === null ? day : `${day}T${time}`;
    const hours = time === null ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
    const end =
      hours === null
        ? null
        : `${day}T${[Math.floor(hours / 60), hours % 60].map((part) => String(part).padStart(2, '0')).join(':')}`;
    return withEvent(current, idOf(100 + index + Object.keys(current.events).length), {
      ...{ name, start, end, coords: at, pinned, category, sortId: index },
    });
  }, document);
}

function dayOf(document: TripDocument, dayIndex = 2) {
  const stay = staysOf(document).find(({ destination }) => destination.id === moab.id);
  const stayDay = stay && stayDays(stay).find((one) => one.dayIndex === dayIndex);
  if (!stay || !stayDay) throw new Error('There is no such day.');
  return { stay, stayDay, day: dayOfStay(document, stay, stayDay) };
}

const numbersOf = (day: Day) => day.stops.map(({ event, number }) => [event.name, number]);
const hopsOf = (day: Day) => day.stops.map(({ event }) => day.hops.get(event.id)?.by ?? null);

test('plans are numbered in order; one without a place has no number and no way to it', () => {
  const document = planned(trip(), {
    Museum: { at: east(1), time: '09:00' },
    Call: { at: null, time: '11:00' },
    Lookout: { at: east(3), time: '12:00' },
  });

  const { day } = dayOf(document);

  expect(numbersOf(day)).toEqual([
    ['Museum', 1],
    ['Call', null],
    ['Lookout', 2],
  ]);
  expect(hopsOf(day)).toEqual([null, null, 'drive']);
});

test('a day sets out from the lodging of the night before, which is not a plan', () => {
  const document = planned(
    withEvent(trip(), idOf(50), {
      name: 'Inn',
      start: '2027-05-10',
      end: '2027-05-13',
      category: 'Lodging',
      coords: HOTEL,
    }),
    { Museum: { at: east(1), time: '09:00' } },
  );

  const { day } = dayOf(document);

  expect(day.base?.name).toBe('Inn');
  expect(numbersOf(day)).toEqual([['Museum', 1]]);
  expect(hopsOf(day)).toEqual(['walk']);
  expect(dayOf(document, 1).day.base).toBeNull();
});

test('beyond walking, people with a car drive, others take transit, unless a plan says how', () => {
  const plans = { Museum: { at: HOTEL, time: '09:00' }, Lookout: { at: east(3), time: '12:00' } };
  const byTrain = edited(planned(trip(), plans), {
    kind: 'destination.set',
    id: STOPS.denver.id,
    fields: { transport: 'Train' },
  });
  expect(hopsOf(dayOf(byTrain).day)).toEqual([null, 'transit']);

  const lookout = dayOf(byTrain).day.stops[1]?.event.id ?? '';
  const byBike = edited(byTrain, { kind: 'event.set', id: lookout, fields: { reachBy: 'bike' } });
  expect(hopsOf(dayOf(byBike).day)).toEqual([null, 'bike']);
});

test('moving, visiting and free add up to the day from setting out to the last plan', () => {
  const document = planned(trip(), {
    Museum: { at: HOTEL, time: '09:00', minutes: 120 },
    Lookout: { at: east(1), time: '13:00' },
  });

  const { pace } = dayOf(document).day;

  expect(pace.visiting).toBe(180);
  expect(pace.moving + pace.visiting + (pace.free ?? 0)).toBe(300);
  expect(pace.word).toBe('easy');
});

test('a day is arranged so that it moves least, with times kept for what is booked and for meals', () => {
  const document = planned(trip(), {
    Far: { at: east(9), time: '09:00' },
    Near: { at: east(1), time: '10:30' },
    Lunch: { at: east(4), time: '12:30', category: 'Food' },
    Middle: { at: east(5), time: '14:00' },
    Show: { at: east(0), time: '19:00', pinned: true },
  });
  const { stay, stayDay, day } = dayOf(document);

  const arranged = arrangeDay({ document, stay, date: stayDay.date, day });
  if (typeof arranged === 'string') throw new Error(arranged);
  const after = applyEdit(document, { kind: 'batch', changes: [...arranged.changes] }).document;

  expect(arranged.after).toBeLessThan(arranged.before);
  const { day: better } = dayOf(after);
  expect(better.pace.moving).toBeLessThan(day.pace.moving);
  const start = (name: string) => better.stops.find(({ event }) => event.name === name)?.event.start;
  expect([start('Lunch'), start('Show')]).toEqual(['2027-05-11T12:30', '2027-05-11T19:00']);
});

test('without times, only the order changes', () => {
  const document = planned(trip(), { Far: { at: east(9) }, Start: { at: HOTEL }, Middle: { at: east(4) } });
  const { stay, stayDay, day } = dayOf(document);

  const arranged = arrangeDay({ document, stay, date: stayDay.date, day });
  if (typeof arranged === 'string') throw new Error(arranged);

  expect(arranged.changes.map(({ kind }) => kind)).toEqual(['event.sort']);
  const after = applyEdit(document, { kind: 'batch', changes: [...arranged.changes] }).document;
  const names = dayOf(after).day.stops.map(({ event }) => event.name);
  expect([names, names.toReversed()]).toContainEqual(['Far', 'Middle', 'Start']);
});

test('a place is visited while it is open, and nothing is visited during a plan without a place', () => {
  const document = planned(trip(), {
    Far: { at: east(9), time: '09:00' },
    Near: { at: east(1), time: '10:30' },
    Call: { at: null, time: '11:00', minutes: 90 },
    Middle: { at: east(5), time: '14:00' },
  });
  const { stay, stayDay, day } = dayOf(document);
  const openOn = (event: { name: string }) => (event.name === 'Far' ? [{ from: 900, to: 1_020 }] : null);

  const arranged = arrangeDay({ document, stay, date: stayDay.date, day, openOn });
  if (typeof arranged === 'string') throw new Error(arranged);
  const after = applyEdit(document, { kind: 'batch', changes: [...arranged.changes] }).document;

  const { day: better } = dayOf(after);
  for (const { event, starts, minutes } of better.stops) {
    if (event.name === 'Far')
      expect([starts ?? 0, 1_020]).toEqual([
        Math.max(900, starts ?? 0),
        Math.max(1_020, (starts ?? 0) + minutes),
      ]);
    if (event.name === 'Call') continue;
    expect((starts ?? 0) >= 750 || (starts ?? 0) + minutes <= 660).toBe(true);
  }
});

test('a place that is closed all day isn’t arranged', () => {
  const document = planned(trip(), {
    Museum: { at: east(9), time: '09:00' },
    Near: { at: east(1), time: '10:30' },
    Middle: { at: east(5), time: '14:00' },
  });
  const { stay, stayDay, day } = dayOf(document);
  const openOn = (event: { name: string }) => (event.name === 'Museum' ? [] : null);

  expect(arrangeDay({ document, stay, date: stayDay.date, day, openOn })).toBe('closed');
});

test('a day that can’t be better says so', () => {
  const two = planned(trip(), { Far: { at: east(9), time: '09:00' }, Near: { at: HOTEL, time: '11:00' } });
  const best = planned(trip(), {
    A: { at: HOTEL, time: '09:00' },
    B: { at: east(2), time: '11:00' },
    C: { at: east(4), time: '13:00' },
  });
  const clashing = planned(trip(), {
    A: { at: HOTEL, time: '09:00', pinned: true },
    B: { at: east(9), time: '09:30', pinned: true },
    C: { at: east(1), time: '13:00' },
  });
  const arranged = [two, best, clashing].map((document) => {
    const { stay, stayDay, day } = dayOf(document);
    return arrangeDay({ document, stay, date: stayDay.date, day });
  });

  expect(arranged).toEqual(['too-few', 'best-already', 'cannot']);
});

test('a day that is too full says by how much, and which moves help most', () => {
  const document = planned(trip(), {
    Long: { at: HOTEL, time: '08:00', minutes: 300 },
    Short: { at: HOTEL, time: '14:00', minutes: 60 },
    Booked: { at: HOTEL, time: '15:30', minutes: 240, pinned: true },
  });
  const { stay } = dayOf(document);

  const full = fullDay(document, stay, 2, 540);

  expect(full?.over).toBe(60);
  expect(full?.moves.map(({ event, saves, to }) => [event.name, saves, to.date])).toEqual([
    ['Long', 300, '2027-05-10'],
    ['Short', 60, '2027-05-10'],
  ]);
  const [move] = full?.moves ?? [];
  if (!move) throw new Error('There is no move.');
  const after = applyEdit(document, move.change).document;
  expect(after.events[move.event.id]).toMatchObject({
    start: '2027-05-10T08:00',
    end: '2027-05-10T13:00',
    destid: moab.id,
  });
  expect(fullDay(after, dayOf(after).stay, 2, 540)).toBeNull();
});

test('no day has room for more than it should', () => {
  const busy = planned(trip(), { Other: { at: HOTEL, time: '08:00', minutes: 500 } }, '2027-05-12');
  const all = planned(busy, { Other2: { at: HOTEL, time: '08:00', minutes: 500 } }, '2027-05-10');
  const document = planned(all, {
    Long: { at: HOTEL, time: '08:00', minutes: 400 },
    More: { at: HOTEL, time: '15:00', minutes: 200 },
  });

  expect(fullDay(document, dayOf(document).stay, 2, 540)).toEqual({ over: 60, moves: [] });
});
