import { KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { canUsePasskeys } from '../../api/sign-in/passkeys';
import { Button } from '../../ui/button';

/** Signs in with a passkey; renders nothing if the browser doesn't support it. */
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
