import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { comeBackTo, isSignInPage } from '../../api/sign-in/after-sign-in';
import { finishSocial } from '../../api/sign-in/sign-in-calls';
import { followEntered } from '../../features/sign-in/entered';
import { useProblemWords } from '../../features/sign-in/problem-words';
import { type AccountDialog, openAccountDialog } from '../../lib/account-dialogs';
import { links } from '../../lib/links';
import { takenQuery } from '../../lib/mailed-link';
import { takeSocialChoices } from '../../lib/social-choices';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { DialogContent, useTitleFocus } from '../../ui/dialogs/dialog-content';
import { ContentComing } from '../../ui/dialogs/swap-dialog';
import { Skeleton } from '../../ui/skeleton';
import { AccountCard } from './account-card';
import styles from './account-card.module.css';
import { AccountContent } from './account-contents';
import { useSayEntered, useWayOn } from './use-entered';

/** The page the social provider redirects the browser back to. */
export function SocialCallbackPage() {
  return (
    <AccountCard>
      <SocialCallback />
    </AccountCard>
  );
}

function SocialCallback() {
  const t = useTranslations('signIn');
  const words = useProblemWords();
  const navigate = useNavigate();
  const say = useSayEntered();
  const wayOn = useWayOn();
  const [query] = useState(takenQuery);
  const [step, setStep] = useState<AccountDialog | null>(null);
  const isCancelled = new URLSearchParams(query).has('error');
  const home = () => void navigate({ ...links.home(), replace: true });
  const { mutate, error } = useMutation({
    mutationFn: () => {
      const { keepSignedIn = true, page, ...choices } = takeSocialChoices();
      if (page !== undefined && !isSignInPage(page)) comeBackTo(page);
      return finishSocial({ query, keepSignedIn, ...choices });
    },
    onSuccess: (entered) =>
      followEntered(entered, {
        onIn: async (how) => {
          say(how);
          const { href } = await wayOn();
          void navigate({ href, replace: true });
        },
        onSecondStep: ({ ticket, ways }) =>
          setStep({ kind: 'second-step', ticket, ways, keepSignedIn: true }),
        onNowhere: home,
      }),
  });
  const isStarted = useRef(false);
  useEffect(() => {
    // React runs effects twice in development; the provider's answer only counts once.
    if (isCancelled || isStarted.current) return;
    isStarted.current = true;
    mutate();
  }, [isCancelled, mutate]);

  useTitleFocus(step ? 'step' : error ? 'failed' : 'coming');

  if (step) {
    return (
      <Suspense fallback={<ContentComing />}>
        <AccountContent
          dialog={step}
          go={() => void navigate({ ...links.signIn(), replace: true })}
          close={null}
          finish={() => {}}
        />
      </Suspense>
    );
  }
  if (!error && !isCancelled) {
    return (
      <DialogContent title={t('social.coming')}>
        <Skeleton lines={3} />
      </DialogContent>
    );
  }
  return (
    <DialogContent title={t('attemptFailed')}>
      <div className={styles.words}>
        <Banner tone="danger">{error ? words(error) : t('social.cancelled')}</Banner>
        <p>{t('social.failed')}</p>
        <Button variant="primary" wide onClick={() => void navigate({ ...links.signIn(), replace: true })}>
          {t('social.again')}
        </Button>
        <Button wide onClick={() => openAccountDialog({ kind: 'contact' })}>
          {t('social.contact')}
        </Button>
      </div>
    </DialogContent>
  );
}
