import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { controlAttributes, Field, type FieldWords, fieldIds } from './field';
import styles from './field.module.css';

type NativeInput = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'id'>;
type NativeTextArea = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className' | 'id'>;

/** Props of `TextField`: the field's words, its value, and those of a plain input. */
export interface TextFieldProps extends FieldWords, NativeInput {
  value: string;
  onChange: (value: string) => void;
  /** 18 px, inside the field before the text. */
  icon?: ReactNode;
  /** Inside the field after the text, such as a clear button. */
  after?: ReactNode;
  /** Shows how many characters are left; needs `maxLength`. */
  countDown?: boolean;
  className?: string | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, help, error, icon, after, countDown, className, ...rest } = props;
  const { value, onChange, ...native } = rest;
  const ids = fieldIds(useId());
  const words = { label, labelHidden, hint, help, error };
  return (
    <Field ids={ids} {...words} className={className}>
      <div
        className={styles.box}
        data-invalid={error ? '' : undefined}
        data-readonly={native.readOnly || native.disabled ? '' : undefined}
      >
        {icon}
        <input
          type="text"
          autoComplete="off"
          {...native}
          {...controlAttributes(ids, words)}
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {countDown && native.maxLength !== undefined ? (
          <CharactersLeft left={native.maxLength - value.length} />
        ) : null}
        {after}
      </div>
    </Field>
  );
}

/** Props of `TextArea`: the field's words, its value, and those of a plain textarea. */
export interface TextAreaProps extends FieldWords, NativeTextArea {
  value: string;
  onChange: (value: string) => void;
  countDown?: boolean;
  className?: string | undefined;
}

/** Several lines of text; the user can make it taller. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, help, error, countDown, className, value, onChange, ...native } = props;
  const ids = fieldIds(useId());
  const words = { label, labelHidden, hint, help, error };
  return (
    <Field ids={ids} {...words} className={className}>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        <textarea
          rows={3}
          {...native}
          {...controlAttributes(ids, words)}
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {countDown && native.maxLength !== undefined ? (
        <CharactersLeft left={native.maxLength - value.length} />
      ) : null}
    </Field>
  );
}

function CharactersLeft({ left }: { left: number }) {
  const t = useTranslations('ui');
  return <span className={styles.after}>{t('charactersLeft', { left })}</span>;
}
