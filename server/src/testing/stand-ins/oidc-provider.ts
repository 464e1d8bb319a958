import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';

/** A person with an account at the provider, as OpenID Connect claims. */
export type ProviderPerson = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  given_name?: string;
  family_name?: string;
};

/** A real OpenID Connect provider on this machine. */
export type TestProvider = {
  /** `http://127.0.0.1:port` */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Gives somebody an account, or changes their claims; they sign in with their `sub`. */
  add: (person: ProviderPerson) => void;
  /** An ID token, by default as the provider would sign it. */
  idToken: (claims: JWTPayload) => Promise<string>;
  /** The key that verifies its tokens, as it publishes it. */
  publicKey: CryptoKey;
  /** Acts as a browser: follows `url` to the provider, signs in there, and returns the query it comes back with. */
  visit: (url: string, sub: string) => Promise<string>;
  close: () => void;
};

const CLIENT = { id: 'wayfold', secret: 'a secret that only the tests know' };
const KEY_ID = 'of-the-tests';
const HOUR = 3_600;

/**
 * Starts a provider that knows this product as a client. Its page asks only for an account, so browser journeys can
 * sign in there too.
 *
 * @param callback the URL browsers may return to
 */
export async function startProvider(callback: string): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on a port, not a socket
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const people = new Map<string, ProviderPerson>();
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [callback] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: KEY_ID, use: 'sig', alg: 'RS256' }] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    // Claims are in the ID token, as with the providers most people have an account at.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      Grant: HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: HOUR,
    },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => person };
    },
    loadExistingGrant: async ({ oidc: { client, session, provider } }) => {
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const serve = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/sign-in/')) void askWhoItIs(provider, request, response);
    else void serve(request, response);
  });
  return {
    issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    publicKey,
    add: (person) => people.set(person.sub, person),
    idToken: (claims) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ iss: issuer, aud: CLIENT.id, iat: now, exp: now + HOUR, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
        .sign(privateKey);
    },
    visit: (url, sub) => visit(url, sub, callback),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const PAGE = `<!doctype html><title>Provider</title><link rel="icon" href="data:,">
<form method="post"><label>Account <input name="sub" autofocus></label><button>Sign in</button></form>`;

async function askWhoItIs(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html').end(PAGE);
    return;
  }
  let body = '';
  for await (const part of request) body += part;
  const accountId = new URLSearchParams(body).get('sub') ?? '';
  await provider.interactionFinished(request, response, { login: { accountId } });
}

/** Follows redirects with the cookies it was given, and signs in when asked to. */
async function visit(url: string, sub: string, callback: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(url);
  let body: URLSearchParams | null = null;
  for (let step = 0; step < 10; step++) {
    const answer: Response = await fetch(next, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      redirect: 'manual',
      body,
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = cookie.match(/^([^=]+)=([^;]*)/) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location && !next.pathname.startsWith('/sign-in/')) throw new Error(await answer.text());
    body = location ? null : new URLSearchParams({ sub });
    if (location) next = new URL(location, next);
    if (next.href.startsWith(`${callback}?`)) return next.search;
  }
  throw new Error('The provider sends its visitors around in circles.');
}
