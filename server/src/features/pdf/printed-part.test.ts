import type { Block } from '@wayfold/contract/trip/rich-text';
import type { TripText } from '@wayfold/contract/trip/trip';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { newId } from '@wayfold/domain/document/ids';
import { emptyDocument, type TripDocument } from '@wayfold/domain/document/trip-document';
import { DEMO_TYPE } from '@wayfold/domain/document/trip-types';
import { tripView } from '@wayfold/domain/page/trip-view';
import { expect, test } from 'vitest';
import { MOST_PRINTED } from './most-printed';
import { printedPart } from './printed-part';

const NO_LEGS = { maxDestinations: null, measureLegs: () => ({}) };

/** A trip to one place with so many plans, each with these notes, and texts of one kind. */
function documentWith({
  plans = 0,
  notes = null,
  name = 'Plan',
  place = 'Moab',
  texts = [],
  itinerary = null,
}: {
  plans?: number;
  notes?: string | null;
  name?: string;
  place?: string;
  texts?: readonly string[];
  itinerary?: Block[] | null;
}): TripDocument {
  const empty = emptyDocument({
    id: newId(),
    type: DEMO_TYPE,
    currency: 'USD',
    name: 'West',
    displayName: '',
    displayTagline: '',
  });
  const add = (index: number) =>
    ({
      kind: 'event.add',
      id: newId(),
      fields: { name: `${name} ${index + 1}`, notes, dayIndex: 1 },
    }) as const;
  const { document } = applyEdit(
    empty,
    {
      kind: 'batch',
      changes: [
        { kind: 'destination.add', id: newId(), fields: { name: place, coords: [-109.5, 38.5], nights: 1 } },
        ...Array.from({ length: plans === 0 ? 0 : 1 }, (_, index) => add(index)),
        ...texts.map(
          (text) => ({ kind: 'text.add', id: newId(), fields: { kind: 'contacts', text } }) as const,
        ),
        { kind: 'trip.set', fields: { textItinerary: itinerary } },
      ],
    },
    NO_LEGS,
  );
  // The first is copied, because adding them one by one takes a while.
  const [first] = Object.values(document.events);
  const events = Array.from({ length: plans }, (_, index) => {
    const id = newId();
    return first ? [[id, { ...first, id, name: `${name} ${index + 1}`, sortId: index }] as const] : [];
  });
  return { ...document, events: Object.fromEntries(events.flat()) };
}

const partOf = (document: TripDocument) => printedPart(tripView(document, null, { who: 'recipient' }));

test('an average trip is printed unchanged', () => {
  const texts = ['All breakfasts', 'Ask for Ana'];
  const itinerary: Block[] = [
    { kind: 'list', ordered: true, items: [[{ text: 'Go', bold: false, href: null }]] },
  ];
  const document = documentWith({ plans: 40, notes: 'Key under the mat', texts, itinerary });

  const { view, leftOut } = partOf(document);

  expect(view.document).toEqual(document);
  expect(leftOut).toEqual({ plans: new Set(), hasNotes: false, hasTexts: false });
});

test('plans over the limit have no line, and still count in the costs', () => {
  const document = documentWith({ plans: MOST_PRINTED.plans + 3 });

  const { view, leftOut } = partOf(document);

  expect(Object.keys(view.document.events)).toHaveLength(MOST_PRINTED.plans + 3);
  const names = [...leftOut.plans].map((id) => view.document.events[id]?.name);
  expect(names).toEqual(['Plan 1001', 'Plan 1002', 'Plan 1003']);
});

test('plans with long names in another script are printed until the room is used up', () => {
  const { leftOut } = partOf(documentWith({ plans: 600, name: '窓際の席'.repeat(48) }));

  expect(leftOut.plans.size).toBeGreaterThan(200);
  expect(leftOut.plans.size).toBeLessThan(400);
});

test('notes are printed until the room is used up, and the one that is cut ends with an ellipsis', () => {
  const notes = 'a'.repeat(5_000);
  const { view, leftOut } = partOf(documentWith({ plans: 70, notes }));

  const printed = Object.values(view.document.events).flatMap((event) => event.notes ?? []);
  expect(printed.join('').length).toBeLessThanOrEqual(MOST_PRINTED.noteUnits + 2);
  expect(printed.length).toBe(40);
  expect(leftOut).toMatchObject({ plans: new Set(), hasNotes: true, hasTexts: false });
});

test('texts are printed until the room is used up, the itinerary before them', () => {
  const span = { text: 'b'.repeat(20_000), bold: false, href: null };
  const itinerary: Block[] = Array.from({ length: 5 }, () => ({ kind: 'paragraph', spans: [span] }));
  const texts = Array.from({ length: 20 }, () => 'c'.repeat(20_000));
  const { view, leftOut } = partOf(documentWith({ texts, itinerary }));

  expect(view.document.trip.textItinerary).toHaveLength(5);
  const printed = Object.values(view.document.texts).map(({ text }: TripText) => text);
  expect(printed).toHaveLength(5);
  expect(printed.filter((text) => text.endsWith(' …'))).toHaveLength(1);
  expect(leftOut).toMatchObject({ hasTexts: true, hasNotes: false });
});

test('empty items and spans of single letters use room, too', () => {
  const letters = Array.from({ length: 200 }, () => ({ text: 'a', bold: true, href: null }));
  const empty: Block[] = Array.from({ length: 100 }, () => ({
    kind: 'list',
    ordered: false,
    items: Array.from({ length: 200 }, () => []),
  }));
  const spans: Block[] = Array.from({ length: 100 }, () => ({ kind: 'paragraph', spans: letters }));

  const listed = partOf(documentWith({ itinerary: empty })).view.document.trip.textItinerary ?? [];
  const lettered = partOf(documentWith({ itinerary: spans })).view.document.trip.textItinerary ?? [];

  expect(listed).toHaveLength(10);
  expect(lettered.length).toBeLessThan(30);
});

test('long names of places are cut', () => {
  const { view } = partOf(documentWith({ place: 'M'.repeat(200) }));

  expect(Object.values(view.document.destinations).map(({ name }) => name)).toEqual([`${'M'.repeat(80)}…`]);
});
