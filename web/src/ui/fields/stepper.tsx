import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../icon-button';
import styles from './stepper.module.css';

/** A small whole number with buttons for plus and minus one. */
export function Stepper(props: {
  label: string;
  /** A second, smaller line. */
  help?: string;
  value: number;
  minimum: number;
  maximum: number;
  onChange: (value: number) => void;
  /** The labels of its two buttons, and why one of them is at its limit. */
  words: { less: string; more: string; atLeast: string; atMost: string };
}) {
  const { label, help, value, minimum, maximum, onChange, words } = props;
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={styles.row}>
      <span className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {help ? <span className={styles.help}>{help}</span> : null}
      </span>
      <IconButton
        variant="edged"
        label={words.less}
        unavailable={value <= minimum ? words.atLeast : undefined}
        onClick={() => onChange(value - 1)}
      >
        <Minus size={18} strokeWidth={1.75} />
      </IconButton>
      <output className={styles.value}>{value}</output>
      <IconButton
        variant="edged"
        label={words.more}
        unavailable={value >= maximum ? words.atMost : undefined}
        onClick={() => onChange(value + 1)}
      >
        <Plus size={18} strokeWidth={1.75} />
      </IconButton>
    </fieldset>
  );
}
