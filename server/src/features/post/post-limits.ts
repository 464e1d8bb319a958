import { ProblemError } from '@wayfold/contract/problem-error';
import type { FastifyRequest } from 'fastify';
import type { House } from '../../house';
import { countAddressAgainst, countAgainst } from '../../http/limits';

/** How often an hour, of one address of the network. */
const ADDRESS_PER_HOUR = { contact: 20, 'join-list': 30, 'list-link': 120 } as const;
/** How many mails an hour to one address that anybody may have typed. */
const MAILS_PER_HOUR = { receipt: 3, 'list-confirm': 3 } as const;

/** Counts one act of an address of the network. */
export async function countAddress(
  house: House,
  request: FastifyRequest,
  act: keyof typeof ADDRESS_PER_HOUR,
): Promise<void> {
  await countAddressAgainst(house, request, {
    name: `${act}-address`,
    perHour: ADDRESS_PER_HOUR[act],
    message: 'Too many messages from this address. Try again in an hour.',
  });
}

/** Counts a mail to an address, and answers whether it may still be sent; asking too often is nobody's refusal. */
export async function mayMail(
  house: House,
  kind: keyof typeof MAILS_PER_HOUR,
  email: string,
): Promise<boolean> {
  const limit = {
    name: `${kind}-mail`,
    key: email.toLowerCase(),
    perHour: MAILS_PER_HOUR[kind],
    message: '',
  };
  try {
    await countAgainst(house, limit);
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code === 'too-many') return false;
    throw error;
  }
}
