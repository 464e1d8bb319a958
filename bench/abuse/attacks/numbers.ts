import { newId } from '@wayfold/domain/document/ids';
import { PASSWORD, TWELVE_DAYS } from '../accounts';
import { type Attack, flood, nth, personOf, tripOf } from '../attack';

const signUp = {
  firstName: 'Mei',
  lastName: 'Tanaka',
  password: PASSWORD,
  isSubscriber: true,
  type: 'Traveler',
};
const KEY = 'x'.repeat(43);

/** Attacks with many small requests: new accounts, new trips, guesses at secrets, and permanent writes. */
export const NUMBER_ATTACKS: readonly Attack[] = [
  flood({
    name: 'many guests',
    call: () => ({ path: '/api/newuser/guest', json: {} }),
    ...{ times: 3_000, atOnce: 16 },
  }),
  flood({
    name: 'many trips',
    by: 'guests',
    call: () => ({ path: '/api/trip', json: { name: 'New' } }),
    ...{ times: 3_000, atOnce: 16 },
  }),
  flood({
    name: 'many copies of an example',
    by: 'guests',
    call: () => ({ path: '/api/trip', json: { copyOf: TWELVE_DAYS } }),
    ...{ times: 1_000, atOnce: 8 },
  }),
  flood({
    name: 'copies of the largest trip',
    by: 'members',
    call: (caller, _n, { largest }) => ({
      path: `/api/user/${personOf(caller).id}/trip/share/${largest.shareId}`,
      json: {},
    }),
    ...{ times: 12, atOnce: 2 },
  }),
  flood({
    name: 'many sign-ups',
    call: () => ({ path: '/api/newuser', json: { ...signUp, email: `${newId()}@example.com` } }),
    ...{ times: 500, atOnce: 16 },
  }),
  flood({
    name: 'sign-ups with long passwords of lookalike characters',
    call: () => ({
      path: '/api/newuser',
      json: { ...signUp, password: `A1!${'4@3€$50'.repeat(36)}`, email: `${newId()}@example.com` },
    }),
    ...{ times: 200, atOnce: 8 },
  }),
  flood({
    name: 'many logins',
    call: (_caller, n) => ({ path: '/api/login', json: { email: `nobody${n}@example.com`, password: 'x' } }),
    ...{ times: 1_000, atOnce: 16 },
  }),
  flood({
    name: 'logins to one account',
    call: (_caller, _n, { owner }) => ({ path: '/api/login', json: { email: owner.email, password: 'x' } }),
    ...{ times: 500, atOnce: 16 },
  }),
  flood({
    name: 'unknown refresh tokens',
    call: () => ({ path: '/api/login/refresh', json: { refreshToken: newId() + KEY } }),
    ...{ times: 2_000, atOnce: 16 },
  }),
  flood({
    name: 'password resets',
    call: (_caller, n, { owner }) => ({
      path: '/api/resetPwdByEmail',
      json: { email: n % 2 === 0 ? owner.email : `nobody${n}@example.com` },
    }),
    ...{ times: 1_000, atOnce: 16 },
  }),
  flood({
    name: 'passkey and second-step tickets',
    call: (_caller, n) =>
      nth(
        [
          { path: '/api/login/passkey/start', json: {} },
          { path: '/api/login/second-step', json: { ticket: KEY, code: '123456' } },
          { path: '/api/login/passkey', json: { ticket: KEY, answer: { id: 'a'.repeat(100_000) } } },
          { path: '/api/type_detail/mei@example.com' },
          { path: '/api/email/check', json: { a: newId(), b: KEY } },
        ],
        n,
      ),
    ...{ times: 2_000, atOnce: 16 },
  }),
  flood({
    name: 'many messages and subscriptions',
    call: (_caller, n) =>
      n % 2 === 0
        ? { path: '/api/subscribe-email', json: { email: `${newId()}@example.com` } }
        : {
            path: '/api/contactUs',
            json: {
              firstName: 'a',
              lastName: 'b',
              email: `${newId()}@example.com`,
              subject: 'c',
              message: 'd'.repeat(5_000),
            },
          },
    ...{ times: 1_000, atOnce: 16 },
  }),
  flood({
    name: 'many user places and favorites',
    by: 'guests',
    call: (_caller, n) =>
      n % 2 === 0
        ? {
            path: '/api/userplace',
            json: { name: `Place ${n}`, coords: [(n % 360) - 180, 45], notes: 'a'.repeat(2_000) },
          }
        : { path: '/api/favorite', json: { poi_source: 'curated', poi_id: 'poi:delicate-arch' } },
    ...{ times: 2_000, atOnce: 16 },
  }),
  flood({
    name: 'many small changes at once',
    by: 'guests',
    call: (caller, n) => ({
      path: `/api/trip/names/${tripOf(caller).id}`,
      json: { trip: { name: `Trip ${n}` } },
    }),
    ...{ times: 2_000, atOnce: 32 },
  }),
  flood({
    name: 'counted user actions',
    by: 'guests',
    call: () => ({ path: '/api/useraction', json: { action: 'idea-used' } }),
    ...{ times: 2_000, atOnce: 16 },
  }),
];
