import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BothNames } from '../../trip-ui/both-names';
import { Chip } from '../../ui/chip';
import styles from './offline-places.module.css';

/** Number of places offered; the search field finds the others by name. */
const OFFERED = 6;

/** Says that places can't be searched offline, and offers those stored on the device. */
export function OfflinePlaces(props: { places: readonly AtlasPlace[]; onAdd: (place: AtlasPlace) => void }) {
  const { places, onAdd } = props;
  const t = useTranslations('addDestination');
  return (
    <section className={styles.offline} aria-label={t('offlineTitle')}>
      <p className={styles.words}>
        <CloudOff size={18} strokeWidth={1.75} aria-hidden="true" />
        {t(places.length > 0 ? 'offlineKnown' : 'offline')}
      </p>
      {places.length > 0 ? (
        <div className={styles.places}>
          {places.slice(0, OFFERED).map((place) => (
            <Chip key={place.id} onClick={() => onAdd(place)}>
              <span>
                <BothNames place={place} />
              </span>
            </Chip>
          ))}
        </div>
      ) : null}
    </section>
  );
}
