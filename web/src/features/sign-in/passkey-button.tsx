import { KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { canUsePasskeys } from '../../api/sign-in/passkeys';
import { Button } from '../../ui/button';

/** The way in by a passkey; nothing where the browser knows none. */
export function PasskeyButton({ busy, onClick }: { busy: string | undefined; onClick: () => void }) {
  const t = useTranslations('signIn.signIn');
  if (!canUsePasskeys()) return null;
  return (
    <Button
      variant="quiet"
      wide
      icon={<KeyRound size={17} strokeWidth={1.75} aria-hidden="true" />}
      busy={busy}
      onClick={onClick}
    >
      {t('passkey')}
    </Button>
  );
}
