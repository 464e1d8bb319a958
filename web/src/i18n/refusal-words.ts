import type { RefusalMessage } from '@wayfold/contract/kernel/problem';
import { fillIn, placeholdersIn } from '@wayfold/contract/refusals/fill-in';
import { useCallback } from 'react';
import { useLocale, useMessages } from 'use-intl';
import type { Messages } from './messages';

/** Returns a function that words a refusal in the language of the screen. */
export function useRefusalWords(): (refusal: RefusalMessage) => string {
  const { refusals }: Partial<Messages> = useMessages();
  const locale = useLocale();
  return useCallback((refusal) => refusalWords(refusal, refusals, locale), [refusals, locale]);
}

/**
 * Words a refusal.
 *
 * @param texts the catalog in the language of the screen; undefined where no screen brought it
 * @returns the English words it came with if the catalog doesn't have its key, or not with these values: a newer server may
 *   refuse what this app doesn't know yet
 */
export function refusalWords(
  { message, key = '', values = {} }: RefusalMessage,
  texts: Readonly<Record<string, string>> | undefined,
  locale: string,
): string {
  const text = texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (text === undefined || !placeholdersIn(text).every((name) => Object.hasOwn(values, name)))
    return message;
  return fillIn(text, values, locale);
}
