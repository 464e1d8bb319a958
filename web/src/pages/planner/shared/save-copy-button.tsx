import { CopyPlus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button, type ButtonProps } from '../../../ui/button';
import type { Planner } from '../planner';
import { useSaveCopy } from './use-save-copy';

/** Copies a viewed trip to the user's own trips; owners go to the trip itself. */
export function SaveCopyButton({
  planner,
  ...look
}: { planner: Planner } & Pick<ButtonProps, 'size' | 'variant' | 'className'>) {
  const t = useTranslations('sharedTrip');
  const { isOwn, isTour, isBusy, saveCopy } = useSaveCopy(planner.openTrip);
  return (
    <Button
      {...look}
      icon={isOwn ? undefined : <CopyPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
      busy={isBusy ? t('copying') : undefined}
      onClick={() => void saveCopy()}
    >
      {isOwn ? t('openOwn') : isTour ? t('useTour') : t('saveCopy')}
    </Button>
  );
}
