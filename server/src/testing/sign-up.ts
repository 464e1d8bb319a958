import type { CallInput } from '@wayfold/contract/kernel/endpoint';
import type { signIn } from '@wayfold/contract/people/sign-in-endpoints';
import { mailedLink } from './mailbox';
import type { TestApp } from './test-app';

/** The sign-up form. */
export type SignUpBody = CallInput<(typeof signIn)['signUp']>['body'];

/** The password of everybody who signs up with `signUpForm`. */
export const PASSWORD = 'Red-Rock 27';

let made = 0;

/** A new user's sign-up form; every call uses another address. */
export function signUpForm(fields: Partial<SignUpBody> = {}): SignUpBody {
  made += 1;
  return {
    firstName: 'Mei',
    lastName: 'Lindqvist',
    email: `mei${made}@example.com`,
    password: PASSWORD,
    isSubscriber: true,
    type: 'Travel Advisor',
    ...fields,
  };
}

/** Makes a call at another time, in milliseconds from now; the clock runs again afterwards. */
export async function later<Answer>(app: TestApp, ms: number, ask: () => Promise<Answer>): Promise<Answer> {
  app.setClock(new Date(Date.now() + ms));
  return ask().finally(() => app.setClock(null));
}

/** The two parts of the link in the newest reset email to an address. */
export async function resetHalves(app: TestApp, to: string): Promise<{ a: string; b: string }> {
  const [, , a = '', b = ''] = (await mailedLink(app, to, 'reset')).split('/');
  return { a, b };
}
