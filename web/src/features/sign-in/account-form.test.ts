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

test('an account needs a type, both names, an email address and a password that follows the rules', () => {
  const empty = { type: null, firstName: ' ', lastName: '', email: '', password: '', isSubscriber: false };

  expect(signUpErrors(FILLED, 'hard')).toEqual({});
  expect(signUpErrors(empty, null)).toEqual({
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
])('the address %j is rejected', (email) => {
  expect(emailError(email)).toBe('emailPattern');
});

test.each(['mei@example.com', ' mei@example.com ', 'm.e-i_%+1@sub.example.co.uk', 'MEI@EXAMPLE.JP'])(
  'the address %j is accepted',
  (email) => {
    expect(emailError(email)).toBeUndefined();
  },
);

test.each([
  ['Canyon2', ['lowercase', 'uppercase', 'number']],
  ['CANYON2!', ['uppercase', 'number', 'special', 'length']],
  ['canyons!', ['lowercase', 'special', 'length']],
  ['Éclair 12', ['lowercase', 'uppercase', 'number', 'length']],
])('the password %j only meets the rules %j', (password, met) => {
  const rules = passwordRules(password).filter(({ isMet }) => isMet);

  expect(rules.map(({ id }) => id)).toEqual(met);
  expect(newPasswordError(password, null)).toBe('passwordRules');
});

test('a password of thousands of characters is rejected before it is sent', () => {
  expect(newPasswordError(`Canyon2!${'a'.repeat(10_000)}`, null)).toBe('passwordLong');
});

test('a password that is easy to guess is rejected before it is sent, but not one that is not rated yet', () => {
  expect(newPasswordError('Passw0rd!x', 'easy')).toBe('passwordEasy');
  expect(signUpErrors({ ...FILLED, password: 'Passw0rd!x' }, 'easy')).toEqual({ password: 'passwordEasy' });
  expect(newPasswordError('Canyon2!', 'hard')).toBeUndefined();
  expect(newPasswordError('Canyon2!', null)).toBeUndefined();
});
