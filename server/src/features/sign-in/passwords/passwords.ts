import { normalizeText } from '@wayfold/contract/kernel/combining-marks';
import type { PasswordHasher } from '../../../lib/password-hasher';

/** What a stored hash looks like when there is no account: verifying against it takes as long and never succeeds. */
const ofStrangers = new WeakMap<PasswordHasher, Promise<string>>();

function strangersHash(hasher: PasswordHasher): Promise<string> {
  const known = ofStrangers.get(hasher);
  if (known) return known;
  const made = hasher.hash('nobody has this one').catch((error: unknown) => {
    // Too much to do, or the thread ended: the next one makes it.
    ofStrangers.delete(hasher);
    throw error;
  });
  ofStrangers.set(hasher, made);
  return made;
}

/** A password as it is hashed: the same letters however a keyboard composed them (NIST SP 800-63B, section 3.1.1.2). */
const normal = (password: string) => normalizeText(password, 'NFKC');

/** Hashes a new password with argon2id. */
export function hashPassword(hasher: PasswordHasher, password: string): Promise<string> {
  return hasher.hash(normal(password));
}

/**
 * Whether a password is the one of a stored hash.
 *
 * @param hash null where there is none, of nobody or of an account without a password; takes as long and is false
 */
export async function isPassword(
  hasher: PasswordHasher,
  hash: string | null,
  password: string,
): Promise<boolean> {
  const ofNobody = strangersHash(hasher);
  ofNobody.catch(() => undefined); // whoever has a hash does without
  const matches = await hasher.verify(hash ?? (await ofNobody), normal(password));
  return hash !== null && matches;
}
