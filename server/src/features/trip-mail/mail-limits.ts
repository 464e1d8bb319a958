import { ProblemError } from '@wayfold/contract/problem-error';
import type { FastifyRequest } from 'fastify';
import type { House } from '../../house';
import { countAddressAgainst, countAgainst } from '../../http/limits';

/** Mails an hour of one person, and calls an hour from one address of the network. */
const PERSON_PER_HOUR = 20;
const ADDRESS_PER_HOUR = 20;
/** Mails an hour to one address, whoever sends them. */
const RECIPIENT_PER_HOUR = 3;

/** Counts mails of a person to so many people; throws `too-many` when they have sent enough. */
export async function countMails(
  house: House,
  request: FastifyRequest,
  { userId, mails }: { userId: string; mails: number },
): Promise<void> {
  const message = 'You have mailed many trips. Try again in an hour, or copy the link.';
  await countAddressAgainst(house, request, {
    name: 'trip-mail-address',
    perHour: ADDRESS_PER_HOUR,
    message,
  });
  const person = { name: 'trip-mail-person', key: userId, perHour: PERSON_PER_HOUR, message };
  await countAgainst(house, { ...person, weight: mails });
}

/** Counts a mail to somebody, and answers whether they may still be written to. */
export async function mayMailTo(house: House, email: string): Promise<boolean> {
  const limit = { name: 'trip-mail-recipient', key: email.toLowerCase(), perHour: RECIPIENT_PER_HOUR };
  try {
    await countAgainst(house, { ...limit, message: '' });
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code === 'too-many') return false;
    throw error;
  }
}
