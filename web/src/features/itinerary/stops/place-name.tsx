import type { Destination } from '@wayfold/contract/trip/trip';
import { areaBeside } from '@wayfold/domain/format/place-label';
import { BothNames } from '../../../trip-ui/both-names';
import styles from './place-name.module.css';

/** The name of a destination: first in the local script, then in Latin letters, then its region. */
export function PlaceName({
  destination,
}: {
  destination: Pick<Destination, 'name' | 'localName' | 'region' | 'country'>;
}) {
  const { name, localName, region, country } = destination;
  const area = areaBeside({ name, region, country });
  return (
    <>
      <span className={styles.name}>
        <BothNames place={{ name, localName, country }} />
      </span>
      {area ? <span className={styles.region}> {area}</span> : null}
    </>
  );
}
