import { timeOf } from '@wayfold/domain/calendar/dates';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { colorStyle, legColorVar } from '../../../trip-ui/leg-color';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { TransportIcon } from '../../../trip-ui/trip-icons';
import { classNames } from '../../../ui/class-names';
import { type CalendarJourney, transportOf } from '../booked-entries';
import { CalendarEntry } from '../calendar-entry';
import type { CalendarLeg } from '../calendar-model';
import styles from './day-entry.module.css';
import { type HourPlace, ONE_LINE_MINUTES } from './place-style';

/** From this many minutes on, a leg also has room for when it arrives; in a column among others its lines are longer. */
const ARRIVAL_MINUTES = { wide: 90, narrow: 180 };

/** A leg or a journey in the hours, hatched unless it is booked; a leg with when it arrives if there is room. */
export function DayLeg(props: {
  leg: CalendarLeg | CalendarJourney;
  place: HourPlace;
  style: CSSProperties;
  /** It has the width of the calendar. */
  isWide: boolean;
}) {
  const { leg, place, style, isWide } = props;
  const t = useTranslations('calendar');
  const format = useTripFormat();
  const minutes = place.end - place.start;
  const isShort = minutes <= ONE_LINE_MINUTES;
  return (
    <div
      className={classNames(
        styles.entry,
        styles.leg,
        leg.kind === 'journey' && !leg.isOnHold && styles.booked,
        isShort && styles.short,
      )}
      style={{ ...style, ...colorStyle(legColorVar(leg.colorIndex)) }}
    >
      <CalendarEntry
        entry={leg}
        time={leg.kind === 'leg' ? null : timeOf(leg.start)}
        isOneLine={isShort}
        icon={<TransportIcon transport={leg.kind === 'leg' ? leg.transport : transportOf(leg)} size={17} />}
      />
      {leg.kind === 'leg' && minutes >= ARRIVAL_MINUTES[isWide ? 'wide' : 'narrow'] ? (
        <span className={styles.arrival}>{t('arriveAt', { time: format.time(timeOf(leg.end) ?? '') })}</span>
      ) : null}
    </div>
  );
}
