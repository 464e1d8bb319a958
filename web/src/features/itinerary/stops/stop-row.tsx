import type { Destination } from '@wayfold/contract/trip/trip';
import { GripVertical, Pin } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { colorStyle } from '../../../trip-ui/leg-color';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { classNames } from '../../../ui/class-names';
import { PlaceName } from './place-name';
import styles from './stop-row.module.css';
import { StopScene } from './stop-scene';

/** Props of a destination's row. */
export interface StopRowProps {
  destination: Destination;
  thingsPlanned: number;
  /** Any CSS color. */
  color: string;
  /** The current destination while a preview shows a different one. */
  was: Destination | null;
  isSelected: boolean;
  /** Null if the row can't be expanded. */
  isExpanded: boolean | null;
  /** The id of the details that the row's button expands. */
  detailsId?: string;
  onToggle?: () => void;
  /** Attributes of the drag handle; without them there is no handle. */
  handle?: ComponentProps<'button'> | null;
  /** Attributes for lifting the row by a long press. */
  press?: ComponentProps<'div'>;
  menu?: ReactNode;
}

/** A destination in the list: pin, name, dates and number of plans. */
export function StopRow(props: StopRowProps) {
  const { destination, thingsPlanned, color, was, isSelected, isExpanded, detailsId, onToggle } = props;
  const { handle, press, menu } = props;
  const t = useTranslations('itinerary');
  const head = (
    <>
      <PlaceName destination={destination} />
      <span className={styles.facts}>
        <StopFacts destination={destination} was={was} thingsPlanned={thingsPlanned} />
      </span>
    </>
  );
  return (
    <div
      className={classNames(styles.row, isSelected && styles.selected, isExpanded === true && styles.open)}
      style={colorStyle(color)}
      data-stop-row={destination.id}
      {...press}
    >
      <span className={styles.pin}>
        <span className="visually-hidden">{t('number', { number: destination.destinationOrder })}</span>
        <span aria-hidden="true">{destination.destinationOrder}</span>
      </span>
      {isExpanded === null ? (
        <div className={styles.head}>{head}</div>
      ) : (
        <button
          type="button"
          className={styles.head}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? detailsId : undefined}
          onClick={onToggle}
        >
          {head}
        </button>
      )}
      {menu ? <span className={styles.menu}>{menu}</span> : null}
      <StopScene destination={destination} className={styles.scene} />
      {handle ? (
        <button
          type="button"
          {...handle}
          className={styles.handle}
          aria-label={t('reorder', { place: destination.name })}
        >
          <GripVertical size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}

function StopFacts(props: { destination: Destination; was: Destination | null; thingsPlanned: number }) {
  const { destination, was, thingsPlanned } = props;
  const t = useTranslations('itinerary');
  const words = useTranslations('tripWords');
  const format = useTripFormat();
  const { dtArrive, dtDepart, nights, arriveFixed } = destination;
  const moved = was !== null && (was.dtArrive !== dtArrive || was.dtDepart !== dtDepart);
  const range = dtArrive === null || dtDepart === null ? null : format.range(dtArrive, dtDepart);
  return (
    <>
      {moved && was.dtArrive !== null ? <s className={styles.was}>{format.monthDay(was.dtArrive)}</s> : null}
      {range ? (
        <span className={moved ? styles.changed : undefined}>
          {arriveFixed === null ? null : (
            <Pin
              size={14}
              strokeWidth={1.75}
              className={styles.fixed}
              role="img"
              aria-label={t('arrivalLocked')}
            />
          )}
          {range}
        </span>
      ) : null}
      {range ? ' · ' : null}
      {words('nights', { count: nights })}
      {thingsPlanned > 0 && !moved ? (
        <span className={styles.things}> · {words('plans', { count: thingsPlanned })}</span>
      ) : null}
    </>
  );
}
