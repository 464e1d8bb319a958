import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

/** Stands where things could be added, while the trip has no destination to add them to. */
export function NeedsStop({ onGoToTrip }: { onGoToTrip: () => void }) {
  const t = useTranslations('plannerTabs');
  return (
    <EmptyState
      title={t('needStop')}
      help={t('needStopHelp')}
      action={
        <Button variant="primary" onClick={onGoToTrip}>
          {t('toTrip')}
        </Button>
      }
    />
  );
}
