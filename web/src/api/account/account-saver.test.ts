import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { refusalMessage } from '@wayfold/contract/refusals/refusal';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { expect, test } from 'vitest';
import { ManualTiming, settled } from '../testing/manual-timing';
import { type AccountEdits, type AccountPart, AccountSaver, keptKey } from './account-saver';

type Answer = 'ok' | Error;

/** A saver on a device with its own storage. Each call throws the next of `answers`; if there is none, it waits for `answer`. */
function makeSaver(answers: Answer[] = [], stored = new Map<string, string>()) {
  const sent: [AccountPart, object][] = [];
  const timing = new ManualTiming();
  const held: (() => void)[] = [];
  let wake = () => {};
  const saver = new AccountSaver({
    userId: 'mei',
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    timing,
    send: async (part, edit) => {
      sent.push([part, edit]);
      const answer = answers.shift() ?? 'ok';
      if (answer !== 'ok') throw answer;
      await new Promise<void>((resolve) => held.push(resolve));
    },
    onWake: (listener) => {
      wake = listener;
      return () => {};
    },
    checkSession: async () => null,
  });
  return {
    saver,
    sent,
    timing,
    stored,
    wake: () => wake(),
    /** Lets the oldest waiting call succeed. */
    answer: async () => {
      held.shift()?.();
      await settled();
    },
  };
}

const offline = () => new TypeError('Failed to fetch');
const user = (fields: AccountEdits['user']) => ['user', fields];

test('an edit shows immediately and is saved once the server has it', async () => {
  const { saver, sent, answer } = makeSaver();
  saver.open();

  saver.edit('user', { firstName: 'Åsa' });
  await settled();

  expect(saver.state()).toMatchObject({ kind: 'saving', waiting: { user: { firstName: 'Åsa' } } });
  await answer();
  expect(saver.state()).toMatchObject({ kind: 'saved', waiting: { user: {} } });
  expect(sent).toEqual([user({ firstName: 'Åsa' })]);
});

test('edits made while another one is being sent are sent after it', async () => {
  const { saver, sent, answer } = makeSaver();
  saver.open();
  saver.edit('user', { firstName: 'A', lastName: 'B' });
  await settled();

  saver.edit('user', { firstName: 'Åsa' });
  await answer();

  expect(saver.state().waiting.user).toEqual({ firstName: 'Åsa' });
  await answer();
  expect(sent).toEqual([user({ firstName: 'A', lastName: 'B' }), user({ firstName: 'Åsa' })]);
  expect(saver.state().kind).toBe('saved');
});

test('the saver reports being offline, and retries as soon as it is online', async () => {
  const { saver, sent, wake, answer } = makeSaver([offline()]);
  saver.open();
  saver.edit('preferences', { pace: 'Easy' });
  await settled();
  expect(saver.state().kind).toBe('offline');

  wake();
  await settled();
  await answer();

  expect(sent).toHaveLength(2);
  expect(saver.state()).toMatchObject({ kind: 'saved', waiting: { preferences: {} } });
});

test('a failing server is retried after a while', async () => {
  const { saver, sent, timing, answer } = makeSaver([
    new ProblemError({ code: 'unavailable', message: 'Later.' }),
  ]);
  saver.open();
  saver.edit('preferences', { pace: 'Easy' });
  await settled();
  expect(saver.state().kind).toBe('retrying');

  await timing.pass(1_000);
  await answer();

  expect(sent).toHaveLength(2);
  expect(saver.state().kind).toBe('saved');
});

test('unsaved edits outlive the page', async () => {
  const first = makeSaver([offline()]);
  const close = first.saver.open();
  first.saver.edit('user', { lastName: 'Öberg' });
  await settled();
  close();

  const { saver, sent, stored, answer } = makeSaver([], first.stored);
  expect(saver.state().waiting.user).toEqual({ lastName: 'Öberg' });
  saver.open();
  await settled();
  await answer();

  expect(sent).toEqual([user({ lastName: 'Öberg' })]);
  expect(stored.has(keptKey('mei'))).toBe(false);
});

test('a refused field says why and keeps what was typed; the others are saved', async () => {
  const issues = [{ path: 'tripOverviewURL', message: 'Enter a web address that starts with https://.' }];
  const { saver, sent, answer } = makeSaver([new ProblemError({ code: 'invalid', message: 'No.', issues })]);
  saver.open();

  saver.edit('business', { businessTitle: 'Guide', tripOverviewURL: 'ftp://x' });
  await settled();
  await answer();

  expect(sent.at(-1)).toEqual(['business', { businessTitle: 'Guide' }]);
  expect(saver.state()).toMatchObject({
    kind: 'refused',
    waiting: { business: {} },
    refused: { 'business.tripOverviewURL': { refusal: { message: issues[0]?.message }, value: 'ftp://x' } },
  });
  saver.edit('business', { tripOverviewURL: 'https://x.example' });
  expect(saver.state().refused).toEqual({});
  await settled();
  await answer();
  expect(saver.state().kind).toBe('saved');
});

test('while a field holds an invalid value, not everything is saved', async () => {
  const { saver, answer } = makeSaver();
  saver.open();
  await settled();

  const putRight = saver.noteWrong();
  expect(saver.state().kind).toBe('refused');
  saver.edit('user', { lastName: 'B' });
  await settled();
  expect(saver.state().kind).toBe('saving');
  await answer();
  expect(saver.state().kind).toBe('refused');

  putRight();
  expect(saver.state().kind).toBe('saved');
});

test('a refusal that names no field applies to every field that was sent', async () => {
  const { saver } = makeSaver([new RequestRefused('forbidden', 'accountNotAllowed')]);
  saver.open();

  saver.edit('user', { firstName: 'Åsa' });
  await settled();

  expect(saver.state().refused['user.firstName']).toEqual({
    refusal: refusalMessage('accountNotAllowed'),
    value: 'Åsa',
  });
});
