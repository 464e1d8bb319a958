import { normalizeText } from '@wayfold/contract/kernel/combining-marks';
import type { PasswordHasher } from '../../../lib/password-hasher';

/** A stored hash for unknown accounts: verifying against it takes as long and never succeeds. */
const ofStrangers = new WeakMap<PasswordHasher, Promise<string>>();

function strangersHash(hasher: PasswordHasher): Promise<string> {
  const known = ofStrangers.get(hasher);
  if (known) return known;
  const made = hasher.hash('nobody has this one').catch((error: unknown) => {
    // Too busy, or the thread ended: the next call creates it.
    ofStrangers.delete(hasher);
    throw error;
  });
  ofStrangers.set(hasher, made);
  return made;
}

/**
 * Normalizes a password before hashing: the same letters, however a keyboard composed them (NIST SP 800-63B, section 3.1.1.2).
 */
const normal = (password: string) => normalizeText(password, 'NFKC');

/** Hashes a new password with argon2id. */
export function hashPassword(hasher: PasswordHasher, password: string): Promise<string> {
  return hasher.hash(normal(password));
}

/**
 * Whether a password matches a stored hash.
 *
 * @param hash null if there is no account or it has no password; takes as long and is false
 */
export async function isPassword(
  hasher: PasswordHasher,
  hash: string | null,
  password: string,
): Promise<boolean> {
  const ofNobody = strangersHash(hasher);
  ofNobody.catch(() => undefined); // not needed if there is a hash
  const matches = await hasher.verify(hash ?? (await ofNobody), normal(password));
  return hash !== null && matches;
}
