import type { Coords } from '@wayfold/contract/kernel/values';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { arrangeDay } from '@wayfold/domain/day/arrange-day';
import { type Day, dayOfStay, PACE_MINUTES } from '@wayfold/domain/day/day';
import { fullDay, type LighterMove } from '@wayfold/domain/day/lighter-day';
import type { TripDay } from '@wayfold/domain/day/trip-days';
import { openWindows } from '@wayfold/domain/day/visit-hours';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { ArrowLeft, WandSparkles } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../api/account/account';
import { usePreferences } from '../../api/account/preferences';
import { useTripActions } from '../../api/trip-session/react/trip-session';
import { focusOnceLost } from '../../lib/focus-later';
import { DayStrip } from '../../trip-ui/days/day-strip';
import { PaceBar } from '../../trip-ui/days/pace-bar';
import { useDayTitle } from '../../trip-ui/days/use-day-title';
import { usePlanHours } from '../../trip-ui/hours/use-plan-hours';
import { colorStyle, legColorVar } from '../../trip-ui/leg-color';
import type { EventDrop } from '../../trip-ui/plan-drag/event-order';
import type { PlanDay } from '../../trip-ui/plans/place-event';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast-store';
import { EmptyState } from '../../ui/empty-state';
import { IconButton } from '../../ui/icon-button';
import { Panel, PanelBody } from '../../ui/panel';
import { AddToDay } from './add/add-to-day';
import { DayList } from './day-list';
import styles from './day-view.module.css';
import { useDayPanels, useDayPlaceWords } from './day-words';
import { DayDrag } from './drag/day-drag';

/** A better order of the open day that isn't used yet. */
export interface ArrangedDay {
  /** The trip as it would be. */
  readonly document: TripDocument;
  /** What is saved on the way, in minutes. */
  readonly saves: number;
  readonly use: () => void;
}

/** What a day on screen shows and does, in a panel or in a sheet. */
export interface DayProps {
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
  /** `said` is reported unless the plan gets another time. */
  onDropPlan: (drop: EventDrop, said: string | null) => void;
}

/**
 * One day of the trip: its plans in order with the ways between, how full it is, and the days before and after.
 *
 * Fills the height of its container and scrolls by itself; takes the focus when it appears.
 */
export function DayView(props: DayProps & { onClose: () => void }) {
  const { document, open, isEditable, arranged, onShowDay, onAddPlan, onDropPlan, onClose } = props;
  const t = useTranslations('day');
  const day = useDay(props);
  const title = useDayTitle()(open);
  const heading = useRef<HTMLHeadingElement>(null);
  const [placingId, setPlacing] = useState<string | null>(null);
  const { destination } = open.stay;
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel
      title={title}
      titleRef={heading}
      words={useDayPlaceWords(open, day)}
      style={colorStyle(legColorVar(destination.destinationOrder - 1))}
      start={
        <IconButton label={t('back')} onClick={onClose}>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    >
      <DayDrag document={document} open={open} onDrop={onDropPlan}>
        <DaysStrip document={document} open={open} onShowDay={onShowDay} />
        <PanelBody>
          <DayBody {...props} day={day} placingId={placingId} onPlacing={setPlacing} />
        </PanelBody>
      </DayDrag>
      {isEditable && !arranged ? (
        <AddToDay document={document} day={open} onDetails={() => onAddPlan(planDayOf(open))} />
      ) : null}
    </Panel>
  );
}

/** The day that is open, laid out. */
export function useDay({ document, open }: Pick<DayProps, 'document' | 'open'>): Day {
  return useMemo(() => dayOfStay(document, open.stay, open.stayDay), [document, open]);
}

/** The day as plans are added to it. */
export function planDayOf({ stay, stayDay }: TripDay): PlanDay {
  return { destid: stay.destination.id, date: stayDay.date, dayIndex: stayDay.dayIndex };
}

/** The strip that changes the open day. */
export function DaysStrip({ document, open, onShowDay }: Pick<DayProps, 'document' | 'open' | 'onShowDay'>) {
  const t = useTranslations('day');
  const panels = useDayPanels(document);
  return <DayStrip label={t('days')} days={panels} day={open.key} panelId={PANEL_ID} onShowDay={onShowDay} />;
}

const PANEL_ID = 'open-day';

/** How full a day is, and its plans. */
export function DayBody(
  props: DayProps & { day: Day; placingId: string | null; onPlacing: (id: string | null) => void },
) {
  const { document, open, day, isEditable, arranged, onArranged, onOpenEvent, placingId, onPlacing } = props;
  const t = useTranslations('day');
  const words = useTranslations('tripWords');
  const { change, undo } = useTripActions();
  const { stay, stayDay } = open;
  const { destination } = stay;
  const title = useDayTitle()(open);
  const hours = usePlanHours(document);
  useFocusBackFrom(placingId);

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

  function place(event: TripEvent, coords: Coords) {
    onPlacing(null);
    change({ kind: 'event.set', id: event.id, fields: { coords } });
    toast({
      message: t('placed', { name: event.name }),
      action: { label: words('undo'), onAction: () => undo() },
    });
  }

  return (
    <div id={PANEL_ID} role="tabpanel" aria-label={title} className={styles.body}>
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
            key={open.key}
            day={day}
            near={destination.coords}
            currency={document.trip.currency}
            edits={
              isEditable && !arranged
                ? {
                    onReach: (event, reachBy) =>
                      change({ kind: 'event.set', id: event.id, fields: { reachBy } }),
                    onPlace: place,
                    placingId,
                    onPlacing,
                  }
                : null
            }
            onOpen={onOpenEvent}
          />
        </>
      )}
    </div>
  );
}

/** The search for a place had the focus: it goes back to its button, or on to the plan that has a place now. */
function useFocusBackFrom(placingId: string | null) {
  const before = useRef(placingId);
  useEffect(() => {
    const id = before.current;
    before.current = placingId;
    if (id !== null && placingId === null)
      focusOnceLost(
        () =>
          window.document.querySelector(`[data-place-it="${id}"]`) ??
          window.document.querySelector(`[data-plan-row="${id}"] button`),
      );
  }, [placingId]);
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
