import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDiscovery, useDiscoveryActions } from '../../../planner-state/discovery';
import styles from './search-area.module.css';

/** Offers to search for places in the area the traveler has moved the map to; never moves the map. */
export function SearchArea({ isPhone }: { isPhone: boolean }) {
  const t = useTranslations('thingsToDo');
  const isMoved = useDiscovery(({ view }) => view?.isByHand ?? false);
  const { searchArea } = useDiscoveryActions();
  if (!isMoved) return null;
  return (
    <button
      type="button"
      className={styles.button}
      data-phone={isPhone || undefined}
      onClick={() => searchArea()}
    >
      <Search size={18} strokeWidth={1.75} aria-hidden="true" />
      {t('searchArea')}
    </button>
  );
}
