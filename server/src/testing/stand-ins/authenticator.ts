import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a device may get wrong, or be made to get wrong. */
export type Mistakes = Partial<{
  origin: string;
  challenge: string;
  /** The operation it claims it was asked for. */
  type: string;
  rpId: string;
  /** False if nobody unlocked the device. */
  isUnlocked: boolean;
  counter: number;
  userHandle: string;
  /** The ID of the passkey it creates. */
  id: Buffer;
  /** Its attestation, as CBOR: a text and a map. */
  attestation: { format: string; statement: Buffer };
}>;

/** A software device with passkeys, and the browser it is in. */
export type Authenticator = {
  /** Creates a passkey, like `navigator.credentials.create`. */
  create: (options: Options, mistakes?: Mistakes) => Answer;
  /** Uses the newest passkey for the site, like `navigator.credentials.get`. */
  get: (options: Options, mistakes?: Mistakes) => Answer;
  /** Another device with the same keys, as a thief would have. */
  copy: () => Authenticator;
};

type Options = Record<string, unknown>;
type Answer = { id: string; rawId: string; type: 'public-key'; response: Record<string, unknown> } & Options;
type Passkey = { id: Buffer; key: KeyObject; rpId: string; userHandle: string; uses: number };

const PRESENT = 0x01;
const UNLOCKED = 0x04;
const HOLDS_KEY = 0x40;
const NO_STATEMENT = Buffer.from([0xa0]);

/** A device in a browser that shows the site at `origin`. */
export function makeAuthenticator(origin: string, passkeys: Passkey[] = []): Authenticator {
  return {
    create(options, mistakes = {}) {
      const { rp, user, challenge } = options as {
        rp: { id: string };
        user: { id: string };
        challenge: string;
      };
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const made: Passkey = {
        id: mistakes.id ?? randomBytes(16),
        key: privateKey,
        rpId: rp.id,
        userHandle: user.id,
        uses: 0,
      };
      passkeys.push(made);
      const { format, statement } = mistakes.attestation ?? { format: 'none', statement: NO_STATEMENT };
      const held = Buffer.concat([Buffer.alloc(16), length(made.id), made.id, coseKey(publicKey)]);
      const data = Buffer.concat([authenticatorData(made, mistakes, HOLDS_KEY), held]);
      return answerOf(made, {
        clientDataJSON: clientData('webauthn.create', { challenge, origin, ...mistakes }).toString(
          'base64url',
        ),
        attestationObject: attestation(format, statement, data).toString('base64url'),
        transports: ['internal'],
      });
    },
    get(options, mistakes = {}) {
      const { rpId, challenge } = options as { rpId: string; challenge: string };
      const used = passkeys.findLast((passkey) => passkey.rpId === rpId);
      if (!used) throw new Error('The device has no passkey for this site.');
      used.uses += 1;
      const client = clientData('webauthn.get', { challenge, origin, ...mistakes });
      const data = authenticatorData(used, mistakes);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return answerOf(used, {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, used.key).toString('base64url'),
        userHandle: mistakes.userHandle ?? used.userHandle,
      });
    },
    copy: () =>
      makeAuthenticator(
        origin,
        passkeys.map((passkey) => ({ ...passkey })),
      ),
  };
}

function answerOf({ id }: Passkey, response: Record<string, unknown>): Answer {
  const name = id.toString('base64url');
  return { id: name, rawId: name, type: 'public-key', response, clientExtensionResults: {} };
}

function clientData(asked: string, { type = asked, challenge, origin }: Mistakes): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** WebAuthn, section 6.1. */
function authenticatorData(passkey: Passkey, mistakes: Mistakes, more = 0): Buffer {
  const { rpId = passkey.rpId, isUnlocked = true, counter = passkey.uses } = mistakes;
  const rest = Buffer.alloc(5);
  rest.writeUInt8(PRESENT | (isUnlocked ? UNLOCKED : 0) | more, 0);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
}

/** A P-256 public key for ES256 in COSE format (RFC 9053, section 7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, ...[x, y].map((part, index) => coordinate(0x21 + index, part))]);
}

const coordinate = (label: number, value: string) =>
  Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);

/** A CBOR map of three: attestation format, statement, and the data. */
function attestation(format: string, statement: Buffer, data: Buffer): Buffer {
  const bytes = Buffer.concat([Buffer.from([0x59]), length(data), data]);
  return Buffer.concat([
    ...[Buffer.from([0xa3]), text('fmt'), text(format), text('attStmt'), statement],
    ...[text('authData'), bytes],
  ]);
}

/** A short text in CBOR. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

function length(of: Buffer): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(of.length);
  return bytes;
}
