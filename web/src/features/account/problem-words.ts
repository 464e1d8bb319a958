import { useTranslations } from 'use-intl';
import { problemWords } from '../../api/client/problem-words';
import { useRefusalWords } from '../../i18n/refusal-words';

/** Returns the message for a failed call of the account page: the server's own if it rejected the call. */
export function useProblemWords(): (problem: unknown) => string {
  const t = useTranslations('account');
  const refusal = useRefusalWords();
  return (problem) => problemWords(problem, { offline: t('callOffline'), failed: t('callFailed'), refusal });
}
