import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12; // NIST SP 800-38D, section 8.2
const TAG_BYTES = 16;

/** What is sealed, and for whom: text sealed for one purpose opens for no other. */
export type SealPurpose = { readonly secret: string; readonly use: string; readonly about: string };

function keyFor({ secret, use }: SealPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `wayfold ${use}`, 32));
}

/** Encrypts a text for the database with a key derived from the server's secret (AES-256-GCM). */
export function seal(text: string, purpose: SealPurpose): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(purpose.about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts text sealed for the same purpose; null if the purpose differs or the server's secret has changed. */
export function unseal(sealed: Buffer, purpose: SealPurpose): string | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return null;
  const cipher = createDecipheriv('aes-256-gcm', keyFor(purpose), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(purpose.about));
  cipher.setAuthTag(tag);
  const opened = cipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([opened, cipher.final()]).toString('utf8');
  } catch {
    // Only the tag check can fail here.
    return null;
  }
}
