import { EXPENSE_CATEGORIES } from '@wayfold/contract/kernel/word-lists';
import { dayOf, timeOf } from '@wayfold/domain/calendar/dates';
import { ArrowRight, Coins, Layers, MapPin, PencilLine, Redo2, Route, Trash2, Undo2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { CategoryIcon, TransportIcon } from '../../trip-ui/trip-icons';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import type { HistoryStep } from './history-list';
import styles from './history-step.module.css';
import { has, mainWrite } from './main-write';
import { stepRows, undoWords } from './step-rows';
import { stepNote, stepSentence } from './step-sentence';
import type { StepWords } from './step-words';
import { moment, transportOf } from './write-sentence';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Props of `HistoryStepRow`. */
export interface HistoryStepRowProps {
  step: HistoryStep;
  words: StepWords;
  /** The current date, as `YYYY-MM-DD`. */
  today: string;
  isOpen: boolean;
  /** Why it can't be undone or redone; null if it can. */
  refusal: string | null;
  /** Whether the map shows the trip as it was. */
  isThen: boolean;
  /** Why the trip as it was can't be shown; null if it can. */
  thenRefusal: string | null;
  onToggle: () => void;
  onUndo: () => void;
  /** Null if there is no map to show it on. */
  onThen: (() => void) | null;
}

/** One step of the history: a sentence, the author and the time, and the previous values when it is open. */
export function HistoryStepRow(props: HistoryStepRowProps) {
  const { step, words, today, isOpen, refusal, onToggle, onUndo } = props;
  const t = useTranslations('history');
  const { entry } = step;
  const bodyId = useId();
  const press = useRef<HTMLButtonElement>(null);
  const sentence = stepSentence(step, words);
  const isTold = entry.writes !== null;
  const who = entry.mine ? t('you') : entry.actor;
  const isWaiting = entry.version === null;
  // A change usually reaches the server in a moment; only one that can't deserves a label.
  const isKept = useTripSelector((trip) => trip.saveState.kind !== 'saving') && isWaiting;
  const when =
    isWaiting && dayOf(step.at) !== today
      ? moment(step.at, words.format)
      : words.format.time(timeOf(step.at) ?? '00:00');
  const notes = [
    isKept ? t('kept') : null,
    stepNote(step, words),
    entry.undone ? t('wasUndone') : null,
  ].filter((note) => note !== null);
  const canUndo = (isTold || entry.large === true) && refusal === null && canToggle(step);
  return (
    <li
      className={classNames(
        styles.step,
        isOpen && styles.open,
        entry.undone && styles.undone,
        isKept && styles.kept,
      )}
    >
      <div className={styles.row}>
        <button
          ref={press}
          type="button"
          className={styles.press}
          aria-expanded={isTold ? isOpen : undefined}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={isTold ? onToggle : undefined}
        >
          <span className={styles.disc}>
            <StepIcon step={step} />
          </span>
          <span className={styles.words}>
            <span className={styles.sentence}>{sentence}</span>
            <span className={styles.note}>{[`${who}, ${when}`, ...notes].join(' · ')}</span>
            {isOpen || refusal === null || isToggle(step) ? null : (
              <span className={styles.refusal}>{refusal}</span>
            )}
            {isTold || isToggle(step) ? null : (
              <span className={styles.refusal}>{t(entry.large ? 'tooLarge' : 'tooOld')}</span>
            )}
          </span>
        </button>
        {canUndo ? (
          <button
            type="button"
            className={styles.undoButton}
            aria-label={t(entry.undone ? 'redoStep' : 'undoStep', { step: sentence })}
            onClick={onUndo}
          >
            {entry.undone ? <Redo2 {...ICON} /> : <Undo2 {...ICON} />}
            {t(entry.undone ? 'redo' : 'undo')}
          </button>
        ) : null}
      </div>
      {isOpen && isTold ? (
        <OpenedStep
          {...props}
          bodyId={bodyId}
          canUndo={canUndo}
          onUndo={() => {
            // The button disappears with the panel it is in.
            press.current?.focus();
            onUndo();
          }}
        />
      ) : null}
    </li>
  );
}

function OpenedStep(props: HistoryStepRowProps & { bodyId: string; canUndo: boolean }) {
  const { step, words, refusal, isThen, thenRefusal, onUndo, onThen, bodyId, canUndo } = props;
  const t = useTranslations('history');
  const { rows, more } = stepRows(step, words);
  return (
    <div id={bodyId} className={styles.body}>
      {rows.length > 0 ? (
        <table className={styles.rows}>
          <caption className="visually-hidden">{t('rows.label')}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('rows.what')}</th>
              <th scope="col">{t('rows.before')}</th>
              <th scope="col">{t('rows.after')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.label}</th>
                <td className={styles.before}>{row.before}</td>
                <td>
                  <span className={styles.after}>
                    <ArrowRight size={14} strokeWidth={1.75} aria-hidden="true" />
                    {row.after}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {more > 0 ? <p className={styles.note}>{t('rows.more', { count: more })}</p> : null}
      {refusal !== null && !isToggle(step) ? <p className={styles.refusal}>{refusal}</p> : null}
      <div className={styles.actions}>
        {canUndo ? (
          <Button variant="primary" size="small" onClick={onUndo}>
            {undoWords(step, words)}
          </Button>
        ) : null}
        {onThen ? (
          <Button
            size="small"
            aria-pressed={isThen}
            onClick={onThen}
            unavailable={thenRefusal && !isThen ? thenRefusal : undefined}
          >
            {t(isThen ? 'backToNow' : 'asItWas')}
          </Button>
        ) : null}
      </div>
      {isThen && thenRefusal ? (
        <p role="status" className={styles.note}>
          {thenRefusal}
        </p>
      ) : null}
    </div>
  );
}

function isToggle({ entry }: HistoryStep): boolean {
  return entry.kind === 'undo' || entry.kind === 'redo';
}

/** Whether the step can be opened: an undo or redo can't, because the step it is about has the button. */
function canToggle(step: HistoryStep): boolean {
  return !isToggle(step) && (!step.entry.undone || step.undoneBy !== null);
}

function StepIcon({ step }: { step: HistoryStep }) {
  const { entry, toggled } = step;
  const main = mainWrite(entry);
  if (toggled?.kind === 'redo') return <Redo2 {...ICON} />;
  if (entry.kind === 'undo') return <Undo2 {...ICON} />;
  if (!main || main.in === 'trip') return <PencilLine {...ICON} />;
  if (entry.kind === 'batch' && (entry.writes?.length ?? 0) > 1) return <Layers {...ICON} />;
  if (main.after === null) return <Trash2 {...ICON} />;
  if (main.in === 'costs' || has(main, 'costEst') || has(main, 'costAct')) return <Coins {...ICON} />;
  if (main.in === 'events') {
    const category = EXPENSE_CATEGORIES.find((known) => known === main.after?.category);
    return <CategoryIcon category={category ?? 'Activities'} size={16} />;
  }
  if (main.in !== 'destinations') return <PencilLine {...ICON} />;
  if (has(main, 'transport')) return <TransportIcon transport={transportOf(main.after)} size={16} />;
  return main.before === null ? <MapPin {...ICON} /> : <Route {...ICON} />;
}
