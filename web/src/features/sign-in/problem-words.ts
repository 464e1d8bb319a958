import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { useTranslations } from 'use-intl';
import { problemWords } from '../../api/client/problem-words';
import { useRefusalWords } from '../../i18n/refusal-words';

/** Returns the message for a failed call: the server's own if it rejected the call. */
export function useProblemWords(): (problem: unknown) => string {
  const t = useTranslations('signIn.problems');
  const refusal = useRefusalWords();
  return (problem) => problemWords(problem, { offline: t('offline'), failed: t('failed'), refusal });
}

/** Returns why the server refused a field; undefined if it didn't. */
export function useIssueWords(): (problem: unknown, field: string) => string | undefined {
  const say = useRefusalWords();
  return (problem, field) => {
    if (!(problem instanceof ProblemError)) return undefined;
    const issue = problem.problem.issues?.find(({ path }) => path === field || path.endsWith(`.${field}`));
    return issue && say(issue);
  };
}
