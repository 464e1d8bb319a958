import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { NumberLimits } from '../../ui/fields/number-limits';
import { useTripFormat } from '../trip-format';
import styles from './amount-cell.module.css';
import { AmountInput } from './amount-input';
import type { ItemAmount, TypedMoney } from './one-currency';

/** An amount in a row that is edited in place: press it, type, Enter. Escape leaves it as it was. */
export function AmountCell(props: {
  /** Name of the row. */
  name: string;
  /** The heading of the column. */
  column: string;
  amount: number | null;
  currency: string;
  /** The other amount of the row that sets its currency, see `holderOf`; null for none. */
  holder: ItemAmount | null;
  limits: NumberLimits;
  /** Null makes the amount read-only. */
  onChange: ((typed: TypedMoney) => void) | null;
}) {
  const { name, column, amount, currency, holder, limits, onChange } = props;
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
  return (
    <AmountInput
      label={t('amountOf', { column, name })}
      amount={amount}
      currency={currency}
      holder={holder}
      limits={limits}
      onChange={onChange}
      onClose={(how) => {
        takesFocus.current = how === 'key';
        setEditing(false);
      }}
    />
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
