import type { Id } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import { METERS_PER_MILE } from '@wayfold/contract/trip/limits';
import type { Destination } from '@wayfold/contract/trip/trip';
import { clashWith } from '@wayfold/domain/day/visit-hours';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { MapPinPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HoursThere } from '../../../trip-ui/hours/use-hours-there';
import { useHoursWords } from '../../../trip-ui/hours/use-hours-words';
import { closedDates, proposeOpen } from '../../../trip-ui/hours/visit-hours';
import { type DayPlan, dayPlans, daysFor, minutesAt, timeText } from '../../../trip-ui/plans/day-plan';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { Button } from '../../../ui/button';
import { TextButton } from '../../../ui/text-button';
import type { ThingActions } from '../use-thing-actions';
import { type DayChoice, DayPicker } from './day-picker';
import styles from './place-detail.module.css';

/** The days a place fits; if it is far from the trip, the other options come first. */
export function AddSection(props: {
  place: Place;
  document: TripDocument;
  /** The stop the place belongs to. */
  stop: Destination;
  isFar: boolean;
  nextId: Id | null;
  hours: HoursThere['hours'];
  actions: ThingActions;
}) {
  const { place, document, stop, isFar, nextId, hours, actions } = props;
  const t = useTranslations('thingsToDo');
  const format = useTripFormat();
  const [showsDays, setShowsDays] = useState(false);
  const days = (
    <AddToDay
      place={place}
      document={document}
      stopId={stop.id}
      nextId={nextId}
      hours={hours}
      actions={actions}
    />
  );
  if (!isFar) return days;
  const distance = format.distance(greatCircleMeters(stop.coords, place.coords) / METERS_PER_MILE);
  return (
    <>
      <section className={styles.section} aria-labelledby="place-far">
        <header className={styles.sectionHead}>
          <h2 id="place-far">{t('notNear')}</h2>
        </header>
        <p>{t('notNearHelp', { distance, place: stop.name })}</p>
        {showsDays ? null : (
          <TextButton className={styles.anyway} onClick={() => setShowsDays(true)}>
            {t('addToDayAnyway')}
          </TextButton>
        )}
      </section>
      {showsDays ? (
        days
      ) : (
        <footer className={styles.foot}>
          <Button
            variant="primary"
            className={styles.main}
            icon={<MapPinPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => actions.addAsStop(place)}
          >
            {t('asDestination')}
          </Button>
          <Button onClick={() => actions.startTripAt(place)}>{t('startNewTrip')}</Button>
        </footer>
      )}
    </>
  );
}

function AddToDay(props: {
  place: Place;
  document: TripDocument;
  stopId: Id;
  /** The stop after it; null for the last. */
  nextId: Id | null;
  hours: HoursThere['hours'];
  actions: ThingActions;
}) {
  const { place, document, stopId, nextId, hours, actions } = props;
  const t = useTranslations('thingsToDo');
  const format = useTripFormat();
  const minutes = minutesAt(place);
  const hoursWords = useHoursWords();
  const days = proposeOpen(
    daysFor(
      place,
      dayPlans(document, [stopId], minutes).concat(
        // The day of the drive to the next stop is an option as well.
        nextId ? dayPlans(document, [nextId], minutes).slice(0, 1) : [],
      ),
    ),
    hours,
    minutes,
  );
  const isOpenOn = ({ date, proposal }: DayPlan) => {
    const of = hours?.days.get(date ?? '');
    return !of || clashWith(of, proposal, minutes) === null;
  };
  const [picked, setPicked] = useState<DayChoice | null>(null);
  const free = days.filter(({ proposal }) => proposal !== null);
  const first = free.find(isOpenOn) ?? free[0] ?? days[0];
  const day = days.find(({ key }) => key === picked?.key) ?? first;
  if (!day) return null;
  const start = picked?.key === day.key ? picked.start : day.proposal;
  const clash = hoursWords.clash(hours, { date: day.date, start, minutes });
  const dayWords =
    day.date === null ? t('dayIn', { day: day.dayIndex, place: day.stopName }) : format.day(day.date);
  return (
    <>
      <section className={styles.section} aria-labelledby="place-days">
        <header className={styles.sectionHead}>
          <h2 id="place-days">{t('addToDay')}</h2>
          <span>{t('freeTime')}</span>
        </header>
        <DayPicker
          days={days}
          minutes={minutes}
          choice={{ key: day.key, start }}
          closed={hours ? closedDates(hours) : []}
          onChange={setPicked}
        />
        <p role="status" className={styles.clash}>
          {clash}
        </p>
      </section>
      <footer className={styles.foot}>
        <Button
          variant="primary"
          className={styles.main}
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => actions.addToDay(place, day, start)}
        >
          {start === null
            ? t('addToDayOnly', { day: dayWords })
            : t('addToDayAt', { day: dayWords, time: format.time(timeText(start)) })}
        </Button>
        <Button
          icon={<MapPinPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => actions.addAsStop(place)}
        >
          {t('asDestination')}
        </Button>
      </footer>
    </>
  );
}
