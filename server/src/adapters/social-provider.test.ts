import { exportSPKI, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '../lib/log';
import { startProvider, type TestProvider } from '../testing/stand-ins/oidc-provider';
import { type StandIn, startStandIn } from '../testing/stand-ins/stand-in';
import { type SocialProvider, socialProvider } from './social-provider';

const CALLBACK = 'http://localhost:3000/sign_in/callback';
const NONCE = 'the nonce of this ticket';
const MEI = {
  sub: 'mei',
  email: 'mei@example.com',
  email_verified: true,
  given_name: 'Mei',
  family_name: '林',
};

const seconds = () => Math.floor(Date.now() / 1000);

let provider: TestProvider;
let other: TestProvider;
let social: SocialProvider;
beforeAll(async () => {
  provider = await startProvider(CALLBACK);
  other = await startProvider(CALLBACK);
  for (const each of [provider, other]) each.add(MEI);
  social = clientOf(provider);
});
afterAll(() => {
  provider.close();
  other.close();
});

const standIns: StandIn[] = [];
afterEach(() => {
  for (const standIn of standIns.splice(0)) standIn.close();
});

const logged: string[] = [];
const log = createLog('debug', { write: (line: string) => logged.push(line) } as never); // pino only ever writes

function clientOf({
  issuer,
  ...client
}: Pick<TestProvider, 'issuer'> & Partial<TestProvider>): SocialProvider {
  const { clientId = 'wayfold', clientSecret = 'secret' } = client;
  const config = { social: { issuer, clientId, clientSecret, name: 'Example' } };
  const made = socialProvider(config, { log, now: () => new Date() });
  if (!made) throw new Error('The provider is configured.');
  return made;
}

const query = (changes: Record<string, string | null>, of: string) => {
  const parameters = new URLSearchParams(of);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return `?${parameters}`;
};

test('a person who signs in at the provider is identified by issuer and subject, with address and names', async () => {
  const started = await social.start(CALLBACK);
  const back = await provider.visit(started.url, 'mei');

  expect(await social.finish({ callback: CALLBACK, query: back }, started)).toEqual({
    issuer: provider.issuer,
    subject: 'mei',
    email: 'mei@example.com',
    isEmailVerified: true,
    firstName: 'Mei',
    lastName: '林',
  });
});

test('the sign-in URL requests a code with a challenge, and contains no secret', async () => {
  const started = await social.start(CALLBACK);
  const asked = new URL(started.url);

  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'wayfold',
    redirect_uri: CALLBACK,
    code_challenge_method: 'S256',
    state: started.state,
    nonce: started.nonce,
  });
  expect(asked.href).not.toContain(started.verifier);
  expect((await social.start(CALLBACK)).state).not.toBe(started.state);
});

test('a code works once', async () => {
  const started = await social.start(CALLBACK);
  const back = { callback: CALLBACK, query: await provider.visit(started.url, 'mei') };
  await social.finish(back, started);

  await expect(social.finish(back, started)).rejects.toMatchObject({ code: 'invalid' });
});

test('a response to somebody else’s sign-in is refused, whichever part of it is swapped', async () => {
  const mine = await social.start(CALLBACK);
  const theirs = await social.start(CALLBACK);
  const back = await provider.visit(theirs.url, 'mei');
  const finish = (changes: Record<string, string | null>, start = mine) =>
    social.finish({ callback: CALLBACK, query: query(changes, back) }, start);

  await expect(finish({})).rejects.toMatchObject({ code: 'invalid' });
  await expect(finish({ state: null })).rejects.toMatchObject({ code: 'invalid' });
  await expect(finish({ state: mine.state })).rejects.toMatchObject({ code: 'invalid' });
  await expect(finish({ code: null }, theirs)).rejects.toMatchObject({ code: 'invalid' });
  await expect(finish({}, { ...theirs, nonce: mine.nonce })).rejects.toMatchObject({ code: 'invalid' });
});

test('a response from another provider is refused, and so is one without an issuer', async () => {
  const started = await social.start(CALLBACK);
  const back = await provider.visit(started.url, 'mei');
  const finish = (changes: Record<string, string | null>) =>
    social.finish({ callback: CALLBACK, query: query(changes, back) }, started);

  await expect(finish({ iss: other.issuer })).rejects.toMatchObject({ code: 'invalid' });
  await expect(finish({ iss: null })).rejects.toMatchObject({ code: 'invalid' });
  expect(await finish({})).toMatchObject({ subject: 'mei' });
});

test('a person who cancels at the provider is told so', async () => {
  const started = await social.start(CALLBACK);
  const denied = query({ error: 'access_denied', state: started.state, iss: provider.issuer }, '');

  await expect(social.finish({ callback: CALLBACK, query: denied }, started)).rejects.toMatchObject({
    code: 'invalid',
    message: 'Example didn’t sign you in. Try again.',
  });
});

test('a provider that is down or returns nonsense is reported, and asked again the next time', async () => {
  let answers: 'nonsense' | 'sense' = 'nonsense';
  const standIn = await startStandIn(() => {
    if (answers === 'nonsense') return { status: 500, body: 'oops' };
    const { url: issuer } = standIn;
    return {
      body: { issuer, authorization_endpoint: `${issuer}/go`, jwks_uri: `${issuer}/keys` },
    };
  });
  standIns.push(standIn);
  const shaky = clientOf({ issuer: standIn.url });

  await expect(shaky.start(CALLBACK)).rejects.toMatchObject({ code: 'upstream' });
  answers = 'sense';
  expect((await shaky.start(CALLBACK)).url).toContain(`${standIn.url}/go`);
  expect((await shaky.start(CALLBACK)).url).toContain(`${standIn.url}/go`);
  expect(standIn.asked).toHaveLength(2);

  const gone = clientOf({ issuer: 'http://127.0.0.1:9' });
  await expect(gone.start(CALLBACK)).rejects.toMatchObject({ code: 'upstream' });
});

test('a provider with a different issuer isn’t used', async () => {
  const standIn = await startStandIn(() => ({
    body: {
      issuer: provider.issuer,
      authorization_endpoint: `${provider.issuer}/auth`,
      jwks_uri: 'http://x',
    },
  }));
  standIns.push(standIn);

  await expect(clientOf({ issuer: standIn.url }).start(CALLBACK)).rejects.toMatchObject({ code: 'upstream' });
});

test('a wrong secret is reported to the operator, and the log doesn’t repeat it', async () => {
  const wrong = clientOf({ ...provider, clientSecret: 'mistyped' });
  const started = await wrong.start(CALLBACK);
  const back = await provider.visit(started.url, 'mei');

  await expect(wrong.finish({ callback: CALLBACK, query: back }, started)).rejects.toMatchObject({
    code: 'upstream',
  });
  expect(logged.join('')).toContain('invalid_client');
  for (const secret of ['mistyped', started.verifier, new URLSearchParams(back).get('code') ?? '']) {
    expect(logged.join('')).not.toContain(secret);
  }
});

/** A provider that answers every code with a token of these claims, and the real one's signature. */
async function liar(): Promise<{ client: SocialProvider; tell: (claims: JWTPayload) => Promise<void> }> {
  const answers: Record<string, unknown> = {};
  const standIn = await startStandIn(({ path }) => ({ body: answers[path] }));
  standIns.push(standIn);
  const { url: issuer } = standIn;
  answers['/.well-known/openid-configuration'] = {
    issuer,
    authorization_endpoint: `${issuer}/go`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${provider.issuer}/jwks`,
  };
  const tell = async (claims: JWTPayload) => {
    const id_token = await provider.idToken({ iss: issuer, sub: 'mei', ...claims });
    answers['/token'] = { access_token: 'a', token_type: 'bearer', id_token };
  };
  return { client: clientOf({ issuer }), tell };
}

test('a token received for the code is checked as strictly as one that is sent', async () => {
  const { client, tell } = await liar();
  const started = await client.start(CALLBACK);
  const { nonce } = started;
  const finish = async (claims: JWTPayload) => {
    await tell(claims);
    return client.finish({ callback: CALLBACK, query: `?code=c&state=${started.state}` }, started);
  };

  expect(await finish({ nonce })).toMatchObject({ subject: 'mei', email: null });
  for (const claims of [
    { nonce: 'another' },
    {},
    { nonce, iss: provider.issuer },
    { nonce, aud: 'somebody else' },
    { nonce, exp: seconds() - 100 },
  ]) {
    await expect(finish(claims)).rejects.toMatchObject({ code: 'invalid' });
  }
});

test('an ID token says who it is about', async () => {
  const token = await provider.idToken({ ...MEI, nonce: NONCE });

  expect(await social.readToken(token, NONCE)).toMatchObject({ subject: 'mei', email: 'mei@example.com' });
});

const FORGED: Record<string, () => Promise<string> | string> = {
  'with the nonce of another ticket': () => provider.idToken({ ...MEI, nonce: 'another' }),
  'without a nonce': () => provider.idToken(MEI),
  'for another client': () => provider.idToken({ ...MEI, nonce: NONCE, aud: 'somebody else' }),
  'for several clients, without saying whose it is': () =>
    provider.idToken({ ...MEI, nonce: NONCE, aud: ['wayfold', 'somebody else'] }),
  'given to another client': () => provider.idToken({ ...MEI, nonce: NONCE, azp: 'somebody else' }),
  'of another provider': () => provider.idToken({ ...MEI, nonce: NONCE, iss: other.issuer }),
  'signed by another provider': () => other.idToken({ ...MEI, nonce: NONCE, iss: provider.issuer }),
  'that has run out': () =>
    provider.idToken({ ...MEI, nonce: NONCE, iat: seconds() - 300, exp: seconds() - 100 }),
  'made long ago': () => provider.idToken({ ...MEI, nonce: NONCE, iat: seconds() - 3_000 }),
  'from the future': () => provider.idToken({ ...MEI, nonce: NONCE, iat: seconds() + 3_000 }),
  'about nobody': () => provider.idToken({ email: MEI.email, email_verified: true, nonce: NONCE }),
  'that nobody signed': () =>
    new UnsecuredJWT({ ...MEI, nonce: NONCE })
      .setIssuer(provider.issuer)
      .setAudience('wayfold')
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode(),
  'signed with the public key as if it were a secret': async () =>
    new SignJWT({ ...MEI, nonce: NONCE })
      .setProtectedHeader({ alg: 'HS256', kid: 'of-the-tests' })
      .setIssuer(provider.issuer)
      .setAudience('wayfold')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(await exportSPKI(provider.publicKey))),
  'signed with the client’s secret': () =>
    new SignJWT({ ...MEI, nonce: NONCE })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(provider.issuer)
      .setAudience('wayfold')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(provider.clientSecret)),
  'with other claims below the same signature': async () => {
    const [head, , signature] = (await provider.idToken({ ...MEI, nonce: NONCE })).split('.');
    const [, claims] = (await provider.idToken({ ...MEI, nonce: NONCE, sub: 'admin' })).split('.');
    return [head, claims, signature].join('.');
  },
  'that is none': () => 'no token',
};

test.each(Object.entries(FORGED))('an ID token %s is refused', async (_words, forge) => {
  await expect(social.readToken(await forge(), NONCE)).rejects.toMatchObject({ code: 'invalid' });
});
