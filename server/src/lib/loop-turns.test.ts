import { expect, test } from 'vitest';
import { loopTurns } from './loop-turns';

test('one piece of work is done in each round of the event loop, in the order they came', async () => {
  const turn = loopTurns();
  const done: string[] = [];
  const pieces = async (name: string) => {
    for (const piece of [1, 2]) {
      await turn();
      done.push(`${name}${piece}`);
    }
  };
  let rounds = 0;
  let isWorking = true;
  const count = () => {
    rounds += 1;
    if (isWorking) setImmediate(count);
  };
  setImmediate(count);

  await Promise.all([pieces('a'), pieces('b'), pieces('c')]);
  isWorking = false;

  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  expect(rounds).toBeGreaterThanOrEqual(5);
});
