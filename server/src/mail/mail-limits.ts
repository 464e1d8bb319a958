import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { countAgainst } from '../http/limits';
import type { Services } from '../services';

/** How many mails an hour to one address that anybody may have typed. */
const MAILS_PER_HOUR = { receipt: 3, 'list-confirm': 3 } as const;

/** Counts a mail to an address, and answers whether it may still be sent; asking too often is nobody's refusal. */
export async function mayMail(
  services: Services,
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
    await countAgainst(services, limit);
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code === 'too-many') return false;
    throw error;
  }
}
