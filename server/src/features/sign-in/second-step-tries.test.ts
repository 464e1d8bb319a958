import { expect, test } from 'vitest';
import { HOUR_MS, SECOND_MS, useTotp } from '../../testing/use-totp';

const totp = useTotp();
const { wait, code, wrong, withApp, ticketOf, take, isRefused } = totp;

test('a ticket allows five tries within ten minutes', async () => {
  const { secret, ...person } = await withApp();
  const ticket = await ticketOf(person);
  const late = await ticketOf(person);

  for (let tries = 0; tries < 5; tries++) await isRefused(take({ ticket, code: wrong(secret) }), 'forbidden');
  await isRefused(take({ ticket, code: code(secret) }), 'invalid');

  wait(600 * SECOND_MS);
  await isRefused(take({ ticket: late, code: code(secret) }), 'invalid');
  await isRefused(take({ ticket: 'x'.repeat(43), code: code(secret) }), 'invalid');
});

test('six codes sent at once with one ticket count as five tries', async () => {
  const { secret, ...person } = await withApp();
  const ticket = await ticketOf(person);

  const answers = await Promise.allSettled(
    Array.from({ length: 6 }, () => take({ ticket, code: wrong(secret) })),
  );

  const codes = answers.map((answer) => answer.status === 'rejected' && answer.reason.code).sort();
  expect(codes).toEqual([...Array(5).fill('forbidden'), 'invalid']);
});

test('after ten wrong codes none is checked for an hour, with any ticket; a recovery code works', async () => {
  const { secret, recoveryCodes, ...person } = await withApp();
  for (let round = 0; round < 2; round++) {
    const ticket = await ticketOf(person);
    for (let tries = 0; tries < 5; tries++) {
      await isRefused(take({ ticket, code: wrong(secret) }), 'forbidden');
    }
  }

  await isRefused(take({ ticket: await ticketOf(person), code: code(secret) }), 'too-many');
  wait(HOUR_MS - SECOND_MS);
  await isRefused(take({ ticket: await ticketOf(person), code: code(secret) }), 'too-many');
  const [recovery = ''] = recoveryCodes;
  expect((await take({ ticket: await ticketOf(person), code: recovery })).token).not.toBeNull();
  wait(SECOND_MS);
  expect((await take({ ticket: await ticketOf(person), code: code(secret) })).token).not.toBeNull();
});

test('the pause grows, and a right code ends it', async () => {
  const { secret, ...person } = await withApp();
  const failures = (count: number) =>
    totp.app.database.pool.query('update totp set failures = $2 where user_id = $1', [person.id, count]);
  await failures(19);

  await isRefused(take({ ticket: await ticketOf(person), code: wrong(secret) }), 'forbidden');
  wait(23 * HOUR_MS);
  await isRefused(take({ ticket: await ticketOf(person), code: code(secret) }), 'too-many');
  wait(HOUR_MS);
  expect((await take({ ticket: await ticketOf(person), code: code(secret) })).token).not.toBeNull();
  const { rows } = await totp.app.database.pool.query(
    'select failures, paused_until from totp where user_id = $1',
    [person.id],
  );
  expect(rows).toEqual([{ failures: 0, paused_until: null }]);
});
