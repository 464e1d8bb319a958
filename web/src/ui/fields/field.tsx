import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';

/** The texts and state that all fields share. */
export interface FieldWords {
  /** Visible above the field, unless `labelHidden`. */
  label: string;
  /** Shows the label to screen readers only; for fields whose context says what they are. */
  labelHidden?: boolean | undefined;
  /** A word after the label, such as "optional". */
  hint?: string | undefined;
  /** One line below the field. */
  help?: ReactNode;
  /** A sentence that says how to fix the value; replaces the help text. */
  error?: string | undefined;
}

/** Ids that tie a control to its label, help and error. */
export interface FieldIds {
  control: string;
  label: string;
  note: string;
}

/** Derives the ids of a field from one `useId`. */
export function fieldIds(id: string): FieldIds {
  return { control: id, label: `${id}-label`, note: `${id}-note` };
}

/** Attributes of a control that make screen readers read its help or error. */
export function controlAttributes(ids: FieldIds, words: FieldWords) {
  return {
    id: ids.control,
    'aria-describedby': words.error || words.help ? ids.note : undefined,
    'aria-invalid': words.error ? (true as const) : undefined,
  };
}

/** Lays out a label above a control and its help or error below. */
export function Field(
  props: FieldWords & { ids: FieldIds; className?: string | undefined; children: ReactNode },
) {
  const { ids, label, labelHidden, hint, help, error, className, children } = props;
  return (
    <div className={classNames(styles.field, className)}>
      <label id={ids.label} htmlFor={ids.control} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {hint ? <span className={styles.hint}> {hint}</span> : null}
      </label>
      {children}
      {error ? (
        <p id={ids.note} className={styles.error} role="alert">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          {error}
        </p>
      ) : help ? (
        <p id={ids.note} className={styles.help}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
