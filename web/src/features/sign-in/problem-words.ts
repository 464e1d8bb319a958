import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { useTranslations } from 'use-intl';
import { problemWords } from '../../api/client/problem-words';

/** Says a failed call as a sentence: the server's own where it refused. */
export function useProblemWords(): (problem: unknown) => string {
  const t = useTranslations('signIn.problems');
  return (problem) => problemWords(problem, { offline: t('offline'), failed: t('failed') });
}

/** What the server says is wrong with a field; undefined when it names no such field. */
export function issueOf(problem: unknown, field: string): string | undefined {
  if (!(problem instanceof ProblemError)) return undefined;
  return problem.problem.issues?.find(({ path }) => path === field || path.endsWith(`.${field}`))?.message;
}
