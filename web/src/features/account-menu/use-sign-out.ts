import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '../../ui/dialogs/toast-store';

/**
 * Signs out on this device.
 *
 * @param ask called instead if there are unsaved changes
 */
export function useSignOut(ask: () => void): { isLeaving: boolean; tryIt: () => void; anyway: () => void } {
  const t = useTranslations('accountMenu');
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave(isAsked: boolean) {
    const { hasUnsentChanges, signOut } = await import('../../api/sign-in/sign-out');
    if (!isAsked && (await hasUnsentChanges())) return ask();
    setIsLeaving(true);
    await signOut();
  }

  const start = (isAsked: boolean) => {
    if (isLeaving) return;
    leave(isAsked).catch(() => {
      setIsLeaving(false);
      toast({ message: t('signOutFailed') });
    });
  };
  return { isLeaving, tryIt: () => start(false), anyway: () => start(true) };
}
