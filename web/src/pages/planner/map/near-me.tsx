import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { whereAmI } from '../../../lib/where-am-i';
import { useDiscoveryActions } from '../../../planner-state/discovery';
import { toast } from '../../../ui/dialogs/toast-store';
import { IconButton } from '../../../ui/icon-button';

/** Searches for places around the traveler; only this button asks the device for its location. */
export function NearMe() {
  const t = useTranslations('thingsToDo');
  const { searchAround } = useDiscoveryActions();
  const [isLooking, setLooking] = useState(false);
  async function look() {
    if (isLooking) return;
    setLooking(true);
    const me = await whereAmI();
    setLooking(false);
    if (me) searchAround(me);
    else toast({ message: t('meUnknown') });
  }
  return (
    <IconButton
      label={t('lookAroundMe')}
      tooltipPlacement="top"
      aria-busy={isLooking}
      onClick={() => void look()}
    >
      <LocateFixed size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
