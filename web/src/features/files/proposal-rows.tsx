import { refusalMessage } from '@wayfold/contract/refusals/refusal';
import type { Taken } from '@wayfold/domain/files/propose/apply-proposal';
import type { Proposal, ProposedRow, RowState } from '@wayfold/domain/files/propose/proposal';
import { Check, CircleHelp, Minus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusalWords } from '../../i18n/refusal-words';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Checkbox } from '../../ui/fields/checkbox';
import { Select } from '../../ui/fields/select';
import { TextButton } from '../../ui/text-button';
import styles from './proposal-rows.module.css';

const ICON = { size: 16, strokeWidth: 2, 'aria-hidden': true } as const;
/** Rows that need a decision come first. */
const STATES: readonly RowState[] = ['uncertain', 'matched', 'skipped'];

/** The order of the counts: rows that will be imported, then those that might be. */
const COUNTED: readonly RowState[] = ['matched', 'uncertain', 'skipped'];

/**
 * How many rows of a long list are rendered at first, and how many more per click: rendering thousands at once would take
 * seconds.
 */
const FIRST_ROWS = 8;
const MORE_ROWS = 100;

/** The result of an import, row by row: what matched, what the user has to decide, and what is skipped and why. */
export function ProposalRows(props: { proposal: Proposal; taken: Taken; onTake: (taken: Taken) => void }) {
  const { proposal, taken, onTake } = props;
  const t = useTranslations('files');
  const of = (state: RowState) => proposal.rows.filter((row) => row.state === state);
  return (
    <>
      <ul className={styles.counts}>
        {COUNTED.filter((state) => state === 'matched' || of(state).length > 0).map((state) => (
          <li key={state} className={styles[state]}>
            {state === 'matched' ? (
              <Check {...ICON} />
            ) : state === 'uncertain' ? (
              <CircleHelp {...ICON} />
            ) : (
              <Minus {...ICON} />
            )}
            {t(state, { count: of(state).length })}
          </li>
        ))}
      </ul>
      {STATES.map((state) => {
        const rows = of(state);
        return rows.length === 0 ? null : (
          <Group key={state} state={state} rows={rows} taken={taken} onTake={onTake} />
        );
      })}
    </>
  );
}

function Group(props: {
  state: RowState;
  rows: readonly ProposedRow[];
  taken: Taken;
  onTake: (taken: Taken) => void;
}) {
  const { state, rows, taken, onTake } = props;
  const t = useTranslations('files');
  const [most, setMost] = useState(FIRST_ROWS);
  const shown = rows.slice(0, most);
  const isAll = rows.every(({ id }) => taken.has(id));

  function takeAll(isTaken: boolean) {
    const next = new Map(taken);
    for (const { id } of rows) {
      if (isTaken) next.set(id, next.get(id) ?? 0);
      else next.delete(id);
    }
    onTake(next);
  }

  return (
    <section className={styles.group} aria-label={t(`${state}Title`)}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t(`${state}Title`)}</h3>
        {state === 'skipped' || rows.length < 2 ? null : (
          <Checkbox label={t('selectAll')} isChecked={isAll} onChange={takeAll} />
        )}
      </div>
      {state === 'uncertain' ? <p className={styles.help}>{t('uncertainHelp')}</p> : null}
      <ul className={styles.rows}>
        {shown.map((row) => (
          <Row key={row.id} row={row} taken={taken} onTake={onTake} />
        ))}
      </ul>
      {shown.length < rows.length ? (
        <TextButton onClick={() => setMost(most + MORE_ROWS)}>
          {t('more', { count: rows.length - shown.length })}
        </TextButton>
      ) : null}
    </section>
  );
}

function Row(props: { row: ProposedRow; taken: Taken; onTake: (taken: Taken) => void }) {
  const { row, taken, onTake } = props;
  const t = useTranslations('files');
  const say = useRefusalWords();
  const { id, kind, state, reason, choices } = row;
  const name = useRowName(row);
  const choice = taken.get(id);
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.reason}>
        {t(`rowKinds.${kind}`)}
        {reason === null ? '' : ` · ${say(refusalMessage(reason))}`}
      </span>
    </span>
  );

  function take(next: number | null) {
    const map = new Map(taken);
    if (next === null) map.delete(id);
    else map.set(id, next);
    onTake(map);
  }

  if (state === 'skipped') return <li className={styles.row}>{words}</li>;
  return (
    <li className={styles.row}>
      <Checkbox label={words} isChecked={choice !== undefined} onChange={(isOn) => take(isOn ? 0 : null)} />
      {choices.length > 1 ? (
        <Select
          label={t('which', { name })}
          labelHidden
          className={styles.select ?? ''}
          options={choices.map((each, index) => ({ id: String(index), label: each.words }))}
          value={choice === undefined ? null : String(choice)}
          placeholder={t('which', { name })}
          onChange={(index) => take(Number(index))}
        />
      ) : null}
    </li>
  );
}

/** The name of a row on screen, with what tells it from rows of the same name. */
function useRowName({ name, day, category }: ProposedRow): string {
  const t = useTranslations('files');
  const words = useTranslations('tripWords');
  const format = useTripFormat();
  const shown = name ?? (category === null ? t('untitled') : words(`category.${category}`));
  return day === null ? shown : t('occurrence', { name: shown, day: format.day(day) });
}
