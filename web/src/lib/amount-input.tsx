import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Input, NumberField } from 'react-aria-components';
import { brokenLimit, type NumberLimits } from '../ui/number-limits';
import { useTypedNumber } from '../ui/use-typed-number';
import styles from './amount-cell.module.css';
import { moneyFormat } from './typed-money';

/**
 * The field of one amount in the table: settles by Enter and by leaving it, Escape gives up.
 *
 * An amount beyond the limits is not handed on: the field stays open and says what to do.
 */
export function AmountInput(props: {
  label: string;
  amount: number | null;
  currency: string;
  limits: NumberLimits;
  /** Called with an amount within the limits that differs. */
  onChange: (amount: number | null) => void;
  onClose: (how: 'key' | 'left') => void;
}) {
  const { label, amount, currency, limits, onChange, onClose } = props;
  const errorId = useId();
  const [typed, setTyped] = useState(amount);
  // Read by the same key press or blur that settles the value, before anything is drawn again.
  const isRefused = useRef(false);
  const { field, input, errorOf } = useTypedNumber({
    value: typed,
    onChange: settle,
    limits,
    format: moneyFormat(currency),
  });

  function settle(next: number | null) {
    setTyped(next);
    isRefused.current = brokenLimit(next, limits) !== null;
    if (!isRefused.current && next !== amount) onChange(next);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The focus is back on the amount before the key is done, and would press it.
    event.preventDefault();
    // Enter has settled what was typed by now.
    if (event.key === 'Escape' || !isRefused.current) onClose('key');
  }

  return (
    <NumberField className={styles.field ?? ''} aria-label={label} {...field}>
      {({ state }) => {
        const error = errorOf(state.numberValue);
        return (
          <>
            <Input
              {...input}
              className={styles.input ?? ''}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              // The person asked for the field by pressing the amount.
              autoFocus
              onFocus={(event) => event.currentTarget.select()}
              onBlur={() => {
                if (!isRefused.current) onClose('left');
              }}
              onKeyDown={press}
            />
            {error ? (
              <p id={errorId} ref={showWhole} className={styles.error} role="alert">
                {error}
              </p>
            ) : null}
          </>
        );
      }}
    </NumberField>
  );
}

/** The sentence stands below its field, which may be the last thing on the screen. */
function showWhole(sentence: HTMLElement | null) {
  sentence?.scrollIntoView({ block: 'nearest' });
}
