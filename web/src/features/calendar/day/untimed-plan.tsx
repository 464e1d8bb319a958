import { dayNumber, daysBetween } from '@wayfold/domain/calendar/dates';
import { useIsPlanSelected } from '../../../planner-state/selection';
import { colorStyle, legColorVar } from '../../../trip-ui/leg-color';
import { classNames } from '../../../ui/class-names';
import type { CalendarEvent } from '../calendar-model';
import { useEntryWords } from '../use-entry-words';
import entryStyles from './day-entry.module.css';
import { LiftedPlan } from './lifted-plan';
import styles from './untimed-plan.module.css';
import type { HeldWords } from './use-held-words';
import type { Hold } from './use-hold';

/** A plan without a time or a stay, on one of its days: a press opens it, holding it moves it. */
export function UntimedPlan(props: {
  plan: CalendarEvent;
  day: string;
  /** Null if it isn't held; `isHere` unless it is over the hours. */
  lifted: { words: HeldWords; isHere: boolean } | null;
  /** Its day isn't shown anymore. */
  isAway: boolean;
  /** Null if it can't be moved. */
  hold: Hold | null;
  /** The element that says how to move it. */
  helpId: string;
  onOpen: () => void;
}) {
  const { plan, day, lifted, isAway, hold, helpId, onOpen } = props;
  const { name, details } = useEntryWords()(plan, plan.start === day ? plan.time : null);
  const holdable = {
    id: plan.id,
    row: plan.row,
    from: { day: dayNumber(day), minute: null },
    night: daysBetween(plan.start, day),
  };
  const isSelected = useIsPlanSelected(plan.id);
  const isInHours = lifted !== null && !lifted.isHere;
  return (
    <button
      type="button"
      className={classNames(
        styles.plan,
        lifted?.isHere && entryStyles.lifted,
        isSelected && styles.selected,
        isInHours && styles.left,
        isInHours && isAway && 'visually-hidden',
      )}
      style={colorStyle(legColorVar(plan.colorIndex))}
      onClick={onOpen}
      {...(hold ? { 'aria-describedby': helpId, ...hold.propsFor(holdable, onOpen) } : {})}
    >
      {lifted?.isHere ? (
        <LiftedPlan words={lifted.words} />
      ) : (
        <>
          <strong className={styles.name}>{name}</strong>
          {details ? <span className={styles.details}>{details}</span> : null}
        </>
      )}
    </button>
  );
}
