import type { Destination } from '@wayfold/contract/trip';
import { nameLanguage } from '../../lib/name-language';
import styles from './place-name.module.css';

/** A destination's name: first in the local script, then in Latin letters, then its region. */
export function PlaceName({
  destination,
}: {
  destination: Pick<Destination, 'name' | 'localName' | 'region' | 'country'>;
}) {
  const { name, localName, region, country } = destination;
  const shownRegion = region && region !== name ? region : country && country !== name ? country : null;
  return (
    <>
      <span className={styles.name}>
        {localName && localName !== name ? (
          <>
            <span lang={nameLanguage(localName, country)}>{localName}</span>{' '}
          </>
        ) : null}
        {name}
      </span>
      {shownRegion ? <span className={styles.region}> {shownRegion}</span> : null}
    </>
  );
}
