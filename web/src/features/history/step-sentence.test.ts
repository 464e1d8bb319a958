import { type Change, SingleChange } from '@wayfold/contract/trip/change';
import type { Write } from '@wayfold/contract/trip/patch';
import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import type { AcceptedEntry } from '@wayfold/domain/changes/accept';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { acceptFromLog } from '@wayfold/domain/testing/accept-from-log';
import { idOf, makeTrip, STOPS, withEvent } from '@wayfold/domain/testing/trips';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { history } from '../../i18n/en/planner/history';
import { tripFormat } from '../../trip-ui/trip-format';
import { historySteps } from './history-list';
import { stepRows, undoWords } from './step-rows';
import { stepNote, stepSentence } from './step-sentence';
import type { StepWords } from './step-words';
import { writeSentence } from './write-sentence';

const words: StepWords = {
  t: createTranslator({ locale: 'en-US', messages: { history }, namespace: 'history' }),
  category: String,
  format: tripFormat('en-US', 'Miles'),
  currencyOf: () => 'USD',
};

/** Makes changes one after the other and returns the history as the server would, newest first. */
function historyOf(start: TripDocument, ...changes: Change[]) {
  let state = { document: start, version: 1, log: [] as AcceptedEntry[] };
  changes.forEach((change, index) => {
    const decision = acceptFromLog(
      state,
      { changeId: idOf(100 + index), change, actor: 'me' },
      { maxDestinations: null },
    );
    if (decision.status !== 'applied') throw new Error(`Not applied: ${JSON.stringify(decision)}`);
    state = { ...decision, log: [...state.log, decision.entry] };
  });
  const entries = state.log.toReversed().map(
    ({ writes, effects, ...entry }): HistoryEntry => ({
      ...entry,
      at: '2026-11-20T16:32:40.000Z',
      actor: 'Mei Lindqvist',
      mine: true,
      writes: writes && [...writes],
      effects: [...effects],
      undone: state.log.some((other) => other.kind === 'undo' && other.of === entry.changeId),
    }),
  );
  const steps = historySteps(state.document, entries, 'America/Denver');
  const newest = steps[0];
  if (!newest) throw new Error('Nothing was changed.');
  return {
    steps,
    newest,
    sentences: steps.map((step) => stepSentence(step, words)),
    document: state.document,
  };
}

const trip = makeTrip('2027-05-10', { moab: 3, springdale: 3, page: 1 });
const { moab, springdale, page, denver } = STOPS;

test('a shortened stay shows the old and new number of nights, and what moved', () => {
  const { newest } = historyOf(trip, { kind: 'destination.set', id: springdale.id, fields: { nights: 2 } });

  expect(stepSentence(newest, words)).toBe('Springdale from 3 to 2 nights');
  expect(stepNote(newest, words)).toBe('Page moved one day earlier');
  expect(stepRows(newest, words).rows).toMatchObject([
    { label: 'Springdale', before: 'May 13 – 16', after: 'May 13 – 15' },
    { label: 'Page', before: 'May 16 – 17', after: 'May 15 – 16' },
  ]);
  expect(undoWords(newest, words)).toBe('Restore 3 nights');
});

test('an added destination names the one it was added after, as of that step', () => {
  const { sentences } = historyOf(
    trip,
    { kind: 'destination.add', id: denver.id, at: 3, fields: { name: 'Denver', coords: [-104.9, 39.7] } },
    { kind: 'destination.move', id: denver.id, to: 1 },
  );

  expect(sentences).toEqual(['Moved Denver to the start', 'Added Denver after Springdale']);
});

test('a removed destination counts the plans that went with it', () => {
  const planned = withEvent(trip, idOf(20), { name: 'Horseshoe Bend', start: '2027-05-16T17:00' });
  const { sentences, newest } = historyOf(
    planned,
    { kind: 'destination.remove', id: page.id },
    { kind: 'undo' },
  );

  expect(sentences).toEqual(['Restored Page and its plan', 'Removed Page and its plan']);
  expect(stepRows(newest, words).rows).toMatchObject([
    { label: 'Page', before: 'not in the trip', after: 'in the trip' },
    { label: 'Horseshoe Bend' },
  ]);
});

test('a transport change names both ends', () => {
  const { sentences } = historyOf(trip, {
    kind: 'destination.set',
    id: moab.id,
    fields: { transport: 'RentalCar' },
  });

  expect(sentences).toEqual(['Moab to Springdale by rental car']);
});

test('price changes show the old and the new price', () => {
  const { sentences, newest } = historyOf(
    trip,
    { kind: 'cost.add', id: idOf(30), fields: { supplier: 'Rental car', costEst: 612 } },
    { kind: 'cost.set', id: idOf(30), fields: { costAct: 531 } },
    { kind: 'cost.set', id: idOf(30), fields: { costEst: 644 } },
  );

  expect(sentences).toEqual([
    'Rental car from $612 to $644',
    'Paid $531 for Rental car',
    'Added Rental car for $612',
  ]);
  expect(undoWords(newest, words)).toBe('Restore $612');
  expect(stepRows(newest, words).rows).toMatchObject([
    { label: 'estimated cost', before: '$612', after: '$644' },
  ]);
});

test('a plan says where and when it was added, and when it was moved to', () => {
  const { steps, sentences } = historyOf(
    trip,
    {
      kind: 'event.add',
      id: idOf(20),
      fields: { name: 'Delicate Arch', start: '2027-05-10T18:00', homeDestid: moab.id },
    },
    { kind: 'event.set', id: idOf(20), fields: { start: '2027-05-11T18:30' } },
  );

  expect(sentences).toEqual(['Moved Delicate Arch to Tue, May 11, 6:30 PM', 'Added Delicate Arch']);
  expect(steps[1] && stepNote(steps[1], words)).toBe('Moab, Mon, May 10');
});

test('an undo and a redo name the step they are about', () => {
  const set = { kind: 'destination.set', id: springdale.id, fields: { nights: 2 } } as const;
  const { steps } = historyOf(
    makeTrip(null, { moab: 1, springdale: 3 }),
    set,
    { kind: 'undo' },
    {
      kind: 'undo',
      of: idOf(101),
    },
  );

  expect(steps.map((step) => stepSentence(step, words))).toEqual([
    'Redone: Springdale from 3 to 2 nights',
    'Undone: Springdale from 3 to 2 nights',
    'Springdale from 3 to 2 nights',
  ]);
  expect(steps[1] && stepNote(steps[1], words)).toBeNull();
});

test('the undo of a move names what was moved, whatever else was changed', () => {
  const { sentences } = historyOf(
    trip,
    { kind: 'destination.move', id: page.id, to: 1 },
    { kind: 'undo' },
    { kind: 'redo' },
  );

  expect(sentences).toEqual([
    'Redone: Moved Page to the start',
    'Undone: Moved Page to the start',
    'Moved Page to the start',
  ]);
});

test('adding the first destination also sets the currency, but only the destination is named', () => {
  const { sentences } = historyOf(makeTrip(null, {}), {
    kind: 'batch',
    changes: [
      { kind: 'destination.add', id: denver.id, fields: { name: 'Lisbon', coords: [-9.1, 38.7] } },
      { kind: 'trip.set', fields: { currency: 'EUR' } },
    ],
  });

  expect(sentences).toEqual(['Added 1 destination: Lisbon']);
});

test('several items added at once are counted and named', () => {
  const add = (number: number, name: string) =>
    ({ kind: 'event.add', id: idOf(number), fields: { name, start: '2027-05-10' } }) as const;
  const { sentences } = historyOf(trip, {
    kind: 'batch',
    changes: [add(20, 'Arches'), add(21, 'Dinner'), add(22, 'Rafting'), add(23, 'Museum')],
  });

  expect(sentences).toEqual(['Added 4 items: Arches, Dinner, Rafting and 1 more']);
});

test('starting a trip over has its own sentence, and so does its undo', () => {
  const { sentences } = historyOf(
    trip,
    {
      kind: 'batch',
      changes: [
        { kind: 'destination.remove', id: moab.id },
        { kind: 'destination.remove', id: springdale.id },
        { kind: 'destination.remove', id: page.id },
        { kind: 'destination.add', id: denver.id, fields: { name: 'Denver', coords: [-104.9, 39.7] } },
      ],
    },
    { kind: 'undo' },
  );

  expect(sentences).toEqual(['Restored Moab, Springdale, Page', 'Started the trip over with Denver']);
});

test('a booking that sets the transport of its leg is one step', () => {
  const named = { fromDest: moab.id, toDest: springdale.id };
  const { newest } = historyOf(trip, {
    kind: 'batch',
    changes: [
      {
        kind: 'booking.add',
        id: idOf(81),
        fields: { kind: 'flight', provider: 'Mesa Air', number: 'MA 12', ...named },
      },
      { kind: 'destination.set', id: moab.id, fields: { transport: 'Flight' } },
    ],
  });

  expect(stepSentence(newest, words)).toBe('Added Mesa Air MA 12');
});

const ROWS: Readonly<Record<string, Write['in']>> = {
  ...{ trip: 'trip', destination: 'destinations', event: 'events', cost: 'costs' },
  ...{ picture: 'pictures', text: 'texts', track: 'tracks', booking: 'bookings' },
};
/** Every field that users can set, with the collection of its row. */
const SETTABLE = SingleChange.options.flatMap(({ shape }) => {
  const [kind = '', what] = shape.kind.value.split('.');
  const collection = ROWS[kind];
  if (what !== 'set' || !collection || !('fields' in shape)) return [];
  return Object.keys(shape.fields.shape).map((field) => ({ collection, field }));
});

test.each(SETTABLE)('a change to $field in $collection has its own sentence', ({ collection, field }) => {
  const { newest } = historyOf(trip, { kind: 'trip.set', fields: { name: 'West' } });
  const [before, after] = [{ [field]: null }, { [field]: '2027-05-08' }];
  const told = writeSentence({ in: collection, id: idOf(1), name: 'Moab', before, after }, newest, words);
  const own: Readonly<Record<string, object>> = history.changed;

  expect(told).not.toBe('Changed the trip');
  if (told === 'Changed Moab') expect(own[collection]).toHaveProperty(field);
});

test('a step too old to have details still says its kind', () => {
  const { newest } = historyOf(trip, { kind: 'destination.remove', id: page.id });
  const old = { ...newest, entry: { ...newest.entry, writes: null, effects: null } };

  expect(stepSentence(old, words)).toBe('Removed a destination');
});

test('a change to the trip dates shows the start date', () => {
  const { sentences } = historyOf(trip, { kind: 'trip.set', fields: { startDate: '2027-05-12' } });

  expect(sentences).toEqual(['Trip starts Wed, May 12, 2027 instead of Mon, May 10, 2027']);
});

test('edits to the trip’s page name the edited part', () => {
  const id = idOf(40);
  const long = 'We have run this loop for nine springs and know every overlook. '.repeat(3).trim();
  const set = (fields: (Change & { kind: 'text.set' })['fields']): Change => ({
    kind: 'text.set',
    id,
    fields,
  });
  const { sentences } = historyOf(
    trip,
    { kind: 'text.add', id, fields: { kind: 'offerDeadlines', text: 'Free raft' } },
    set({ text: 'Free raft for two' }),
    set({ at: '2026-12-16T01:00:00.000Z', timezone: 'America/Denver' }),
    set({ href: 'https://example.com' }),
    set({ href: null }),
    { kind: 'trip.set', fields: { displayName: 'Mesa & Main' } },
    { kind: 'trip.set', fields: { displayTagline: 'Santa Fe' } },
    set({ text: long }),
  );

  expect(sentences.toReversed()).toEqual([
    'Added Free raft',
    'Renamed Free raft to Free raft for two',
    'Changed when Free raft for two ends',
    'Changed the link of Free raft for two',
    'Removed the link of Free raft for two',
    'Changed the display name of the trip page',
    'Changed the tagline of the trip page',
    'Changed Free raft for two',
  ]);
});

test('a row without a name is called what it is', () => {
  const id = idOf(700);

  const { sentences } = historyOf(
    trip,
    { kind: 'track.add', id, fields: { points: '??' } },
    { kind: 'track.remove', id },
  );

  expect(sentences).toEqual(['Removed a track', 'Added a track']);
});
