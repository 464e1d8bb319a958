import { ProblemError } from '@wayfold/contract/problem-error';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../api/client';

/** Failures of the server's own, whose sentence says nothing to do. */
const OURS = new Set(['internal', 'upstream', 'unavailable']);

/** Whether the server said no, rather than that no answer came or that it failed. */
export function isRefusal(problem: unknown): problem is ProblemError {
  return problem instanceof ProblemError && !OURS.has(problem.code) && problem.code !== 'too-many';
}

/** Says a failed call as a sentence: the server's own where it refused. */
export function useProblemWords(): (problem: unknown) => string {
  const t = useTranslations('signIn.problems');
  return (problem) => {
    if (problem instanceof ProblemError && !OURS.has(problem.code)) return problem.message;
    return failureOf(problem) === 'network' ? t('offline') : t('failed');
  };
}

/** What the server says is wrong with a field; undefined when it names no such field. */
export function issueOf(problem: unknown, field: string): string | undefined {
  if (!(problem instanceof ProblemError)) return undefined;
  return problem.problem.issues?.find(({ path }) => path === field || path.endsWith(`.${field}`))?.message;
}
