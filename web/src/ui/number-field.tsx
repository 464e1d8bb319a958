import { useId } from 'react';
import { NumberField as AriaNumberField, Input } from 'react-aria-components';
import { controlAttributes, Field, type FieldWords, fieldIds } from './field';
import styles from './field.module.css';
import { type TypedNumber, useTypedNumber } from './use-typed-number';

/** Props of `NumberField`. */
export interface NumberFieldProps extends TypedNumber, Pick<FieldWords, 'label' | 'help'> {
  className?: string | undefined;
}

/**
 * A number; understands what people type in their own notation.
 *
 * A number beyond the limits stays and the field says so; whoever saves the form refuses it with `brokenLimit`.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, help, className } = props;
  const { field, input, errorOf } = useTypedNumber(props);
  const ids = fieldIds(useId());
  return (
    <AriaNumberField
      id={ids.control}
      aria-labelledby={ids.label}
      className={className ?? styles.field ?? ''}
      {...field}
    >
      {({ state }) => {
        const words = { label, help, error: errorOf(state.numberValue) };
        return (
          <Field ids={ids} {...words}>
            <div className={styles.box} data-invalid={words.error ? '' : undefined}>
              <Input
                {...input}
                {...controlAttributes(ids, words)}
                className={styles.control ?? ''}
                autoComplete="off"
              />
            </div>
          </Field>
        );
      }}
    </AriaNumberField>
  );
}
