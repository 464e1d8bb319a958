import { afterEach, expect, test, vi } from 'vitest';
import { inSlices, slice } from './slices';

afterEach(() => vi.restoreAllMocks());

/** Makes every slice take this many milliseconds of the clock. */
function eachTakes(ms: number): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += ms;
    return now;
  });
}

/** Records turns of the event loop among the notes. */
function noteTurns(notes: string[], turns: number): void {
  const note = (turn: number) => {
    notes.push('turn');
    if (turn < turns) setImmediate(() => note(turn + 1));
  };
  setImmediate(() => note(1));
}

test('long slices run one per turn of the event loop, alternating between callers', async () => {
  eachTakes(20);
  const notes: string[] = [];
  const work = (name: string) =>
    inSlices(
      (function* () {
        for (let step = 1; step <= 3; step += 1) {
          notes.push(`${name}${step}`);
          yield;
        }
      })(),
    );
  noteTurns(notes, 20);

  await Promise.all([work('a'), work('b')]);

  expect(notes.filter((note) => note !== 'turn')).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  expect(notes.join(' ')).not.toMatch(/\w\d \w\d/);
});

test('short slices share a turn', async () => {
  eachTakes(0);
  const notes: string[] = [];
  noteTurns(notes, 1);

  await Promise.all(['a', 'b', 'c'].map((name) => slice(() => notes.push(name))));

  expect(notes).toEqual(['turn', 'a', 'b', 'c']);
});

test('a slice’s result or error goes to its caller, and the others continue', async () => {
  const answers = await Promise.allSettled([
    slice(() => 1),
    slice(() => {
      throw new Error('broken');
    }),
    slice(() => 3),
  ]);

  expect(
    answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.message)),
  ).toEqual([1, 'broken', 3]);
});
