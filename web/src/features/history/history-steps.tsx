import { refusalMessage } from '@wayfold/contract/refusals/refusal';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions } from '../../api/trip-session/react/trip-session';
import type { TripStep } from '../../api/trip-session/trip-steps';
import { useRefusalWords } from '../../i18n/refusal-words';
import type { HistoryDay, HistoryStep } from './history-list';
import type { HistoryPreview } from './history-preview';
import { HistoryStepRow } from './history-step';
import rowStyles from './history-step.module.css';
import styles from './history-view.module.css';
import { stepSentence } from './step-sentence';
import { tripBefore, tryUndo, whyNotUndone } from './undone-trip';
import { useStepWords } from './use-step-words';

/** The steps by day; at most one is open, and the map shows what undoing or redoing it would do. */
export function HistorySteps(props: {
  days: readonly HistoryDay[];
  /** The current day; its title is already above the list. */
  today: string;
  titleOf: (date: string) => string;
  /** Newest first, including those that the list leaves out. */
  entries: readonly TripStep[];
  /** False if the list has a gap at its top. */
  isCurrent: boolean;
  document: TripDocument;
  onPreview: ((preview: HistoryPreview | null) => void) | null;
}) {
  const { days, today, titleOf, entries, isCurrent, document, onPreview } = props;
  const t = useTranslations('history');
  const say = useRefusalWords();
  const words = useStepWords(document);
  const actions = useTripActions();
  const [openId, setOpenId] = useState<string | null>(null);
  const [isThen, setThen] = useState(false);
  const [said, setSaid] = useState('');
  const open = openId === null ? undefined : findStep(days, openId);
  const openEntry = open?.entry;
  const isToggle = openEntry !== undefined && isToggleKind(openEntry);

  const result = useMemo(
    () => (openEntry && !isToggle ? tryUndo(document, openEntry) : null),
    [document, openEntry, isToggle],
  );
  const then = useMemo(
    () => (isThen && openEntry ? tripBefore(document, entries, openEntry.changeId) : null),
    [isThen, openEntry, document, entries],
  );
  const refusals = useMemo(
    () =>
      new Map(
        days.flatMap((day) => day.steps.map(({ entry }) => [entry.changeId, whyNotUndone(document, entry)])),
      ),
    [days, document],
  );
  const preview = useMemo((): HistoryPreview | null => {
    if (then) return { kind: 'as-it-was', document: then, today: document };
    if (!openEntry || !result?.document) return null;
    const kind = openEntry.undone ? 'redo' : 'undo';
    return { kind, document: result.document, today: document };
  }, [then, openEntry, result, document]);
  useEffect(() => onPreview?.(preview), [preview, onPreview]);
  useEffect(() => () => onPreview?.(null), [onPreview]);

  function toggle(id: string) {
    setThen(false);
    setOpenId((before) => (before === id ? null : id));
  }

  function undoOrRedo(step: HistoryStep) {
    const { entry, undoneBy } = step;
    // Undoing the undo of a step redoes it.
    const of = entry.undone ? undoneBy?.changeId : entry.changeId;
    if (of === undefined) return;
    setThen(false);
    if (tryUndo(document, entry)?.refusal) {
      // The open step shows the reason.
      setOpenId(entry.changeId);
      return;
    }
    setOpenId(null);
    actions.undo(of);
    setSaid(t(entry.undone ? 'redone' : 'undone', { step: stepSentence(step, words) }));
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {days.map(({ date, steps }) => (
        <section key={date} aria-label={titleOf(date)}>
          {date === today ? null : <h3 className={styles.day}>{titleOf(date)}</h3>}
          <ol className={date === today ? rowStyles.tied : undefined}>
            {steps.map((step) => {
              const { changeId, version } = step.entry;
              // Only unsaved steps can be above an unsaved step.
              const isReached = isCurrent || version === null;
              const isOpen = changeId === openId;
              const refusal = (isOpen ? result?.refusal : null) ?? refusals.get(changeId) ?? null;
              return (
                <HistoryStepRow
                  key={changeId}
                  step={step}
                  words={words}
                  today={today}
                  isOpen={isOpen}
                  refusal={refusal && say(refusalMessage(refusal))}
                  isThen={isThen}
                  thenRefusal={isThen && !then ? t('asItWasFailed') : isReached ? null : t('asItWasBehind')}
                  onToggle={() => toggle(changeId)}
                  onUndo={() => undoOrRedo(step)}
                  onThen={onPreview && (() => setThen((before) => !before))}
                />
              );
            })}
          </ol>
        </section>
      ))}
    </>
  );
}

function findStep(days: readonly HistoryDay[], id: string): HistoryStep | undefined {
  for (const day of days) {
    const found = day.steps.find(({ entry }) => entry.changeId === id);
    if (found) return found;
  }
  return undefined;
}

/** Whether a step is an undo or a redo; if so, the step to undo is the one it is about. */
export function isToggleKind({ kind }: Pick<TripStep, 'kind'>): boolean {
  return kind === 'undo' || kind === 'redo';
}
