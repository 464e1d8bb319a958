import { newId } from '@wayfold/domain/document/ids';
import { type Attack, type Call, flood, nth, personOf, tripOf } from '../attack';

const LONG = 900_000;
const SHORT = 12_000;

const body = (path: string, field: string, value: string, rest: object = {}): Call => ({
  name: `${path} ${field}`,
  path,
  json: { ...rest, [field]: value },
});
const query = (path: string, value: string): Call => ({
  name: path,
  path: path + encodeURIComponent(value).slice(0, SHORT).replace(/%.?$/, ''),
});

const signUp = {
  firstName: 'Mei',
  lastName: 'Tanaka',
  email: 'mei@example.com',
  password: 'Red-Rock 27!',
  isSubscriber: false,
  type: 'Traveler',
};
const login = { email: 'mei@example.com', password: 'x' };

/** The slowest input to reject for each regular expression in the contract, and in the code that runs before it. */
const OF_STRANGERS: readonly Call[] = [
  body('/api/login', 'email', `${'a'.repeat(LONG)}@`, login),
  body('/api/login', 'email', `a@${'a.'.repeat(LONG / 2)}`, login),
  body('/api/login', 'email', '@'.repeat(LONG), login),
  body('/api/newuser', 'email', `a@${'a.'.repeat(LONG / 2)}1`, signUp),
  body('/api/newuser', 'email', `a@${'a-'.repeat(LONG / 2)}`, signUp),
  body('/api/newuser', 'password', ' '.repeat(LONG), signUp),
  body('/api/newuser', 'password', 'a'.repeat(LONG), signUp),
  body('/api/login/refresh', 'refreshToken', `${'a'.repeat(LONG)} `),
  body('/api/login', 'timezone', 'a/'.repeat(LONG / 2), login),
  body('/api/contactUs', 'message', '\n'.repeat(LONG), {
    firstName: 'a',
    lastName: 'b',
    email: 'a@example.com',
    subject: 'c',
  }),
  body('/api/contactUs', 'message', 'http://'.repeat(700), {
    firstName: 'a',
    lastName: 'b',
    email: 'a@example.com',
    subject: '<'.repeat(200),
  }),
  query('/api/atlas/suggest?q=', '1'.repeat(1_999)),
  query('/api/atlas/suggest?q=', '1 '.repeat(999)),
  query('/api/atlas/suggest?q=', '-1.5,'.repeat(399)),
  query('/api/atlas/suggest?q=', `${'1°'.repeat(999)}`),
  query('/api/atlas/suggest?q=a&kinds=', 'town,'.repeat(2_000)),
  query('/api/atlas/reverse?at=', '1'.repeat(SHORT)),
  query('/api/atlas/category?category=', 'a-'.repeat(SHORT / 2)),
  query('/api/atlas/category?category=', `${'a,'.repeat(499)}!`),
  query('/api/places?bbox=', '1,'.repeat(SHORT / 2)),
  query('/api/route?coordstring=', ';'.repeat(SHORT / 3)),
  query('/api/route?coordstring=', '1'.repeat(SHORT)),
  query('/api/route?coordstring=', '1,1;'.repeat(1_500)),
  query('/api/trip/share/', 'a'.repeat(SHORT)),
  query('/api/trip/share/', 'aaaa-'.repeat(SHORT / 5)),
  query('/api/type_detail/', `a@${'a.'.repeat(SHORT / 2)}`),
  query('/api/trip/tripideaslim/', 'a,'.repeat(SHORT / 4)),
  query('/api/setting/version/', 'a'.repeat(SHORT)),
  query('/api/company-image/', 'a'.repeat(SHORT)),
  query('/scenes/', `${'a'.repeat(SHORT)}.sv`),
  query('/scenes/', `${'a-1x'.repeat(SHORT / 4)}.sv`),
  query('/tiles/a/1/1/', '1'.repeat(SHORT)),
  query('/api/place/', 'll:'.repeat(60)),
  query('/api/atlas/retrieve/', `ll:${'1'.repeat(190)}`),
];

function ofGuests(tripId: string, personId: string): Call[] {
  const set = (name: string, fields: object): Call => ({
    name,
    path: `/api/trip/${tripId}/changes`,
    json: {
      baseVersion: 0,
      changes: [
        {
          changeId: newId(),
          change: {
            kind: 'batch',
            changes: [{ kind: 'text.add', id: newId(), fields: { kind: 'contacts', text: 'a', ...fields } }],
          },
        },
      ],
    },
  });
  const picture = (fields: object): Call => ({
    name: `picture ${Object.keys(fields).join()}`,
    path: `/api/trip/${tripId}/changes`,
    json: {
      baseVersion: 0,
      changes: [
        {
          changeId: newId(),
          change: {
            kind: 'picture.add',
            id: newId(),
            fields: { type: 'trip', source: 'wayfold', imageUrl: '/scenes/canyon-dawn.svg', ...fields },
          },
        },
      ],
    },
  });
  return [
    set('link of slashes', { href: `https://${'/'.repeat(LONG)} ` }),
    set('link without an end', { href: `https://${'a'.repeat(LONG)} ` }),
    set('link to call', { href: `tel:${'1'.repeat(LONG)} ` }),
    set('instant', { at: `2027-01-01T00:00:00.${'1'.repeat(LONG)}` }),
    set('time zone', { timezone: 'Etc/'.repeat(LONG / 4) }),
    picture({ imageUrl: `/scenes/${'a-'.repeat(LONG / 2)}` }),
    picture({ thumbhash: `${'A'.repeat(LONG)}!` }),
    picture({ creditUrl: `https://${'a'.repeat(LONG)} ` }),
    {
      ...body(`/api/users/${personId}/business-profile`, 'businessPhone', `${'1 '.repeat(LONG / 2)}a`),
      method: 'PUT',
    },
    {
      ...body(`/api/users/${personId}/business-profile`, 'tripOverviewURL', `https://${'@'.repeat(LONG)}`),
      method: 'PUT',
    },
    {
      ...body(`/api/users/${personId}/company-images/image1`, 'base64', `${'A'.repeat(LONG)}!`),
      method: 'PUT',
    },
    body('/api/userplace', 'coordinates', '1,'.repeat(LONG / 2), { name: 'a' }),
    body('/api/userplace', 'category', `${'a-'.repeat(LONG / 2)}!`, { name: 'a' }),
    body('/api/picture/new', 'imageUrl', '/'.repeat(LONG), { source: 'wayfold', imageName: 'a' }),
    body('/api/picture/new', 'proof', 'a.'.repeat(4_000), { source: 'unsplash', imageName: 'a' }),
  ].map((call) => ({ ...call, name: call.name?.replace(personId, 'id').replace(tripId, 'id') ?? '' }));
}

/** Attacks with text that may be slow to match with regular expressions. */
export const PATTERN_ATTACKS: readonly Attack[] = [
  flood({
    name: 'slow regular expressions',
    call: (_caller, n) => nth(OF_STRANGERS, n),
    ...{ kinds: OF_STRANGERS.length, times: 4 * OF_STRANGERS.length, atOnce: 4 },
  }),
  flood({
    name: 'slow regular expressions in guests’ requests',
    by: 'guests',
    call: (caller, n) => nth(ofGuests(tripOf(caller).id, personOf(caller).id), n),
    ...{ kinds: ofGuests('', '').length, times: 60, atOnce: 4 },
  }),
];
