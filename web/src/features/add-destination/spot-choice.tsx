import type { Destination } from '@wayfold/contract/trip/trip';
import type { Insertion } from '@wayfold/domain/travel/detour';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../trip-ui/trip-format';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import type { AddSpot } from './add-spot';
import styles from './spot-choice.module.css';
import { SpotMenu, useSpotName } from './spot-menu';

/** The choice of a position for a new destination, and a sentence that says which one holds. */
export function SpotChoice(props: {
  spot: AddSpot;
  onChange: (spot: AddSpot) => void;
  /** In order; at least one. */
  stops: readonly Destination[];
  /** The position of the place that is previewed; null if it isn't known. */
  insertion: Insertion | null;
}) {
  const { spot, onChange, stops, insertion } = props;
  const t = useTranslations('addDestination');
  const nameOf = useSpotName(stops);
  const [lastOther, setLastOther] = useState<AddSpot>('best');
  // Stays on offer while “At the end” is chosen.
  const other = spot === 'end' ? lastOther : spot;

  function choose(next: AddSpot) {
    setLastOther(other);
    onChange(next);
  }

  return (
    <>
      {stops.length > 1 ? (
        <div className={styles.choice}>
          <SegmentedControl
            label={t('whereItGoes')}
            className={styles.segments ?? ''}
            segments={[
              { id: other, label: nameOf(other) },
              { id: 'end', label: nameOf('end') },
            ]}
            value={spot}
            onChange={choose}
          />
          <SpotMenu
            spot={spot}
            stops={stops}
            onChange={choose}
            trigger={
              <button type="button" className={styles.more}>
                {t('choosePlace')}
              </button>
            }
          />
        </div>
      ) : null}
      <p className={styles.sentence} role="status">
        <SpotSentence stops={stops} insertion={insertion} />
      </p>
    </>
  );
}

function SpotSentence({ stops, insertion }: { stops: readonly Destination[]; insertion: Insertion | null }) {
  const t = useTranslations('addDestination');
  const format = useTripFormat();
  if (!insertion) return t('goesBest');
  const [before, after] = [stops[insertion.at - 2], stops[insertion.at - 1]];
  const day = before ? before.dtDepart : (after?.dtArrive ?? null);
  const date = day === null ? 'none' : format.monthDay(day);
  if (!before) return t('goesBefore', { next: after?.name ?? '', date });
  if (!after) return t('goesAfter', { previous: before.name, date });
  return t('goesBetween', { previous: before.name, next: after.name, date });
}
