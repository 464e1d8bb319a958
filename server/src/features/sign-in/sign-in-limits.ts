import type { FastifyRequest } from 'fastify';
import { addressKey, countAddressAgainst, countAgainst } from '../../http/limits';
import type { Services } from '../../services';
import type { KnownDevice } from './devices-store';

const WAIT = 'tooManyAttempts';

/** Limits per hour for one IP address, whatever account is named. */
const ADDRESS_PER_HOUR = {
  'sign-in': 200,
  'sign-up': 60,
  reset: 30,
  'type-detail': 600,
  link: 120,
  social: 200,
  // Every sign-in form asks for passkeys to suggest.
  passkey: 600,
  'second-step': 200,
} as const;

/** Counts one action of an IP address. */
export async function countAddress(
  services: Services,
  request: FastifyRequest,
  act: keyof typeof ADDRESS_PER_HOUR,
): Promise<void> {
  await countAddressAgainst(services, request, {
    name: `${act}-address`,
    perHour: ADDRESS_PER_HOUR[act],
    refusal: 'tooManyAttemptsHere',
  });
}

/**
 * Counts one attempt at an account's secrets.
 *
 * A device that its person has signed in on before has its own counter, so that attempts from elsewhere can't lock them out of
 * it. Elsewhere, each IP address has a few attempts, and all of them together have some more.
 */
export async function countAttempt(
  services: Services,
  { request, email, device }: { request: FastifyRequest; email: string; device: KnownDevice | null },
): Promise<void> {
  const account = email.toLowerCase();
  if (device) {
    const key = device.hash.toString('hex');
    await countAgainst(services, { name: 'sign-in-device', key, perHour: 30, refusal: WAIT });
    return;
  }
  const here = `${account} ${addressKey(request)}`;
  await countAgainst(services, { name: 'sign-in-here', key: here, perHour: 10, refusal: WAIT });
  await countAgainst(services, { name: 'sign-in-account', key: account, perHour: 100, refusal: WAIT });
}

/**
 * Counts an email with a link that somebody sends to an address. Password resets have their own counter, so that using the
 * address for anything else doesn't stop its owner from requesting them.
 */
export async function countMail(services: Services, link: 'reset' | 'confirm', email: string): Promise<void> {
  await countAgainst(services, {
    name: `${link}-mail`,
    key: email.toLowerCase(),
    perHour: 5,
    refusal: 'tooManyLinksMailed',
  });
}
