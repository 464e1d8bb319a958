import type { Reach } from '@wayfold/contract/kernel/word-lists';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { momentOfMinute } from '@wayfold/domain/calendar/dates';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { arrangeDay } from '@wayfold/domain/day/arrange-day';
import { type Day, dayOfStay, PACE_MINUTES } from '@wayfold/domain/day/day';
import { fullDay, type LighterMove } from '@wayfold/domain/day/lighter-day';
import { daysOfTrip, type TripDay } from '@wayfold/domain/day/trip-days';
import { openWindows } from '@wayfold/domain/day/visit-hours';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { ArrowLeft, WandSparkles } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../api/account/account';
import { usePreferences } from '../../api/account/preferences';
import { useTripActions } from '../../api/trip-session/react/trip-session';
import { DayStrip, weekdayOf } from '../../trip-ui/days/day-strip';
import { usePlanHours } from '../../trip-ui/hours/use-plan-hours';
import { colorStyle, legColorVar } from '../../trip-ui/leg-color';
import { AddPlanButton } from '../../trip-ui/plans/add-plan-button';
import type { PlanDay } from '../../trip-ui/plans/place-event';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast-store';
import { EmptyState } from '../../ui/empty-state';
import { IconButton } from '../../ui/icon-button';
import { DayList } from './day-list';
import styles from './day-view.module.css';
import { PaceBar } from './pace-bar';

/** A better order of the open day that isn't used yet. */
export interface ArrangedDay {
  /** The trip as it would be. */
  readonly document: TripDocument;
  /** What is saved on the way, in minutes. */
  readonly saves: number;
  readonly use: () => void;
}

/**
 * One day of the trip: its plans in order with the ways between, how full it is, and the days before and after.
 *
 * Fills the height of its container and scrolls by itself; takes the focus when it appears.
 */
export function DayView(props: {
  /** With the better order while that is shown. */
  document: TripDocument;
  /** The open day, of the days of `document`. */
  open: TripDay;
  isEditable: boolean;
  arranged: ArrangedDay | null;
  onArranged: (arranged: ArrangedDay | null) => void;
  onShowDay: (key: string) => void;
  onOpenEvent: (event: TripEvent) => void;
  onAddPlan: (day: PlanDay) => void;
  onClose: () => void;
}) {
  const { document, open, isEditable, arranged, onArranged, onShowDay, onOpenEvent, onAddPlan, onClose } =
    props;
  const t = useTranslations('day');
  const format = useTripFormat();
  const { change } = useTripActions();
  const { stay, stayDay } = open;
  const { destination } = stay;
  const day = useMemo(() => dayOfStay(document, stay, stayDay), [document, stay, stayDay]);
  const hours = usePlanHours(document);
  const title = useDayTitle(open);
  const heading = useRef<HTMLHeadingElement>(null);
  const [headingId, panelId] = [useId(), useId()];
  const panels = useDayPanels(document);
  useEffect(() => heading.current?.focus(), []);

  function arrange() {
    const openOn = (event: TripEvent) => {
      const open = hours?.get(event.id)?.days.get(stayDay.date ?? '');
      return open ? openWindows(open) : null;
    };
    const found = arrangeDay({ document, stay, date: stayDay.date, day, openOn });
    if (typeof found === 'string') {
      const closed = day.stops.find(({ event }) => openOn(event)?.length === 0);
      toast({ message: t(`notArranged.${found}`, { name: closed?.event.name ?? '' }) });
      return;
    }
    const edit = { kind: 'batch' as const, changes: [...found.changes] };
    onArranged({
      document: applyEdit(document, edit).document,
      saves: found.before - found.after,
      use: () => {
        onArranged(null);
        change(edit);
        toast({ message: t('arranged') });
      },
    });
  }

  return (
    <section
      className={styles.view}
      style={colorStyle(legColorVar(destination.destinationOrder - 1))}
      aria-labelledby={headingId}
    >
      <header className={styles.header}>
        <IconButton label={t('back')} onClick={onClose}>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <div className={styles.headline}>
          <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <p className={styles.where}>
            {[t('where', { day: stayDay.tripDay, place: destination.name }), hoursOf(day, format)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </header>
      <DayStrip label={t('days')} days={panels} day={open.key} panelId={panelId} onShowDay={onShowDay} />
      <div id={panelId} role="tabpanel" aria-labelledby={headingId} className={styles.body}>
        {day.stops.length === 0 ? (
          <EmptyState title={t('emptyTitle')} help={t('emptyHelp')} />
        ) : (
          <>
            <div className={styles.pace}>
              <p className={styles.word}>{t(`pace.${day.pace.word}`)}</p>
              {isEditable && !arranged ? (
                <Button
                  size="small"
                  icon={<WandSparkles size={16} strokeWidth={1.75} aria-hidden="true" />}
                  unavailable={hours ? undefined : t('hoursLoading')}
                  onClick={arrange}
                >
                  {t('arrange')}
                </Button>
              ) : null}
              <PaceBar pace={day.pace} colorIndex={destination.destinationOrder - 1} />
            </div>
            {arranged ? <ArrangedBar arranged={arranged} onKeep={() => onArranged(null)} /> : null}
            {isEditable && !arranged ? <FullDayNote document={document} open={open} /> : null}
            <DayList
              day={day}
              currency={document.trip.currency}
              onReach={
                isEditable && !arranged
                  ? (event: TripEvent, reachBy: Reach | null) =>
                      change({ kind: 'event.set', id: event.id, fields: { reachBy } })
                  : null
              }
              onOpen={onOpenEvent}
            />
          </>
        )}
        {isEditable && !arranged ? (
          <AddPlanButton
            title={title}
            day={{ destid: destination.id, date: stayDay.date, dayIndex: stayDay.dayIndex }}
            isWide
            onAdd={onAddPlan}
          />
        ) : null}
      </div>
    </section>
  );
}

/** What a better order saves, and whether to use it. */
function ArrangedBar({ arranged, onKeep }: { arranged: ArrangedDay; onKeep: () => void }) {
  const t = useTranslations('day');
  const format = useTripFormat();
  return (
    <section className={styles.arranged} aria-live="polite">
      <p className={styles.word}>{t('arrangeTitle', { time: format.duration(arranged.saves / 60) })}</p>
      <p className={styles.where}>{t('arrangeHelp')}</p>
      <div className={styles.buttons}>
        <Button variant="primary" size="small" onClick={arranged.use}>
          {t('use')}
        </Button>
        <Button size="small" onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
    </section>
  );
}

/** By how much a day is too full for the traveler's pace, and the moves that help most. */
function FullDayNote({ document, open }: { document: TripDocument; open: TripDay }) {
  const t = useTranslations('day');
  const format = useTripFormat();
  const { change } = useTripActions();
  const most = useMostMinutes();
  const full = useMemo(
    () => fullDay(document, open.stay, open.stayDay.dayIndex, most),
    [document, open, most],
  );
  if (!full) return null;
  const dayOf = ({ to }: LighterMove) =>
    to.date === null ? t('tripDay', { day: to.tripDay }) : format.day(to.date);
  return (
    <section className={styles.full}>
      <p>{t('over', { time: format.duration(full.over / 60) })}</p>
      {full.moves.map((move) => (
        <Button
          key={move.event.id}
          size="small"
          onClick={() => {
            change(move.change);
            toast({ message: t('moved', { name: move.event.name, day: dayOf(move) }) });
          }}
        >
          {t('move', { name: move.event.name, day: dayOf(move) })}
          <span className={styles.saves}>{t('moveSaves', { time: format.duration(move.saves / 60) })}</span>
        </Button>
      ))}
    </section>
  );
}

/** How many minutes of moving and visiting a day may have at the traveler's own pace. */
function useMostMinutes(): number {
  const session = useSession();
  const pace = usePreferences(session?.userId ?? null).data?.pace ?? 'Medium';
  return { Easy: PACE_MINUTES.easy, Medium: PACE_MINUTES.medium, Full: PACE_MINUTES.full }[pace];
}

/** "Fri, Apr 2", or "Day 7" while the trip has no dates. */
function useDayTitle({ stayDay }: TripDay): string {
  const t = useTranslations('day');
  const format = useTripFormat();
  return stayDay.date === null ? t('tripDay', { day: stayDay.tripDay }) : format.day(stayDay.date);
}

function useDayPanels(document: TripDocument) {
  const t = useTranslations('day');
  const format = useTripFormat();
  return useMemo(
    () =>
      daysOfTrip(document).map(({ key, stay: { destination }, stayDay: { date, tripDay } }) => ({
        key,
        label: t('dayIn', {
          day: date === null ? t('tripDay', { day: tripDay }) : format.day(date),
          place: destination.name,
        }),
        top: date === null ? t('dayShort') : weekdayOf(date),
        number: date === null ? tripDay : Number(date.slice(8)),
        colorIndex: destination.destinationOrder - 1,
      })),
    [document, t, format],
  );
}

/** From setting out to the end of the last plan with a time; null if none has one. */
function hoursOf(day: Day, format: ReturnType<typeof useTripFormat>): string | null {
  const timed = day.stops.flatMap(({ event, starts, minutes }) =>
    starts === null
      ? []
      : [{ out: starts - (day.hops.get(event.id)?.seconds ?? 0) / 60, ends: starts + minutes }],
  );
  const [first] = timed;
  if (!first) return null;
  const time = (minutes: number) => momentOfMinute(Math.max(0, Math.round(minutes / 5) * 5)).slice(11);
  return format.times(time(first.out), time(Math.max(...timed.map(({ ends }) => ends))));
}
