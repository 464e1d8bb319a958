import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { useTranslations } from 'use-intl';
import { problemWords } from '../../api/client/problem-words';

/** Returns the message for a failed call: the server's own if it rejected the call. */
export function useProblemWords(): (problem: unknown) => string {
  const t = useTranslations('signIn.problems');
  return (problem) => problemWords(problem, { offline: t('offline'), failed: t('failed') });
}

/** The server's error for a field; undefined if there is none. */
export function issueOf(problem: unknown, field: string): string | undefined {
  if (!(problem instanceof ProblemError)) return undefined;
  return problem.problem.issues?.find(({ path }) => path === field || path.endsWith(`.${field}`))?.message;
}
