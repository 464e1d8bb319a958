import { useNavigate } from '@tanstack/react-router';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { useTranslations } from 'use-intl';
import { links } from '../../lib/links';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import styles from './site-frame.module.css';

/** Places without an idea of their own, each with a fact beside its name, if there is one, and a button that starts a trip there. */
export function StartPlaces<Place extends AtlasPlace>(props: {
  places: readonly Place[];
  fact: (place: Place) => string | null;
  /** Places beside each other where there is room. */
  inColumns?: boolean;
}) {
  const { places, fact, inColumns = false } = props;
  const t = useTranslations('ideaPages');
  const navigate = useNavigate();
  return (
    <ul className={classNames(styles.rows, inColumns && styles.columns)}>
      {places.map((place) => {
        const { id, name, localName, coords, region, country, countryCode, timezone } = place;
        const firstStop = { name, localName, coords, region, country, countryCode, timezone };
        return (
          <li key={id}>
            <span className={styles.rowName}>{name}</span>
            <span className={styles.fact}>{fact(place)}</span>
            <Button
              size="small"
              aria-label={t('startHere', { place: name })}
              onClick={() => void navigate({ ...links.planner(), state: { firstStop } })}
            >
              {t('startHereShort')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
