import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ProblemError } from '@wayfold/contract/problem-error';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { mailedLinks } from '../../i18n/en/mailed-links';
import { MessageScope } from '../../i18n/message-scope';
import { links } from '../../lib/links';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { SiteFrame, usePageTitle } from '../ideas/site-frame';
import styles from './mailed-link.module.css';

const messages = { mailedLinks };

/** What a mailed link is for, as a part of the messages. */
type Purpose = 'unsubscribe' | 'confirmList' | 'confirmEmail' | 'keepEmail';

/**
 * The page a mailed link leads to: nothing is done before its button is pressed, since programs that check mails open
 * every link; then it says for which address.
 */
export function MailedLinkPage(props: {
  purpose: Purpose;
  act: () => Promise<{ email: string }>;
  /** What may be done next, for that address. */
  doneAction?: (email: string) => ReactNode;
  /** What helps when the link is no good. */
  brokenAction: ReactNode;
}) {
  return (
    <MessageScope messages={messages}>
      <SiteFrame>
        <MailedLink {...props} />
      </SiteFrame>
    </MessageScope>
  );
}

function MailedLink({ purpose, act, doneAction, brokenAction }: Parameters<typeof MailedLinkPage>[0]) {
  const t = useTranslations('mailedLinks');
  usePageTitle(t(`${purpose}.page`));
  const { mutate, data, error, isPending } = useMutation({ mutationFn: act });
  if (data) {
    return (
      <Words title={t(`${purpose}.doneTitle`)} isNews>
        <p>
          {t.rich(`${purpose}.done`, {
            address: data.email,
            email: (chunks) => <b className={styles.address}>{chunks}</b>,
          })}
        </p>
        {doneAction?.(data.email)}
        <Link {...links.home()}>{t('toHome')}</Link>
      </Words>
    );
  }
  if (isBroken(error)) {
    return (
      <Words title={t('brokenTitle')} isNews>
        <p>{t(`${purpose}.brokenHelp`)}</p>
        {brokenAction}
      </Words>
    );
  }
  return (
    <Words title={t(`${purpose}.title`)}>
      <p>{t(`${purpose}.help`)}</p>
      {error && !isPending ? (
        <Banner tone="danger">
          {error instanceof ProblemError && error.code === 'too-many'
            ? t('failedReason', { reason: error.message })
            : t('failed')}
        </Banner>
      ) : null}
      <Button
        variant="primary"
        size="large"
        busy={isPending ? t(`${purpose}.busy`) : undefined}
        onClick={() => mutate()}
      >
        {t(`${purpose}.action`)}
      </Button>
    </Words>
  );
}

function Words({ title, isNews, children }: { title: string; isNews?: boolean; children: ReactNode }) {
  return (
    <div className={styles.words}>
      <h1
        className={styles.title}
        tabIndex={-1}
        // The pressed button is gone; from here the page is read on.
        ref={isNews ? focusOnce : undefined}
      >
        {title}
      </h1>
      {children}
    </div>
  );
}

function focusOnce(heading: HTMLElement | null): void {
  heading?.focus();
}

/** Whether trying again cannot help: the link is cut, used up or too old. */
function isBroken(problem: unknown): boolean {
  return problem instanceof ProblemError && ['invalid', 'not-found', 'conflict'].includes(problem.code);
}

/** The page was loaded anew, and its link is in the mail alone: as good as cut. */
export function missingLink(): never {
  throw new ProblemError('not-found', 'Open the link in your mail once more.');
}
