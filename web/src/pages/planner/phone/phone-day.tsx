import { ChevronLeft, MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddToDay } from '../../../features/day/add/add-to-day';
import { DayBody, type DayProps, DaysStrip, planDayOf, useDay } from '../../../features/day/day-view';
import { useDayPlaceWords } from '../../../features/day/day-words';
import { DayDrag } from '../../../features/day/drag/day-drag';
import { UndoButtons } from '../../../features/planner-bar/undo-buttons';
import { MessageScope } from '../../../i18n/message-scope';
import { useDayTitle } from '../../../trip-ui/days/use-day-title';
import { colorStyle, legColorVar } from '../../../trip-ui/leg-color';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { useToastPlace } from '../../../ui/dialogs/use-toast-place';
import { IconButton } from '../../../ui/icon-button';
import { Sheet } from '../../../ui/sheets/sheet';
import { PlannerTripMenu } from '../dialogs/planner-trip-menu';
import type { Planner } from '../planner';
import { dayMessages, useDayScreen } from '../views/day-screen';
import pill from './map-pill.module.css';
import over from './over-map.module.css';
import styles from './phone-day.module.css';
import type { MapSheet } from './use-map-sheet';

/** A day of the trip on a phone: its name over the map, and a sheet with its plans. Back leads to where it was opened from. */
export function PhoneDay({ planner, sheet }: { planner: Planner; sheet: MapSheet }) {
  const props = useDayScreen(planner);
  return props === null ? (
    <main tabIndex={-1} className={over.screen} />
  ) : (
    <MessageScope messages={dayMessages}>
      <DaySheet {...props} planner={planner} sheet={sheet} />
    </MessageScope>
  );
}

function DaySheet(props: DayProps & { planner: Planner; sheet: MapSheet }) {
  const { planner, sheet, open, isEditable, arranged, onAddPlan } = props;
  const { stop, setStop, toastLift, headRef } = sheet;
  const t = useTranslations('day');
  const day = useDay(props);
  const title = useDayTitle()(open);
  const heading = useRef<HTMLHeadingElement>(null);
  const [placingId, setPlacing] = useState<string | null>(null);
  useToastPlace({ lift: toastLift });
  useEffect(() => heading.current?.focus(), []);
  // Typing needs the height of the screen.
  useEffect(() => {
    if (placingId !== null) setStop('full');
  }, [placingId, setStop]);
  const unplaced = day.stops.filter(({ number }) => number === null);
  const isEdited = isEditable && !arranged;
  return (
    <main
      tabIndex={-1}
      className={over.screen}
      style={colorStyle(legColorVar(open.stay.destination.destinationOrder - 1))}
    >
      <header ref={headRef} className={classNames(over.head, pill.top)}>
        <div className={classNames(pill.pill, pill.withBack)}>
          <IconButton label={t('back')} onClick={planner.leaveView}>
            <ChevronLeft size={24} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <div className={pill.title}>
            <h1 ref={heading} tabIndex={-1} className={pill.name}>
              {title}
            </h1>
            <p className={styles.where}>{useDayPlaceWords(open, day)}</p>
          </div>
          {isEditable ? <UndoButtons {...planner.undoing} withRedo={false} /> : null}
        </div>
        <div className={pill.more}>
          <PlannerTripMenu planner={planner} look="dots" />
        </div>
      </header>
      <DayDrag document={props.document} open={open} onDrop={props.onDropPlan}>
        <Sheet
          label={title}
          head={sheet.head}
          stop={stop}
          onStopChange={setStop}
          header={<DaysStrip document={props.document} open={open} onShowDay={props.onShowDay} />}
          footer={
            isEdited ? (
              <div className={styles.foot}>
                <AddToDay document={props.document} day={open} onDetails={() => onAddPlan(planDayOf(open))} />
                {unplaced[0] ? (
                  <Button
                    icon={<MapPin size={18} strokeWidth={1.75} aria-hidden="true" />}
                    onClick={() => setPlacing(unplaced[0]?.event.id ?? null)}
                  >
                    {t('placePlans', { count: unplaced.length })}
                  </Button>
                ) : null}
              </div>
            ) : null
          }
        >
          <div className={styles.body}>
            <DayBody {...props} day={day} placingId={placingId} onPlacing={setPlacing} />
          </div>
        </Sheet>
      </DayDrag>
    </main>
  );
}
