import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Input, NumberField } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../lib/trip-format';
import { MOST_MONEY, moneyFormat } from '../../lib/typed-money';
import styles from './amount-cell.module.css';

/** An amount of one row that is changed where it stands: press it, type, Enter. Escape leaves it as it was. */
export function AmountCell(props: {
  /** What the row is called. */
  name: string;
  /** The heading of the column. */
  column: string;
  amount: number | null;
  currency: string;
  /** Without it the amount can only be read. */
  onChange: ((amount: number | null) => void) | null;
}) {
  const { name, column, amount, currency, onChange } = props;
  const t = useTranslations('costs');
  const format = useTripFormat();
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);
  const words = amount === null ? t('noAmount') : format.money(amount, currency);

  useEffect(() => {
    if (isEditing || !takesFocus.current) return;
    takesFocus.current = false;
    button.current?.focus();
  }, [isEditing]);

  if (!onChange) {
    return (
      <span className={styles.fixed}>
        <Amount amount={amount} words={words} />
      </span>
    );
  }
  if (!isEditing) {
    return (
      <button
        ref={button}
        type="button"
        className={styles.amount}
        aria-label={t('editAmount', { column, name, amount: words })}
        onClick={() => setEditing(true)}
      >
        <Amount amount={amount} words={words} />
      </button>
    );
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    takesFocus.current = true;
    // The focus is back on the amount before the key is done, and would press it.
    event.preventDefault();
    // Leaving the field settles what was typed; Escape takes the field away before that.
    if (event.key === 'Enter') event.currentTarget.blur();
    else setEditing(false);
  }

  return (
    <NumberField
      className={styles.field ?? ''}
      aria-label={t('amountOf', { column, name })}
      defaultValue={amount ?? Number.NaN}
      minValue={-MOST_MONEY}
      maxValue={MOST_MONEY}
      formatOptions={moneyFormat(currency)}
      onChange={(value) => {
        const next = Number.isNaN(value) ? null : value;
        if (next !== amount) onChange(next);
      }}
    >
      <Input
        className={styles.input ?? ''}
        // The person asked for the field by pressing the amount.
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setEditing(false)}
        onKeyDown={press}
      />
    </NumberField>
  );
}

function Amount({ amount, words }: { amount: number | null; words: string }) {
  if (amount !== null) return words;
  return (
    <>
      <span aria-hidden="true" className={styles.none}>
        —
      </span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}
