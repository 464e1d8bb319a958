import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';

/** A yes or no choice in a form that is submitted later; use a `Switch` for one that acts immediately. */
export function Checkbox(props: {
  label: ReactNode;
  name?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}) {
  const { label, name, isChecked, onChange } = props;
  const id = useId();
  return (
    <span className={styles.row}>
      <span className={styles.place}>
        <input
          id={id}
          type="checkbox"
          name={name}
          className={styles.box}
          checked={isChecked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Check className={styles.tick ?? ''} size={15} strokeWidth={2.25} aria-hidden="true" />
      </span>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
    </span>
  );
}
