import { type KeyboardEvent, useId, useState } from 'react';
import { afterPress } from '../../lib/forms/after-press';
import type { NumberLimits } from '../../ui/fields/number-limits';
import styles from './amount-cell.module.css';
import type { ItemAmount, TypedMoney } from './one-currency';
import { areWithin } from './typed-money';
import { useTypedAmount } from './use-typed-amount';

/**
 * The field of one amount in the table: Enter or leaving the field saves the amount, Escape discards it.
 *
 * Text that isn't an amount, or an amount beyond the limits or in a currency other than its holder's, is not passed on: the
 * field stays open and says what to do.
 */
export function AmountInput(props: {
  label: string;
  amount: number | null;
  currency: string;
  holder: ItemAmount | null;
  limits: NumberLimits;
  /** Called with an amount within the limits if it differs or was typed with a currency. */
  onChange: (typed: TypedMoney) => void;
  onClose: (how: 'key' | 'left') => void;
}) {
  const { label, amount, currency, holder, limits, onChange, onClose } = props;
  const noteId = useId();
  const [next, setNext] = useState<TypedMoney>({ amount, named: null });
  const { input, error, reading, check } = useTypedAmount({
    amount: next.amount,
    currency: next.named ?? currency,
    holder,
    limits,
    onChange: setNext,
  });

  function settle(how: 'key' | 'left') {
    check();
    if (!areWithin([next.amount], limits)) return;
    // A typed currency is passed on even if it's the trip's, which the amount was in anyway.
    if (next.amount !== amount || next.named !== null) onChange(next);
    onClose(how);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The focus returns to the amount's button before the key is released, and the key would press it.
    event.preventDefault();
    if (event.key === 'Escape') onClose('key');
    else settle('key');
  }

  const note = error ?? reading;
  return (
    <span className={styles.field}>
      <input
        type="text"
        {...input}
        aria-label={label}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        // The person opened the field by pressing the amount.
        // biome-ignore lint/a11y/noAutofocus: as above
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          input.onBlur();
          afterPress(() => settle('left'));
        }}
        onKeyDown={press}
      />
      {note ? (
        <span id={noteId} ref={showWhole} className={error ? styles.error : styles.reading} role="alert">
          {note}
        </span>
      ) : null}
    </span>
  );
}

/** Scrolls a message into view: it is below its field, which may be at the bottom of the screen. */
function showWhole(sentence: HTMLElement | null) {
  sentence?.scrollIntoView({ block: 'nearest' });
}
