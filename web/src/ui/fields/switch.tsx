import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import styles from './switch.module.css';

/** Turns one thing on or off immediately; never part of a form that needs saving. */
export function Switch(props: {
  label: string;
  /** Shows the label to screen readers only, if the same words are beside it. */
  labelHidden?: boolean;
  /** One line below the label. */
  help?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  className?: string;
}) {
  const { label, labelHidden = false, help, isOn, onChange, className } = props;
  const id = useId();
  return (
    <div className={classNames(styles.row, className)}>
      <span className={styles.words}>
        <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
          {label}
        </label>
        {help ? (
          <span id={`${id}-help`} className={styles.help}>
            {help}
          </span>
        ) : null}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
