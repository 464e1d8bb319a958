import type { Change, SingleChange } from '@wayfold/contract/trip/change';
import type { AcceptedEntry } from '@wayfold/domain/changes/accept';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { acceptFromLog } from '@wayfold/domain/testing/accept-from-log';
import { idOf, makeTrip, STOPS } from '@wayfold/domain/testing/trips';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { history } from '../../i18n/en/planner/history';
import { tripFormat } from '../../trip-ui/trip-format';
import { historySteps } from './history-list';
import { stepSentence } from './step-sentence';

const t = createTranslator({ locale: 'en-US', messages: { history }, namespace: 'history' });
const words = {
  t,
  category: String,
  format: tripFormat('en-US', 'Miles'),
  currencyOf: () => 'USD',
};

const [ARCH, BEND, RIM] = [idOf(301), idOf(302), idOf(303)] as [string, string, string]; // as many as there are

function picture(id: string, description: string, type: 'header' | 'trip' = 'trip'): SingleChange {
  const fields = { type, source: 'wayfold', imageUrl: '/scenes/arch.svg', imageName: 'Stone arch' } as const;
  return { kind: 'picture.add', id, fields: { ...fields, description } };
}

/** The history's sentence for the last of these changes. */
function sentenceOf(...changes: Change[]): string | undefined {
  let state = {
    document: makeTrip('2027-05-10', { moab: 3, page: 1 }) as TripDocument,
    version: 1,
    log: [] as AcceptedEntry[],
  };
  changes.forEach((change, index) => {
    const decision = acceptFromLog(
      state,
      { changeId: idOf(100 + index), change, actor: 'me' },
      { maxDestinations: null },
    );
    if (decision.status !== 'applied') throw new Error(`Not applied: ${JSON.stringify(decision)}`);
    state = { ...decision, log: [...state.log, decision.entry] };
  });
  const entries = state.log.toReversed().map(({ writes, effects, ...entry }) => ({
    ...entry,
    at: '2026-11-20T16:32:40.000Z',
    actor: 'Mei Lindqvist',
    mine: true,
    writes: writes && [...writes],
    effects: [...effects],
    undone: false,
  }));
  const [newest] = historySteps(state.document, entries, 'America/Denver');
  return newest && stepSentence(newest, words);
}

test('adding, moving and removing a picture names it by its description, or else by its title', () => {
  const two = [picture(ARCH, 'Delicate Arch'), picture(BEND, '')];

  expect(sentenceOf(...two)).toBe('Added the picture Stone arch');
  expect(sentenceOf({ kind: 'batch', changes: two })).toBe('Added 2 pictures: Delicate Arch, Stone arch');
  expect(sentenceOf(...two, { kind: 'picture.move', id: BEND, to: 1 })).toBe('Moved the picture Stone arch');
  expect(sentenceOf(...two, { kind: 'picture.remove', id: ARCH })).toBe('Removed the picture Delicate Arch');
});

test('a header is called a header, even if it replaces another one', () => {
  const rim = picture(RIM, 'South Rim', 'header');

  expect(sentenceOf(rim)).toBe('Made South Rim the header picture');
  expect(sentenceOf(rim, picture(ARCH, 'Delicate Arch', 'header'))).toBe(
    'Made Delicate Arch the header picture',
  );
  expect(
    sentenceOf(rim, picture(ARCH, 'Delicate Arch'), {
      kind: 'batch',
      changes: [
        { kind: 'picture.remove', id: ARCH },
        picture(idOf(304), 'Delicate Arch', 'header'),
        picture(idOf(305), 'South Rim'),
      ],
    }),
  ).toBe('Made Delicate Arch the header picture');
  expect(sentenceOf(rim, { kind: 'picture.remove', id: RIM })).toBe('Removed the header picture');
});

test('edits to a picture’s texts quote the texts', () => {
  const arch = picture(ARCH, '');
  const set = (fields: Extract<SingleChange, { kind: 'picture.set' }>['fields']): SingleChange => ({
    kind: 'picture.set',
    id: ARCH,
    fields,
  });

  expect(sentenceOf(arch, set({ description: 'At sunset' }))).toBe('Described a picture as “At sunset”');
  expect(sentenceOf(arch, set({ description: 'At sunset' }), set({ description: '' }))).toBe(
    'Removed the description “At sunset”',
  );
  expect(sentenceOf(arch, set({ focus: [0.5, 0.2] }))).toBe('Repositioned Stone arch');
  expect(sentenceOf(arch, set({ destinationid: STOPS.moab.id, takenAt: '2027-05-11' }))).toBe(
    'Changed where and when Stone arch was taken',
  );
});
