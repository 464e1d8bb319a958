import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { expect, test } from 'vitest';
import { confirmedCall } from './confirmed-call';

const asks = () =>
  new ProblemError({ code: 'forbidden', message: 'Confirm that it is you.', reason: 'confirm-identity' });

/** A call that is refused so many times before it answers. */
function callRefused(times: number, problem: () => Error = asks) {
  let made = 0;
  return async () => {
    made += 1;
    if (made <= times) throw problem();
    return `call ${made}`;
  };
}

test('a call that needs no proof does not ask for one', async () => {
  const answer = await confirmedCall(callRefused(0), () => Promise.reject(new Error('asked')));

  expect(answer).toBe('call 1');
});

test('once the user has confirmed their identity, the call is retried', async () => {
  const answer = await confirmedCall(callRefused(1), async () => true);

  expect(answer).toBe('call 2');
});

test('canceling the confirmation changes nothing', async () => {
  const answer = await confirmedCall(callRefused(1), async () => false);

  expect(answer).toBeNull();
});

test('any other refusal is thrown as it is', async () => {
  const problem = new ProblemError({ code: 'conflict', message: 'This address belongs to another account.' });
  const refused = confirmedCall(
    callRefused(1, () => problem),
    async () => true,
  );

  await expect(refused).rejects.toBe(problem);
});
