import { SETTINGS } from '@wayfold/contract/instance/settings';
import { newId } from '@wayfold/domain/document/ids';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/statement';
import { atOnce } from '../../testing/at-once';
import { first, makeGuest, makePerson, type Person } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { profilePersonalData } from './profile-personal-data';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function makeBusiness(): Promise<Person> {
  const person = await makePerson(app, 'FREE');
  await person.api.accounts.update({ params: { id: person.id }, body: { typeDetail: 'Tour Operator' } });
  return person;
}

const me = (person: Person) => ({ params: { id: person.id } });
const mine = (person: Person) => ({ params: { userId: person.id } });
const chosen = (person: Person) => person.api.profile.preferences(me(person));

test('preferences start with the product’s defaults', async () => {
  expect(await chosen(await makeGuest(app))).toEqual({
    budget: '$$$',
    pace: 'Medium',
    travelers: { adults: 1, children: 0, teens: 0 },
    language: 'English',
    currency: 'USD',
    travelLocation: 'North America',
    units: 'Miles',
    temperature: 'Fahrenheit',
    homeAirport: null,
    homes: [null, null],
    businessCategories: expect.arrayContaining(['Active Life', 'Restaurants']),
  });
});

test('preferences start with the operator’s settings, unless nobody could choose them', async () => {
  const person = await makePerson(app, 'FREE');
  const set = (key: string, value: string) =>
    app.database.pool.query('update settings set value = $2 where key = $1', [key, value]);
  await set('default_travelers', '2 Adults, 1 Child');
  await set('default_pace', 'Breakneck');

  const preferences = await chosen(person);

  expect(preferences.travelers).toEqual({ adults: 2, children: 1, teens: 0 });
  expect(preferences.pace).toBe('Medium');
  await set('default_travelers', SETTINGS.default_travelers.default);
  await set('default_pace', SETTINGS.default_pace.default);
});

test('named fields change, and the rest stay', async () => {
  const person = await makePerson(app, 'FREE');
  const denver = { id: 'ap:DEN', name: 'Denver', coords: [-104.67, 39.86] as [number, number] };
  await person.api.profile.savePreferences({ ...me(person), body: { homeAirport: denver, pace: 'Easy' } });

  const saved = await person.api.profile.savePreferences({
    ...me(person),
    body: { businessCategories: ['Food'] },
  });

  expect(saved).toMatchObject({ homeAirport: denver, pace: 'Easy', businessCategories: ['Food'] });
  expect(await chosen(person)).toEqual(saved);
});

test('there is one unit, whether preferences or the account change it', async () => {
  const person = await makeGuest(app);

  await person.api.profile.savePreferences({ ...me(person), body: { units: 'Kilometers' } });
  expect((await person.api.accounts.get(me(person))).unit).toBe('Kilometers');

  await person.api.accounts.setUnit({ ...me(person), body: { unit: 'Miles' } });
  expect((await chosen(person)).units).toBe('Miles');
});

test('a choice that is no longer on the list is not returned', async () => {
  const person = await makePerson(app, 'FREE');
  await app.database.pool.query(
    `update users set preferences = '{"pace": "Slow", "mood": 1}' where id = $1`,
    [person.id],
  );

  expect(await chosen(person)).toMatchObject({ pace: 'Medium' });
});

test('contacts are added, changed, listed by name and removed', async () => {
  const person = await makePerson(app, 'FREE');
  const { contacts, addContact, changeContact, removeContact } = person.api.profile;
  const zoe = await addContact({ ...mine(person), body: { firstName: 'Zoë', email: 'zoe@example.com' } });
  const ann = await addContact({ ...mine(person), body: { firstName: 'ann', phone: '+1 (555) 010' } });

  const changed = await changeContact({
    params: { userId: person.id, id: zoe.id },
    body: { notes: 'Likes trains' },
  });

  expect(changed).toMatchObject({ firstName: 'Zoë', email: 'zoe@example.com', notes: 'Likes trains' });
  expect((await contacts(me(person))).map(({ id }) => id)).toEqual([ann.id, zoe.id]);
  await removeContact({ params: { userId: person.id, id: ann.id } });
  await removeContact({ params: { userId: person.id, id: ann.id } });
  expect(await contacts(me(person))).toEqual([changed]);
});

test('sending a contact again does not add a second one', async () => {
  const person = await makePerson(app, 'FREE');
  const body = { id: newId(), firstName: 'Mei' };

  const answers = await Promise.all([
    person.api.profile.addContact({ ...mine(person), body }),
    person.api.profile.addContact({ ...mine(person), body }),
  ]);

  expect(answers[0]).toEqual(answers[1]);
  expect(await person.api.profile.contacts(me(person))).toHaveLength(1);
});

test('one person can have only a limited number of contacts', async () => {
  const person = await makePerson(app, 'FREE');
  await app.database.pool.query(
    `insert into contacts (id, user_id, first_name, last_name, email, phone, notes, created_at, updated_at)
    select gen_random_uuid(), $1, 'Mei', '', '', '', '', now(), now() from generate_series(1, 5000)`,
    [person.id],
  );

  const asked = person.api.profile.addContact({ ...mine(person), body: { firstName: 'One more' } });

  await expect(asked).rejects.toMatchObject({ code: 'conflict' });
});

test('of two contacts added at once the one over the limit is refused', async () => {
  const person = await makePerson(app, 'FREE');
  await app.database.pool.query(
    `insert into contacts (id, user_id, first_name, last_name, email, phone, notes, created_at, updated_at)
    select gen_random_uuid(), $1, 'Mei', '', '', '', '', now(), now() from generate_series(1, 4999)`,
    [person.id],
  );
  const add = () => person.api.profile.addContact({ ...mine(person), body: { firstName: 'One more' } });

  expect(await atOnce(app, person.id, [add, add])).toEqual(['conflict', 'done']);
});

test('the contacts of someone else are not found, even under one’s own id', async () => {
  const person = await makePerson(app, 'FREE');
  const other = await makePerson(app, 'FREE');
  const contact = await person.api.profile.addContact({ ...mine(person), body: { firstName: 'Mei' } });
  const notFound = { code: 'not-found' };
  const { contacts, addContact, changeContact, removeContact } = other.api.profile;
  const theirs = { userId: other.id, id: contact.id };

  await expect(contacts(me(person))).rejects.toMatchObject(notFound);
  await expect(addContact({ ...mine(person), body: { firstName: 'Eve' } })).rejects.toMatchObject(notFound);
  await expect(changeContact({ params: theirs, body: { firstName: 'Eve' } })).rejects.toMatchObject(notFound);
  await expect(
    addContact({ ...mine(other), body: { id: contact.id, firstName: 'Eve' } }),
  ).rejects.toMatchObject({ ...notFound, message: 'Contact not found.' });
  await removeContact({ params: theirs });
  expect(await person.api.profile.contacts(me(person))).toEqual([contact]);
});

test('a business sets what its pages show; texts that are not sent stay', async () => {
  const person = await makeBusiness();
  const { saveBusiness } = person.api.profile;
  await saveBusiness({ ...me(person), body: { businessTitle: 'Guide', company: { name: 'Rock & Sky' } } });

  const saved = await saveBusiness({
    ...me(person),
    body: {
      tripOverviewURL: 'https://video.example.com/1',
      company: { website: 'https://rock.example.com' },
    },
  });

  expect(saved).toEqual({
    businessPersonName: '',
    businessTitle: 'Guide',
    businessEmail: '',
    businessPhone: '',
    tripOverviewURL: 'https://video.example.com/1',
    scheduleMeetingURL: '',
    company: { name: 'Rock & Sky', website: 'https://rock.example.com', image1: null, image2: null },
  });
  expect(await person.api.profile.business(me(person))).toEqual(saved);
});

test.each([
  'http://example.com',
  'javascript:alert(1)',
  'https://example.com@evil.example',
  'https://example.com/\nx',
  ' https://example.com',
])('%j is not a valid website', async (website) => {
  const person = await makeBusiness();

  const asked = person.api.profile.saveBusiness({ ...me(person), body: { company: { website } } });

  await expect(asked).rejects.toMatchObject({ code: 'invalid' });
});

test('only a business has pages; what they said can still be read and removed', async () => {
  const person = await makeBusiness();
  await person.api.profile.saveBusiness({ ...me(person), body: { businessTitle: 'Guide' } });
  await save(person, await picture('png'));
  await person.api.accounts.update({ ...me(person), body: { typeDetail: 'Traveler' } });

  await expect(person.api.profile.saveBusiness({ ...me(person), body: {} })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(save(person, await picture('png'))).rejects.toMatchObject({ code: 'forbidden' });
  expect((await person.api.profile.business(me(person))).businessTitle).toBe('Guide');
  const params = { id: person.id, slot: 'image1' } as const;
  expect((await person.api.profile.removeCompanyImage({ params })).company.image1).toBeNull();
});

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff';
const picture = (format: Format, width = 1200, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5a66' } })
    .withExif({ IFD0: { Copyright: 'Mei Lindqvist' } })
    .toFormat(format)
    .toBuffer();
const save = (person: Person, bytes: Buffer) =>
  person.api.profile.saveCompanyImage({
    params: { id: person.id, slot: 'image1' },
    body: { base64: bytes.toString('base64') },
  });

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is re-encoded and served to everyone with its URL',
  async (format) => {
    const person = await makeBusiness();
    const { company } = await save(person, await picture(format));

    const answer = await app.send(company.image1 ?? '');

    expect(company.image1).toMatch(/^\/api\/company-image\/[\w-]{43}$/);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 400 });
    expect(bytes.includes('Lindqvist')).toBe(false);
  },
);

test('a picture taken sideways is turned upright', async () => {
  const person = await makeBusiness();
  const sideways = await sharp(await picture('jpeg'))
    .withMetadata({ orientation: 6 })
    .toBuffer();

  const { company } = await save(person, sideways);

  const bytes = Buffer.from(await (await app.send(company.image1 ?? '')).arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 800 });
});

test('another picture replaces the first, whose URL stops working', async () => {
  const person = await makeBusiness();
  const before = await save(person, await picture('png'));
  const after = await save(person, await picture('webp'));

  expect(after.company.image1).not.toBe(before.company.image1);
  expect((await app.send(before.company.image1 ?? '')).status).toBe(404);
  expect((await app.send(after.company.image1 ?? '')).status).toBe(200);
});

test('anything but a complete picture of the three kinds is refused, whatever it looks like', async () => {
  const person = await makeBusiness();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
  const cut = (await picture('jpeg')).subarray(0, 900);
  const bomb = await sharp({ create: { width: 10_100, height: 10_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const odd = [
    svg,
    cut,
    bomb,
    await picture('gif'),
    await picture('tiff'),
    Buffer.of(0xff, 0xd8, 0xff),
    Buffer.of(1),
  ];

  for (const bytes of odd) await expect(save(person, bytes)).rejects.toMatchObject({ code: 'invalid' });

  expect((await person.api.profile.business(me(person))).company.image1).toBeNull();
});

test('a few pictures are processed at a time, and one person can only have so many waiting', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => makeBusiness()));
  const bytes = await picture('jpeg', 3_000, 2_000);
  let most = 0;
  // Counts only running work: a task that leaves the queue between the two reads would count twice.
  const watch = () => {
    most = Math.max(most, sharp.counters().process);
  };
  sharp.queue.on('change', watch);

  const saved = await Promise.all(
    people.flatMap((person) => [save(person, bytes), save(person, bytes)]),
  ).finally(() => sharp.queue.off('change', watch));

  expect(saved).toHaveLength(8);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
  const [one] = people as [Person];
  const large = Buffer.concat([bytes, Buffer.alloc(600_000)]);
  const answers = await Promise.allSettled(Array.from({ length: 30 }, () => save(one, large)));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.problem] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['unavailable']));
});

test('pictures that take more memory than any photo are refused before they are decoded', async () => {
  const person = await makeBusiness();
  const color = { r: 20, g: 90, b: 160 };
  const plain = sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: color } });
  const passes = await plain.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();

  await expect(save(person, passes)).rejects.toMatchObject({ code: 'invalid' });
});

test('pictures of the company are on the trips of its owner', async () => {
  const person = await makeBusiness();
  const { company } = await save(person, await picture('png'));

  const trip = await person.api.trips.create({ body: { name: 'West' } });

  expect(trip.owner?.company?.image1).toBe(company.image1);
});

test('nobody reads or changes the page, the pictures or the preferences of someone else', async () => {
  const person = await makeBusiness();
  const other = await makeBusiness();
  const notFound = { code: 'not-found' };
  const { profile } = other.api;
  const slot = { params: { id: person.id, slot: 'image1' } } as const;

  await expect(profile.preferences(me(person))).rejects.toMatchObject(notFound);
  await expect(profile.savePreferences({ ...me(person), body: {} })).rejects.toMatchObject(notFound);
  await expect(profile.business(me(person))).rejects.toMatchObject(notFound);
  await expect(profile.saveBusiness({ ...me(person), body: {} })).rejects.toMatchObject(notFound);
  await expect(profile.saveCompanyImage({ ...slot, body: { base64: '' } })).rejects.toMatchObject(notFound);
  await expect(profile.removeCompanyImage(slot)).rejects.toMatchObject(notFound);
});

test('a guest’s choices move along, and the account’s choices take precedence', async () => {
  const guest = await makeGuest(app);
  const member = await makePerson(app, 'FREE');
  await guest.api.profile.savePreferences({ ...me(guest), body: { pace: 'Full', budget: '$' } });
  await member.api.profile.savePreferences({ ...me(member), body: { pace: 'Easy' } });

  await inTransaction(app.database.pool, (on) => profilePersonalData.move(on, guest.id, member.id));

  expect(await chosen(member)).toMatchObject({ pace: 'Easy', budget: '$' });
});

test('the list of user types is open to all, businesses last', async () => {
  const types = await app.client(null).settings.userTypes();

  expect(first(types)).toEqual({ type: 'Traveler', type_cd: 'CS' });
  expect(types.map(({ type_cd }) => type_cd).join()).toBe('CS,CS,CS,CS,BP,BP,BP,BP');
});
