import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { enqueue, takeBatch } from '@wayfold/domain/sync/sync-queue';
import { startSync } from '@wayfold/domain/sync/sync-state';
import { STOPS } from '@wayfold/domain/testing/trips';
import { describe, expect, test } from 'vitest';
import architecture from '../../../../docs/architecture.md?raw';
import { nights, RED_ROCK } from '../testing/road-trip';
import {
  answered,
  batchReturned,
  batchTaken,
  changeRefused,
  delivered,
  dismissed,
  edited,
  ended,
  heardLive,
  heardTab,
  historyMerged,
  madeOnServer,
  merged,
  NO_NEW_IDS,
  notDelivered,
  notReached,
  OPENING,
  opened,
  openingAgain,
  openTrip,
  phaseOf,
  readAgain,
  refused,
  sendingBegan,
  sendingGivenUp,
  type Transition,
  type TripPhase,
  type TripState,
  takenOverBy,
} from './open-trip';
import { SELF } from './trip-steps';

const NOW = Date.UTC(2027, 4, 8);
const PERSON = '019a0000-0000-7000-8000-000000000001';
const confirmed = { document: RED_ROCK, version: 1 };
const started = startSync({ actor: SELF, context: { maxDestinations: null }, confirmed });
const changeId = '019a0000-0000-7000-8000-0000000000c1';
const change = nights(STOPS.moab.id, 3);
const queued = enqueue(started, { changeId, change }).state;
const underWay = takeBatch(queued, 1)?.state ?? queued;
const answer = {
  version: 2,
  patches: null,
  results: [{ changeId, status: 'applied' as const, version: 2, effects: [] }],
};
const trip = openTrip({ owner: PERSON, creation: null, sync: underWay, savedAt: null });

/** A state for each phase in the state diagram. */
const STATES: Record<TripPhase, TripState> = {
  opening: OPENING,
  unreachable: notReached(OPENING),
  ended: ended(OPENING),
  open: opened(trip)(OPENING),
  sending: sendingBegan(opened(trip)(OPENING)),
  offline: notDelivered('offline')(opened(trip)(OPENING)),
  failing: notDelivered('failing')(opened(trip)(OPENING)),
};

/** Every transition by name, with sample arguments. */
const TRANSITIONS: Record<string, Transition> = {
  opened: opened(trip),
  notReached,
  openingAgain,
  ended,
  edited: edited(queued, { changeId, subject: 'Moab' }),
  refused: refused(new ProblemError({ code: 'invalid', message: 'This is not possible.' })),
  dismissed: dismissed(changeId),
  sendingBegan,
  sendingGivenUp,
  delivered,
  'notDelivered(offline)': notDelivered('offline'),
  'notDelivered(failing)': notDelivered('failing'),
  takenOverBy: takenOverBy(PERSON),
  batchTaken: batchTaken(underWay),
  batchReturned,
  changeRefused: changeRefused({ message: 'This is not possible.' }),
  answered: answered(answer, NOW),
  madeOnServer: madeOnServer({ confirmed, newIds: NO_NEW_IDS }, NOW),
  readAgain: readAgain(confirmed),
  historyMerged: historyMerged([]),
  heardLive: heardLive([]),
  'heardTab(queued)': heardTab({ kind: 'queued', sent: { changeId, change } }, NOW),
  'heardTab(withdrawn)': heardTab({ kind: 'withdrawn', changeId }, NOW),
  'heardTab(answered)': heardTab({ kind: 'answered', baseVersion: 1, answer }, NOW),
  'heardTab(made)': heardTab({ kind: 'made', owner: PERSON, confirmed, newIds: NO_NEW_IDS }, NOW),
  'heardTab(discarded)': heardTab({ kind: 'discarded' }, NOW),
  merged: merged({ token: 'token', userId: PERSON }),
};

/** The edges in the diagram, which look like `from --> to: name, name`. */
function drawnEdges(): string[] {
  const [, diagram = ''] = /```mermaid\nstateDiagram-v2\n([\s\S]*?)```/.exec(architecture) ?? [];
  return [...diagram.matchAll(/^ *(\w+) --> (\w+): (.+)$/gm)].flatMap(([, from, to, names = '']) =>
    names.split(', ').map((name) => `${from} --> ${to}: ${name}`),
  );
}

function walkedEdges(): string[] {
  return Object.entries(STATES).flatMap(([from, state]) =>
    Object.entries(TRANSITIONS).flatMap(([name, transition]) => {
      const to = phaseOf(transition(state));
      return to === from ? [] : [`${from} --> ${to}: ${name}`];
    }),
  );
}

describe('the states of an open trip', () => {
  test('each have the phase they are listed under', () => {
    expect(Object.entries(STATES).map(([phase, state]) => [phase, phaseOf(state)])).toEqual(
      Object.keys(STATES).map((phase) => [phase, phase]),
    );
  });

  test('lead to each other as drawn in docs/architecture.md', () => {
    expect(walkedEdges().sort()).toEqual(drawnEdges().sort());
  });

  test('a late answer does not reopen a trip that has ended', () => {
    expect(opened(trip)(STATES.ended)).toBe(STATES.ended);
    expect(answered(answer, NOW)(STATES.ended)).toBe(STATES.ended);
  });

  test('changes by other tabs do not end a request of this tab', () => {
    expect(phaseOf(heardTab({ kind: 'queued', sent: { changeId, change } }, NOW)(STATES.sending))).toBe(
      'sending',
    );
  });

  test('an error that is not a refusal is rethrown', () => {
    expect(() => refused(new TypeError('A bug.'))).toThrow('A bug.');
  });
});
