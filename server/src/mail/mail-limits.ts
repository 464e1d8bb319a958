import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { countAgainst } from '../http/limits';
import type { Services } from '../services';

/** Emails per hour to one address that anybody may have typed. */
const MAILS_PER_HOUR = { receipt: 3, 'list-confirm': 3 } as const;

/** Counts an email to an address, and returns whether it may be sent; exceeding the limit is not an error for the caller. */
export async function mayMail(
  services: Services,
  kind: keyof typeof MAILS_PER_HOUR,
  email: string,
): Promise<boolean> {
  const limit = {
    name: `${kind}-mail`,
    key: email.toLowerCase(),
    perHour: MAILS_PER_HOUR[kind],
    refusal: 'tooManyMails' as const,
  };
  try {
    await countAgainst(services, limit);
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code === 'too-many') return false;
    throw error;
  }
}
