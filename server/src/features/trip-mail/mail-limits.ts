import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../http/access';
import { countAgainst } from '../../http/limits';
import type { Services } from '../../services';
import { countOf, countOfAddress } from '../entitlements/entitlements';

/** Emails per hour to one address, whoever sends them. */
const RECIPIENT_PER_HOUR = 3;

/** Counts a person's emails to so many people; throws `too-many` if they have sent too many. */
export async function countMails(
  services: Services,
  request: FastifyRequest,
  { actor, mails }: { actor: Actor; mails: number },
): Promise<void> {
  await countOfAddress(services, request, 'tripMails');
  await countOf(services, actor, 'tripMails', mails);
}

/** Counts an email to somebody, and returns whether they may get it. */
export async function mayMailTo(services: Services, email: string): Promise<boolean> {
  const limit = { name: 'trip-mail-recipient', key: email.toLowerCase(), perHour: RECIPIENT_PER_HOUR };
  try {
    await countAgainst(services, { ...limit, refusal: 'tooManyMails' });
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code === 'too-many') return false;
    throw error;
  }
}
