import { useTranslations } from 'use-intl';
import { TabPanel } from './tab-panel';
import { TripIdeaCards } from './trip-idea-cards';

/** Trip Ideas: the ready trips. */
export function TripIdeasTab({ onUse }: { onUse: (tripId: string) => void }) {
  const t = useTranslations('plannerTabs');
  return (
    <TabPanel title={t('ideasTitle')} help={t('ideasHelp')}>
      <TripIdeaCards onUse={onUse} headingLevel={2} />
    </TabPanel>
  );
}
