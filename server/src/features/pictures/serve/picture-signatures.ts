import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../../services';

const DAY_MS = 86_400_000;

/**
 * Until when pictures signed now can be loaded: the midnight (UTC) after the next. Addresses stay the same for a day, so that
 * browsers keep what they loaded.
 */
export function signedUntil(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 2) * DAY_MS);
}

/** What lets anyone load a picture for some days, at `/pictures/{id}/{variant}?{signature}`. */
export function signPicture({ config, now }: Pick<Services, 'config' | 'now'>, id: string): string {
  const until = signedUntil(now()).getTime() / 1_000;
  return `until=${until}&signature=${sealOf(config.sessionSecret, id, until).toString('base64url')}`;
}

/** Whether an address was signed here for that picture, and still counts. */
export function isSigned(
  { config, now }: Pick<Services, 'config' | 'now'>,
  { id, until, signature }: { id: string; until: number; signature: string },
): boolean {
  const sent = Buffer.from(signature, 'base64url');
  const right = sealOf(config.sessionSecret, id, until);
  return sent.length === right.length && timingSafeEqual(sent, right) && until * 1_000 > now().getTime();
}

function sealOf(secret: string, id: string, until: number): Buffer {
  return createHmac('sha256', secret).update(`picture:${id}|${until}`).digest();
}
