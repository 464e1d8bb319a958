import { ChevronDown, ChevronUp } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSelectedPlanId } from '../../planner-state/selection';
import styles from './folded-plans.module.css';

/** How many plans of a day are shown at first, and how many more with each press. */
const FIRST = 12;
const STEP = 100;
/** So few aren't worth a press. */
const NOT_WORTH = 3;

/** The plans of a day that are shown, and the button for the others. */
export interface FoldedPlans<Plan> {
  shown: readonly Plan[];
  /** A row for the end of the list, in which plans have `data-plan-row`; null if the day isn't long. */
  row: ReactNode;
}

/** Folds a long day: its first plans are shown, the others on request or when one of them is selected. */
export function useFoldedPlans<Plan>(
  plans: readonly Plan[],
  idOf: (plan: Plan) => string,
): FoldedPlans<Plan> {
  const [count, setCount] = useState(FIRST);
  const selectedId = useSelectedPlanId();
  const isLong = plans.length > FIRST + NOT_WORTH;
  const at = selectedId === null || !isLong ? -1 : plans.findIndex((plan) => idOf(plan) === selectedId);
  const [followedId, setFollowed] = useState(selectedId);
  if (followedId !== selectedId) {
    setFollowed(selectedId);
    if (at >= count) setCount(at + 1);
  }
  const shown = isLong ? plans.slice(0, count) : plans;
  const row = isLong ? (
    <FoldRow
      left={plans.length - shown.length}
      onMore={() => setCount(count + STEP)}
      onFewer={() => setCount(FIRST)}
    />
  ) : null;
  return { shown, row };
}

function FoldRow(props: { left: number; onMore: () => void; onFewer: () => void }) {
  const { left, onMore, onFewer } = props;
  const t = useTranslations('itinerary');
  const row = useRef<HTMLLIElement>(null);
  const firstFolded = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows that were folded are there once fewer are left
  useEffect(() => {
    const at = firstFolded.current;
    firstFolded.current = null;
    if (at === null) return;
    const unfolded = rowsAround(row.current).slice(at);
    unfolded
      .find((one) => one.matches('[data-plan-row]'))
      ?.querySelector('button')
      ?.focus();
  }, [left]);

  function more({ detail }: MouseEvent) {
    // By keyboard, the focus goes on at the first plan that was folded.
    if (detail === 0) firstFolded.current = rowsAround(row.current).indexOf(row.current as Element); // it was pressed
    onMore();
  }
  return (
    <li ref={row} className={styles.row}>
      {left > 0 ? (
        <button type="button" className={styles.button} onClick={more}>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
          {t('morePlans', { count: left })}
        </button>
      ) : (
        <button type="button" className={styles.button} onClick={onFewer}>
          <ChevronUp size={16} strokeWidth={1.75} aria-hidden="true" />
          {t('fewerPlans')}
        </button>
      )}
    </li>
  );
}

function rowsAround(row: Element | null): Element[] {
  return Array.from(row?.parentElement?.children ?? []);
}
