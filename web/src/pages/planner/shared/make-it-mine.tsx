import { CopyPlus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button, type ButtonProps } from '../../../ui/button';
import type { Planner } from '../planner';
import { useMakeMine } from './use-make-mine';

/** Makes a trip that is only looked at the person's own; whoever it is already goes to it. */
export function MakeItMine({
  planner,
  ...look
}: { planner: Planner } & Pick<ButtonProps, 'size' | 'variant' | 'className'>) {
  const t = useTranslations('sharedTrip');
  const { isOwn, isTour, isBusy, make } = useMakeMine(planner.openTrip);
  return (
    <Button
      {...look}
      icon={isOwn ? undefined : <CopyPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
      busy={isBusy ? t('makingMine') : undefined}
      onClick={() => void make()}
    >
      {isOwn ? t('openOwn') : isTour ? t('useTour') : t('makeMine')}
    </Button>
  );
}
