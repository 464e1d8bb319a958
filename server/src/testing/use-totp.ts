import type { CallInput } from '@wayfold/contract/kernel/endpoint';
import type { SignedIn, signIn } from '@wayfold/contract/people/sign-in-endpoints';
import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type ApiClient, startTestApp, type TestApp } from './test-app';

export const ORIGIN = 'https://trips.example.com';
export const PASSWORD = 'Red-Rock 27';
export const SECOND_MS = 1_000;
export const STEP_MS = 30 * SECOND_MS;
export const HOUR_MS = 3_600 * SECOND_MS;

type Member = { id: string; email: string; api: ApiClient; device: string };
type Step = CallInput<(typeof signIn)['takeSecondStep']>['body'];

/** A server whose clock stands still at the start of a step, and helpers for two-step verification tests. */
export function useTotp() {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ config: { publicUrl: ORIGIN } });
  });
  afterAll(() => app.close());
  afterEach(() => app.setClock(null));

  /** The start of a step, so codes don't change in the middle of a test. */
  let now = 0;
  function wait(ms: number): void {
    now = (now || Math.ceil(Date.now() / STEP_MS) * STEP_MS) + ms;
    app.setClock(new Date(now));
  }

  /** The code a user's app shows, or showed a while ago. */
  const code = (secret: string, ms = 0) => generateSync({ secret, epoch: Math.floor((now + ms) / 1000) });
  const wrong = (secret: string) => String((Number(code(secret)) + 500_000) % 1_000_000).padStart(6, '0');

  let made = 0;

  /** A user who just signed up. */
  async function member(): Promise<Member> {
    wait(STEP_MS);
    made += 1;
    const email = `app${made}@example.com`;
    const name = { firstName: 'Mei', lastName: 'Lindqvist' };
    const body = { ...name, email, password: PASSWORD, isSubscriber: false, type: 'Traveler' };
    const { user, token, deviceToken } = await app.client(null).signIn.signUp({ body });
    return { id: user?.id ?? '', email, api: app.client(token), device: deviceToken ?? '' };
  }

  /** Like `member`, with an authenticator app turned on. */
  async function withApp(options: { headers?: Record<string, string> } = {}) {
    const person = await member();
    const params = { id: person.id };
    const { secret, uri } = await person.api.security.startTotp({ params });
    const { recoveryCodes } = await person.api.security.confirmTotp(
      { params, body: { code: code(secret) } },
      options,
    );
    wait(STEP_MS);
    return { ...person, params, secret, uri, recoveryCodes };
  }

  const signInWith = ({ email }: { email: string }, device?: string, client = app.client(null), more = {}) =>
    client.signIn.login(
      { body: { email, password: PASSWORD, ...more } },
      device ? { headers: { 'x-wayfold-device': device } } : {},
    );

  /** Enters the password on an unknown device. */
  async function ticketOf(person: { email: string }): Promise<string> {
    return (await signInWith(person)).secondStep?.ticket ?? '';
  }

  const take = (body: Step, client = app.client(null)) => client.signIn.takeSecondStep({ body });

  async function isRefused(answer: Promise<SignedIn>, refusal: string): Promise<void> {
    await expect(answer).rejects.toMatchObject({ code: refusal });
  }

  return {
    get app() {
      return app;
    },
    /** The clock's time, in milliseconds. */
    get now() {
      return now;
    },
    wait,
    code,
    wrong,
    member,
    withApp,
    signInWith,
    ticketOf,
    take,
    isRefused,
  };
}
