import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, signUpForm } from '../../testing/sign-up';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The security lines of the log since `from`, without request ids. */
function securityLines(from: number): object[] {
  const lines = app.logged().slice(from).trim().split('\n');
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'security')
    .map(({ event, method, outcome, user, reqId, time }) => {
      expect(reqId).toMatch(/^[\w-]{12}$/);
      expect(time).toEqual(expect.any(Number));
      return { event, method, outcome, user };
    });
}

test('every identity check is logged, by method and result', async () => {
  const nobody = app.client(null);
  const form = signUpForm();
  const from = app.logged().length;

  const { user, token } = await nobody.signIn.signUp({ body: form });
  const body = { email: form.email, password: PASSWORD };
  await nobody.signIn.login({ body });
  await expect(nobody.signIn.login({ body: { ...body, password: 'Wrong-Rock 1' } })).rejects.toThrow();
  await app.client(token).signIn.confirmIdentity({ body: { password: PASSWORD } });
  await nobody.signIn.sendReset({ body: { email: form.email } });
  await expect(
    nobody.signIn.takeSecondStep({ body: { ticket: 'x'.repeat(43), code: '123456' } }),
  ).rejects.toThrow();

  const id = user?.id;
  expect(securityLines(from)).toEqual([
    { event: 'sign-up', method: 'password', outcome: 'done', user: id },
    { event: 'sign-in', method: 'password', outcome: 'done', user: id },
    { event: 'sign-in', method: 'password', outcome: 'forbidden', user: null },
    { event: 'confirm-identity', method: 'password', outcome: 'done', user: null },
    { event: 'ask-for-reset', method: null, outcome: 'done', user: null },
    { event: 'sign-in', method: 'code', outcome: 'invalid', user: null },
  ]);
});

test('attempts over a limit are distinguished from wrong passwords', async () => {
  const { email } = signUpForm();
  const from = app.logged().length;

  for (let attempt = 0; attempt < 11; attempt += 1) {
    const wrong = { email, password: 'Wrong-Rock 1' };
    await expect(app.client(null).signIn.login({ body: wrong })).rejects.toThrow();
  }

  const outcomes = securityLines(from).map((line) => 'outcome' in line && line.outcome);
  expect(outcomes).toEqual([...Array(10).fill('forbidden'), 'too-many']);
});
