import { afterEach, expect, test, vi } from 'vitest';
import { inSlices, slice } from './slices';

afterEach(() => vi.restoreAllMocks());

/** Lets every slice take so many milliseconds of the clock. */
function eachTakes(ms: number): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += ms;
    return now;
  });
}

/** Notes the turns of the loop among what is noted. */
function noteTurns(notes: string[], turns: number): void {
  const note = (turn: number) => {
    notes.push('turn');
    if (turn < turns) setImmediate(() => note(turn + 1));
  };
  setImmediate(() => note(1));
}

test('slices that are long are done one a turn of the loop, those of many in turn', async () => {
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

test('slices that are short share a turn', async () => {
  eachTakes(0);
  const notes: string[] = [];
  noteTurns(notes, 1);

  await Promise.all(['a', 'b', 'c'].map((name) => slice(() => notes.push(name))));

  expect(notes).toEqual(['turn', 'a', 'b', 'c']);
});

test('what a slice answers or throws goes to whoever asked, and the others go on', async () => {
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
