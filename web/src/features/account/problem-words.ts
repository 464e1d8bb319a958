import { useTranslations } from 'use-intl';
import { problemWords } from '../../api/client/problem-words';

/** Says a failed call of the account page as a sentence: the server's own where it refused. */
export function useProblemWords(): (problem: unknown) => string {
  const t = useTranslations('account');
  return (problem) => problemWords(problem, { offline: t('callOffline'), failed: t('callFailed') });
}
