import type { Destination } from '@wayfold/contract/trip/trip';
import { Minus, Pin, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Chip } from '../../../ui/chip';
import { IconButton } from '../../../ui/icon-button';
import type { ItineraryActions } from '../actions';
import { ArriveField } from './arrive-field';
import styles from './stay-editor.module.css';

const MOST_NIGHTS = 365;

/** Edits a stay inline: its arrival, its nights, and whether the arrival is booked. */
export function StayEditor(props: {
  destination: Destination;
  isFirst: boolean;
  tripStart: string | null;
  actions: ItineraryActions;
}) {
  const { destination, isFirst, tripStart, actions } = props;
  const t = useTranslations('itinerary');
  const words = useTranslations('tripWords');
  const { id, name, nights, dtArrive, arriveFixed } = destination;
  const isFixed = arriveFixed !== null;
  return (
    <div className={styles.editor}>
      {dtArrive === null ? null : (
        <ArriveField
          label={t('arrive', { place: name })}
          value={dtArrive}
          earliest={isFirst ? undefined : (tripStart ?? undefined)}
          onChange={(date) => actions.setArrive(id, date)}
        />
      )}
      <fieldset className={styles.stepper}>
        <legend className="visually-hidden">{t('nights', { place: name })}</legend>
        <IconButton
          label={t('oneNightLess', { place: name })}
          unavailable={nights === 0 ? words('nights', { count: 0 }) : undefined}
          onClick={() => actions.setNights(id, nights - 1)}
        >
          <Minus size={18} strokeWidth={1.75} />
        </IconButton>
        <output className={styles.nights}>{words('nights', { count: nights })}</output>
        <IconButton
          label={t('oneNightMore', { place: name })}
          unavailable={nights >= MOST_NIGHTS ? words('nights', { count: nights }) : undefined}
          onClick={() => actions.setNights(id, nights + 1)}
        >
          <Plus size={18} strokeWidth={1.75} />
        </IconButton>
      </fieldset>
      {isFirst || dtArrive === null ? null : (
        <Chip
          className={styles.fixed}
          icon={<Pin size={16} strokeWidth={1.75} aria-hidden="true" />}
          isSelected={isFixed}
          title={t('lockArrivalHelp')}
          onClick={() => (isFixed ? actions.unfixArrive(id) : actions.setArrive(id, dtArrive))}
        >
          {t(isFixed ? 'arrivalLocked' : 'lockArrival')}
        </Chip>
      )}
    </div>
  );
}
