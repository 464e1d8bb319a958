import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages, useTimeZone } from 'use-intl';
import type { Messages } from './messages';

/** Adds a feature's words to those already there; put it around a screen that loads later. */
export function MessageScope({ messages, children }: { messages: Partial<Messages>; children: ReactNode }) {
  const inherited = useMessages();
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <IntlProvider
      locale={locale}
      messages={{ ...inherited, ...messages }}
      {...(timeZone ? { timeZone } : {})}
    >
      {children}
    </IntlProvider>
  );
}
