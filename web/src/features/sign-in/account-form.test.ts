import { expect, test } from 'vitest';
import { emailError, newPasswordError, passwordRules, type SignUpForm, signUpErrors } from './account-form';

const FILLED: SignUpForm = {
  type: 'Traveler',
  firstName: 'Mei',
  lastName: 'Lindqvist',
  email: 'mei.lindqvist@example.com',
  password: 'Canyon2!',
  isSubscriber: true,
};

test('an account needs a type, both names, an address and a password that keeps the rules', () => {
  const empty = { type: null, firstName: ' ', lastName: '', email: '', password: '', isSubscriber: false };

  expect(signUpErrors(FILLED)).toEqual({});
  expect(signUpErrors(empty)).toEqual({
    type: 'type',
    firstName: 'firstName',
    lastName: 'lastName',
    email: 'email',
    password: 'password',
  });
});

test.each([
  'm',
  'mei@example',
  'mei@example.travel',
  'mei lind@example.com',
  'mei@exämple.com',
  '@example.com',
])('the address %j is refused', (email) => {
  expect(emailError(email)).toBe('emailPattern');
});

test.each(['mei@example.com', ' mei@example.com ', 'm.e-i_%+1@sub.example.co.uk', 'MEI@EXAMPLE.JP'])(
  'the address %j is taken',
  (email) => {
    expect(emailError(email)).toBeUndefined();
  },
);

test.each([
  ['Canyon2', ['lowercase', 'uppercase', 'number']],
  ['CANYON2!', ['uppercase', 'number', 'special', 'length']],
  ['canyons!', ['lowercase', 'special', 'length']],
  ['Éclair 12', ['lowercase', 'uppercase', 'number', 'length']],
])('%j meets only %j', (password, met) => {
  const rules = passwordRules(password).filter(({ isMet }) => isMet);

  expect(rules.map(({ id }) => id)).toEqual(met);
  expect(newPasswordError(password)).toBe('passwordRules');
});

test('a password of thousands of characters is refused before it is sent', () => {
  expect(newPasswordError(`Canyon2!${'a'.repeat(10_000)}`)).toBe('passwordLong');
});
