import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { mailedLinks } from '../../i18n/en/account/mailed-links';
import { MessageScope } from '../../i18n/message-scope';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { DialogContent, useTitleFocus } from '../../ui/dialogs/dialog-content';
import { AccountCard } from '../account/account-card';
import styles from './mailed-link.module.css';

const messages = { mailedLinks };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What a mailed link has done, so that loading the page anew does not ask again. */
    linkTaken?: { purpose: string; email: string };
  }
}

/** What a mailed link is for, as a part of the messages. */
export type Purpose = 'unsubscribe' | 'confirmList' | 'confirmEmail' | 'newEmail' | 'keepEmail';

/** The page a mailed link leads to, with a `MailedLink` in it. */
export function MailedLinkPage({ children }: { children: ReactNode }) {
  return (
    <MessageScope messages={messages}>
      <AccountCard>{children}</AccountCard>
    </MessageScope>
  );
}

/**
 * Asks before a mailed link is taken: nothing is done before its button is pressed, since programs that check mails open
 * every link; then it says for which address.
 */
export function MailedLink(props: {
  purpose: Purpose;
  /** Which address it is for, where that is known before. */
  address?: string;
  /** Takes the link; null when the page was loaded anew, and the link is in the mail alone. */
  act: (() => Promise<string>) | null;
  /** Whether the link is known to be no good already. */
  isOver?: boolean;
  /** What may be done next, for that address. */
  doneAction: (email: string) => ReactNode;
  /** What helps when the link is no good. */
  brokenAction: ReactNode;
}) {
  const { purpose, address = '', act, isOver = false, doneAction, brokenAction } = props;
  const t = useTranslations('mailedLinks');
  const navigate = useNavigate();
  const { linkTaken } = useLocation().state;
  const { mutate, error, isPending } = useMutation({
    mutationFn: (take: () => Promise<string>) => take(),
    onSuccess: (email) => void navigate({ to: '.', replace: true, state: { linkTaken: { purpose, email } } }),
  });
  const isCut = act === null;
  const shows = linkTaken ? 'done' : isCut || isOver || isBroken(error) ? 'broken' : 'question';
  // The pressed button is gone; from the title the page is read on.
  useTitleFocus(shows);

  const named = (email: string) => ({
    address: email,
    email: (chunks: ReactNode) => <b className={styles.address}>{chunks}</b>,
  });
  if (linkTaken) {
    return (
      <DialogContent title={t(`${purpose}.doneTitle`)}>
        <div className={styles.words}>
          <p>{t.rich(`${purpose}.done`, named(linkTaken.email))}</p>
          {doneAction(linkTaken.email)}
        </div>
      </DialogContent>
    );
  }
  if (act === null || shows === 'broken') {
    return (
      <DialogContent title={t('brokenTitle')}>
        <div className={styles.words}>
          <p>{isCut ? t('cut') : t(`${purpose}.brokenHelp`)}</p>
          {brokenAction}
        </div>
      </DialogContent>
    );
  }
  return (
    <DialogContent title={t(`${purpose}.title`)}>
      <div className={styles.words}>
        <p>{t.rich(`${purpose}.help`, named(address))}</p>
        {error && !isPending ? (
          <Banner tone="danger">
            {error instanceof ProblemError && error.code === 'too-many'
              ? t('failedReason', { reason: error.message })
              : t('failed')}
          </Banner>
        ) : null}
        <Button
          variant="primary"
          wide
          busy={isPending ? t(`${purpose}.busy`) : undefined}
          onClick={() => mutate(act)}
        >
          {t(`${purpose}.action`)}
        </Button>
      </div>
    </DialogContent>
  );
}

/** Whether trying again cannot help: the link is cut, used up or too old. */
export function isBroken(problem: unknown): boolean {
  return problem instanceof ProblemError && ['invalid', 'not-found', 'conflict'].includes(problem.code);
}
