import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { ProblemError, refusalOf } from '@wayfold/contract/kernel/problem-error';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { mailedLinks } from '../../i18n/en/account/mailed-links';
import { MessageScope } from '../../i18n/message-scope';
import { useRefusalWords } from '../../i18n/refusal-words';
import { refusals } from '../../i18n/refusals';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { DialogContent, useTitleFocus } from '../../ui/dialogs/dialog-content';
import { AccountCard } from '../account/account-card';
import styles from './mailed-link.module.css';

const messages = { mailedLinks, refusals };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What a link from an email has done, so reloading the page doesn't ask again. */
    linkTaken?: { purpose: string; email: string };
  }
}

/** The purpose of a link from an email, as a key of the messages. */
export type Purpose = 'unsubscribe' | 'confirmList' | 'confirmEmail' | 'newEmail' | 'keepEmail';

/** The page a link from an email leads to, with a `MailedLink` in it. */
export function MailedLinkPage({ children }: { children: ReactNode }) {
  return (
    <MessageScope messages={messages}>
      <AccountCard>{children}</AccountCard>
    </MessageScope>
  );
}

/**
 * Asks before using the link: nothing happens until its button is pressed, because email scanners open every link. Then shows the
 * address it was used for.
 */
export function MailedLink(props: {
  purpose: Purpose;
  /** The address it is for, if that is known in advance. */
  address?: string;
  /** Uses the link; null if the page was reloaded, because the link is only in the email. */
  act: (() => Promise<string>) | null;
  /** Whether the link is already known not to work. */
  isOver?: boolean;
  /** The next step after success, for that address. */
  doneAction: (email: string) => ReactNode;
  /** What to offer if the link doesn't work. */
  brokenAction: ReactNode;
}) {
  const { purpose, address = '', act, isOver = false, doneAction, brokenAction } = props;
  const t = useTranslations('mailedLinks');
  const say = useRefusalWords();
  const navigate = useNavigate();
  const { linkTaken } = useLocation().state;
  const { mutate, error, isPending } = useMutation({
    mutationFn: (take: () => Promise<string>) => take(),
    onSuccess: (email) => void navigate({ to: '.', replace: true, state: { linkTaken: { purpose, email } } }),
  });
  const isCut = act === null;
  const shows = linkTaken ? 'done' : isCut || isOver || isBroken(error) ? 'broken' : 'question';
  // The pressed button is gone, so the focus moves to the title.
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
              ? t('failedReason', { reason: say(refusalOf(error)) })
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

/** Whether retrying can't help: the link is truncated, used or expired. */
export function isBroken(problem: unknown): boolean {
  return problem instanceof ProblemError && ['invalid', 'not-found', 'conflict'].includes(problem.code);
}
