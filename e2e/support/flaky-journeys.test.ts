import { expect, test } from 'vitest';
import { type FlakyJourney, judgeSecondTries, readFlakyJourneys, type SeenJourneys } from './flaky-journeys';

const TODAY = '2027-05-20';
const UNDO = { file: 'journeys/undo.e2e.ts', name: 'a removed stop comes back' };
const SECOND_TRY = { ...UNDO, said: 'Timeout 15000ms exceeded.' };

function listedSince(since: string): FlakyJourney[] {
  return [{ ...UNDO, since, reason: 'A press is lost while the list moves.' }];
}

function judge(listed: FlakyJourney[], seen: Partial<SeenJourneys> = {}) {
  return judgeSecondTries(listed, { secondTries: [], found: [UNDO], isFile: () => true, ...seen }, TODAY);
}

test('a journey that passes only on its second try fails the run with a message that says what to do', () => {
  const { failures, notes } = judge([], { secondTries: [SECOND_TRY] });

  expect(failures).toEqual([
    "journeys/undo.e2e.ts > a removed stop comes back passed only on its second try. Fix it, or add it to e2e/flaky.json with today's date and a reason. The first try: Timeout 15000ms exceeded.",
  ]);
  expect(notes).toEqual([]);
});

test('a journey that has been listed for less than 14 days is only noted', () => {
  const { failures, notes } = judge(listedSince('2027-05-07'), { secondTries: [SECOND_TRY] });

  expect(failures).toEqual([]);
  expect(notes).toEqual([
    'journeys/undo.e2e.ts > a removed stop comes back passed only on its second try, which e2e/flaky.json allows since 2027-05-07. The first try: Timeout 15000ms exceeded.',
  ]);
});

test('an entry for another journey in the same file does not count', () => {
  const listed = listedSince(TODAY).map((entry) => ({ ...entry, name: 'another' }));

  const { failures } = judge(listed, {
    secondTries: [SECOND_TRY],
    found: [UNDO, { ...UNDO, name: 'another' }],
  });

  expect(failures).toHaveLength(1);
});

test('an entry fails the run after 14 days, even if the journey passed on its first try', () => {
  expect(judge(listedSince('2027-05-06')).failures).toEqual([
    'e2e/flaky.json lists journeys/undo.e2e.ts > a removed stop comes back since 2027-05-06, and an entry is good for less than 14 days. Fix the journey and delete the entry.',
  ]);
});

test('an entry with a future date fails the run', () => {
  expect(judge(listedSince('2027-05-21')).failures).toHaveLength(1);
});

test('an entry for a journey or a file that does not exist fails the run', () => {
  const renamed = judge(listedSince(TODAY), { found: [{ ...UNDO, name: 'a removed stop is back' }] });
  const removed = judge(listedSince(TODAY), { found: [], isFile: () => false });
  const notRun = judge(listedSince(TODAY), { found: [] });

  const missing = [
    'e2e/flaky.json lists journeys/undo.e2e.ts > a removed stop comes back, which does not exist. Correct the entry or delete it.',
  ];
  expect([renamed.failures, removed.failures, notRun.failures]).toEqual([missing, missing, []]);
});

test('an entry without a reason or with an invalid date is rejected', () => {
  const [entry] = listedSince(TODAY);

  expect(readFlakyJourneys(JSON.stringify([entry]))).toEqual([entry]);
  expect(() => readFlakyJourneys(JSON.stringify([{ ...entry, reason: '' }]))).toThrow(/\[0\]\.reason/);
  expect(() => readFlakyJourneys(JSON.stringify([{ ...entry, since: '5/20/2027' }]))).toThrow(/\[0\]\.since/);
});
