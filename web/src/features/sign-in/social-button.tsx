import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { startSocial, useSocialProvider } from '../../api/sign-in/social';
import { keepSocialChoices, type SocialChoices } from '../../lib/social-choices';
import { Button } from '../../ui/button';
import { FailedBanner } from './failed-banner';
import styles from './forms.module.css';
import { useProblemWords } from './problem-words';

/** The button for a social provider with its divider; renders nothing if none is configured. */
export function SocialButton({ choices }: { choices: SocialChoices }) {
  const t = useTranslations('signIn');
  const provider = useSocialProvider();
  const words = useProblemWords();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => {
      keepSocialChoices(choices);
      return startSocial();
    },
  });
  if (!provider) return null;
  return (
    <>
      {error ? <FailedBanner>{words(error)}</FailedBanner> : null}
      <Button
        wide
        className={styles.social}
        icon={<ProviderMark />}
        // The page navigates away when the provider's URL is known.
        busy={isPending || isSuccess ? t('leaving') : undefined}
        onClick={() => mutate()}
      >
        {t('continueWith', { name: provider })}
      </Button>
      <p className={styles.or}>{t('orWithEmail')}</p>
    </>
  );
}

/** Used for all providers: we can't use their logos. */
function ProviderMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="7.2" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M9 9h7" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
