import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../../services';

const DAY_MS = 86_400_000;

/**
 * How long pictures signed now can be loaded: until the midnight (UTC) after the next one. URLs stay the same for a day, so that
 * browsers can cache pictures.
 */
export function signedUntil(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 2) * DAY_MS);
}

/** A signature that lets anyone load a picture for some days, at `/pictures/{id}/{variant}?{signature}`. */
export function signPicture({ config, now }: Pick<Services, 'config' | 'now'>, id: string): string {
  const until = signedUntil(now()).getTime() / 1_000;
  return `until=${until}&signature=${sealOf(config.sessionSecret, id, until).toString('base64url')}`;
}

/** Whether a signature was made here for that picture and is still valid. */
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
