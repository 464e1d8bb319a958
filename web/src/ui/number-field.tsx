import { CircleAlert, Minus, Plus } from 'lucide-react';
import {
  Button as AriaButton,
  NumberField as AriaNumberField,
  Group,
  Input,
  Label,
  Text,
} from 'react-aria-components';
import type { FieldWords } from './field';
import styles from './field.module.css';

/** Props of `NumberField`. */
export interface NumberFieldProps extends FieldWords {
  /** Null when empty. */
  value: number | null;
  /** Called when the value settles (blur, Enter, a step), not at each key. */
  onChange: (value: number | null) => void;
  minimum?: number;
  maximum?: number;
  step?: number;
  /** How the number is shown, such as `{style: 'currency', currency: 'USD'}`. */
  format?: Intl.NumberFormatOptions;
  /** With minus and plus buttons. */
  steppers?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  className?: string | undefined;
}

/** A number; understands what people type in their own notation and clamps it to its limits. */
export function NumberField(props: NumberFieldProps) {
  const { label, labelHidden, hint, help, error, value, onChange, minimum, maximum, step, format } = props;
  const { steppers = false, readOnly = false, placeholder, className } = props;
  return (
    <AriaNumberField
      className={className ?? styles.field ?? ''}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      isInvalid={Boolean(error)}
      isReadOnly={readOnly}
      {...(minimum === undefined ? {} : { minValue: minimum })}
      {...(maximum === undefined ? {} : { maxValue: maximum })}
      {...(step === undefined ? {} : { step })}
      {...(format === undefined ? {} : { formatOptions: format })}
    >
      <Label className={(labelHidden ? 'visually-hidden' : styles.label) ?? ''}>
        {label}
        {hint ? <span className={styles.hint}> {hint}</span> : null}
      </Label>
      <Group
        className={styles.box ?? ''}
        data-invalid={error ? '' : undefined}
        data-readonly={readOnly ? '' : undefined}
      >
        {steppers ? (
          <AriaButton slot="decrement" className={styles.stepper ?? ''}>
            <Minus size={18} strokeWidth={1.75} />
          </AriaButton>
        ) : null}
        <Input
          className={styles.control ?? ''}
          autoComplete="off"
          {...(placeholder ? { placeholder } : {})}
        />
        {steppers ? (
          <AriaButton slot="increment" className={styles.stepper ?? ''}>
            <Plus size={18} strokeWidth={1.75} />
          </AriaButton>
        ) : null}
      </Group>
      {error ? (
        <Text slot="errorMessage" className={styles.error ?? ''}>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          {error}
        </Text>
      ) : help ? (
        <Text slot="description" className={styles.help ?? ''}>
          {help}
        </Text>
      ) : null}
    </AriaNumberField>
  );
}
