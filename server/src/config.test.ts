import { expect, test } from 'vitest';
import { readConfig } from './config';

const root = '/srv/wayfold';

test('with an empty environment Wayfold runs on port 3000 with its own database', () => {
  expect(readConfig({}, root)).toEqual({
    databaseUrl: null,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: null,
    dataDir: '/srv/wayfold/.wayfold',
    sessionSecret: null,
    logLevel: 'info',
    trustProxy: false,
    mapStyleUrl: null,
    mapPmtiles: null,
    mapStreets: 'https://tiles.openfreemap.org/planet',
    samplePlaces: false,
    osrmUrl: null,
    routesCredit: '© OpenStreetMap',
    valhallaUrl: null,
    mapboxToken: null,
    geocoder: null,
    photonUrl: null,
    nominatimUrl: null,
    unsplash: null,
    pexels: null,
    s3: null,
    social: null,
    mail: { smtpUrl: null, from: { name: 'Wayfold', address: 'wayfold@localhost' }, contactEmail: null },
    firstAdmin: null,
  });
});

test('a first admin needs an email address and a valid password, and gets contact messages', () => {
  const whole = { ADMIN_EMAIL: 'mei@example.com', ADMIN_PASSWORD: 'Quiet-Canyon 84' };

  const { firstAdmin, mail } = readConfig(whole, root);

  expect(firstAdmin).toEqual({ email: 'mei@example.com', password: 'Quiet-Canyon 84' });
  expect(mail.contactEmail).toBe('mei@example.com');
  for (const half of [{ ADMIN_EMAIL: 'mei@example.com' }, { ADMIN_PASSWORD: 'Quiet-Canyon 84' }]) {
    expect(() => readConfig(half, root)).toThrow(/set both or neither/);
  }
  expect(() => readConfig({ ...whole, ADMIN_PASSWORD: 'hunter2' }, root)).toThrow(
    /^ADMIN_PASSWORD must have at least 8 characters(?!.*hunter2)/s,
  );
  expect(() => readConfig({ ...whole, ADMIN_EMAIL: 'mei' }, root)).toThrow(/ADMIN_EMAIL must be an address/);
});

test('a bucket needs its name and both keys, and is Amazon’s unless another service is set', () => {
  const keys = { S3_ACCESS_KEY_ID: 'wayfold', S3_SECRET_ACCESS_KEY: 'hunter2-hunter2' };
  const whole = { S3_BUCKET: 'wayfold-pictures', ...keys };

  expect(readConfig(whole, root).s3).toEqual({
    endpoint: 'https://s3.us-east-1.amazonaws.com',
    bucket: 'wayfold-pictures',
    region: 'us-east-1',
    accessKeyId: 'wayfold',
    secretAccessKey: 'hunter2-hunter2',
  });
  const elsewhere = { S3_ENDPOINT: 'https://s3.example.com/', S3_REGION: 'eu-1' };
  expect(readConfig({ ...whole, ...elsewhere }, root).s3).toMatchObject({
    endpoint: 'https://s3.example.com',
    region: 'eu-1',
  });
  for (const half of [keys, { S3_BUCKET: 'wayfold-pictures' }, { S3_ENDPOINT: 'https://s3.example.com' }]) {
    expect(() => readConfig(half, root)).toThrow(/belong together(?!.*hunter2)/s);
  }
  const inPath = { ...whole, S3_ENDPOINT: 'https://s3.example.com/wayfold-pictures' };
  expect(() => readConfig(inPath, root)).toThrow(/^S3_ENDPOINT must name a host only(?!.*hunter2)/s);
  expect(() => readConfig({ ...whole, S3_BUCKET: '../up' }, root)).toThrow(/^S3_BUCKET must be the name/);
});

test('a mail server needs a sender, as an address with or without a name', () => {
  const SMTP_URL = 'smtps://user:hunter2@mail.example.com';
  const mailOf = (environment: NodeJS.ProcessEnv) => readConfig(environment, root).mail;

  expect(mailOf({ SMTP_URL, MAIL_FROM: 'hello@example.com', CONTACT_EMAIL: 'us@example.com' })).toEqual({
    smtpUrl: SMTP_URL,
    from: { name: 'Wayfold', address: 'hello@example.com' },
    contactEmail: 'us@example.com',
  });
  expect(mailOf({ SMTP_URL, MAIL_FROM: '"Wayfold, 旅" <hello@example.com>' }).from).toEqual({
    name: 'Wayfold, 旅',
    address: 'hello@example.com',
  });
  expect(() => mailOf({ SMTP_URL })).toThrow('SMTP_URL needs MAIL_FROM');
  expect(() => mailOf({ SMTP_URL: 'https://user:hunter2@mail.example.com' })).toThrow(
    /^SMTP_URL must be an address like (?!.*hunter2)/s,
  );
  for (const MAIL_FROM of ['Wayfold', 'Wayfold <hello>', 'a <b@example.com>\r\nBcc: <c@example.com>']) {
    expect(() => mailOf({ MAIL_FROM })).toThrow(/MAIL_FROM must be an address/);
  }
});

test('a social provider needs a secure URL and our client ID; its name is its host by default', () => {
  const OIDC_ISSUER = 'https://accounts.example.com/people';
  const socialOf = (environment: NodeJS.ProcessEnv) => readConfig(environment, root).social;

  expect(socialOf({ OIDC_ISSUER, OIDC_CLIENT_ID: 'us' })).toEqual({
    issuer: OIDC_ISSUER,
    clientId: 'us',
    clientSecret: null,
    name: 'accounts.example.com',
  });
  expect(
    socialOf({ OIDC_ISSUER: 'http://127.0.0.1:4000', OIDC_CLIENT_ID: 'us', OIDC_NAME: 'Tried out' }),
  ).toMatchObject({ issuer: 'http://127.0.0.1:4000', name: 'Tried out' });
  expect(() => socialOf({ OIDC_ISSUER })).toThrow('OIDC_ISSUER needs OIDC_CLIENT_ID.');
  for (const issuer of [
    'http://accounts.example.com',
    'http://127.0.0.1.example.com',
    `${OIDC_ISSUER}?a=b`,
  ]) {
    expect(() => socialOf({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'us' })).toThrow(/begin with https/);
  }
});

test('the geocoder is set by name or by its URL; a Mapbox key alone is only for walks', () => {
  const PHOTON_URL = 'http://photon.example.com';
  const geocoderFor = (environment: NodeJS.ProcessEnv) => readConfig(environment, root).geocoder;

  expect(geocoderFor({ PHOTON_URL })).toBe('photon');
  expect(geocoderFor({ NOMINATIM_URL: 'http://n.example.com' })).toBe('nominatim');
  expect(geocoderFor({ MAPBOX_TOKEN: 'pk.12345678' })).toBeNull();
  expect(geocoderFor({ PHOTON_URL, GEOCODER: 'mapbox', MAPBOX_TOKEN: 'pk.12345678' })).toBe('mapbox');
  expect(() => readConfig({ PHOTON_URL, GEOCODER: 'nominatim' }, root)).toThrow(
    /GEOCODER=nominatim needs NOMINATIM_URL/,
  );
  expect(() => readConfig({ GEOCODER: 'google' }, root)).toThrow(/photon, nominatim or mapbox/);
});

test('a stock service is enabled by its key, and may have another URL', () => {
  const UNSPLASH_URL = 'https://photos.example.com/unsplash';

  const { unsplash, pexels } = readConfig({ UNSPLASH_ACCESS_KEY: 'a-key-of-ours', UNSPLASH_URL }, root);

  expect(unsplash).toEqual({ key: 'a-key-of-ours', url: UNSPLASH_URL });
  expect(pexels).toBeNull();
  expect(() => readConfig({ PEXELS_API_KEY: 'hunter2\nhunter2' }, root)).toThrow(
    /^PEXELS_API_KEY must be a key(?!.*hunter2)/s,
  );
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' }, root)).toMatchObject({ port: 3000, databaseUrl: null });
});

test('all errors are reported at once, one sentence each', () => {
  const wrong = { PORT: '70000', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x', SESSION_SECRET: 'short' };

  const sentences = () => readConfig(wrong, root);

  expect(sentences).toThrow(
    [
      'DATABASE_URL must be an address like postgres://user:password@host:5432/name.',
      'PORT must be a number from 0 to 65535.',
      'SESSION_SECRET must have at least 32 characters.',
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
    ].join('\n'),
  );
});

test('error messages never repeat the value of a variable', () => {
  const secrets = { DATABASE_URL: 'mysql://root:hunter2@db/x', SESSION_SECRET: 'hunter2' };

  expect(() => readConfig(secrets, root)).toThrow(expect.not.stringContaining('hunter2'));
});

test('PUBLIC_URL is an origin: a trailing slash is dropped, a path is refused', () => {
  expect(readConfig({ PUBLIC_URL: 'https://trips.example.com/' }, root).publicUrl).toBe(
    'https://trips.example.com',
  );
  expect(() => readConfig({ PUBLIC_URL: 'https://example.com/trips' }, root)).toThrow(/without a path/);
});

test.each([
  ['off', false],
  ['2', 2],
  ['10.0.0.1, 10.1.0.0/16', ['10.0.0.1', '10.1.0.0/16']],
])('TRUST_PROXY=%s is understood', (value, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: value }, root).trustProxy).toEqual(trustProxy);
});

test.each([
  ['auto', 'https://tiles.openfreemap.org/planet'],
  ['off', null],
  ['http://tiles.example.com/planet.json', 'http://tiles.example.com/planet.json'],
  ['https://tiles.example.com/{z}/{x}/{y}.pbf', 'https://tiles.example.com/{z}/{x}/{y}.pbf'],
])('MAP_STREETS=%s is understood', (value, mapStreets) => {
  expect(readConfig({ MAP_STREETS: value }, root).mapStreets).toBe(mapStreets);
});

test('sample places are listed only where they are asked for', () => {
  expect(readConfig({ SAMPLE_PLACES: 'on' }, root).samplePlaces).toBe(true);
  expect(readConfig({ SAMPLE_PLACES: 'off' }, root).samplePlaces).toBe(false);
  expect(() => readConfig({ SAMPLE_PLACES: 'maybe' }, root)).toThrow(/SAMPLE_PLACES must be on or off/);
});

test.each(['on', '/srv/streets', 'ftp://tiles.example.com', 'https://tiles.example.com/{z}/{x}.pbf'])(
  'MAP_STREETS=%s is refused',
  (value) => {
    expect(() => readConfig({ MAP_STREETS: value }, root)).toThrow(
      /MAP_STREETS must be auto, off, or an address/,
    );
  },
);

test.each(['maybe', 'cafe', '10.0.0.1/33', '0.0.0.0/0', '::/0', '10.0.0.1,', '-1', '1.5'])(
  'TRUST_PROXY=%s is refused',
  (value) => {
    expect(() => readConfig({ TRUST_PROXY: value }, root)).toThrow(/number of proxies/);
  },
);

test.each(['on', 'true', 'YES'])(
  'TRUST_PROXY=%s is refused, since it would trust whatever a visitor writes',
  (value) => {
    expect(() => readConfig({ TRUST_PROXY: value }, root)).toThrow(
      /every visitor choose their own address. Set it to the number of proxies in front/,
    );
  },
);
