import { useId } from 'react';
import { useLocale } from 'use-intl';
import { controlAttributes, Field, type FieldWords, fieldIds } from '../../ui/fields/field';
import fieldStyles from '../../ui/fields/field.module.css';
import styles from './amount-field.module.css';
import { signOf } from './typed-money';
import { type TypedAmount, useTypedAmount } from './use-typed-amount';

/**
 * A field for an amount of money with its currency. Accepts amounts in people's own notation, and says how it read an ambiguous
 * one. Text that isn't an amount stays in the field, and so does an amount beyond the limits: code that saves the form refuses
 * both with `areWithin`.
 */
export function AmountField(
  props: TypedAmount & Pick<FieldWords, 'label' | 'help'> & { className?: string | undefined },
) {
  const { label, help, className, currency } = props;
  const locale = useLocale();
  const { input, error, reading, check } = useTypedAmount(props);
  const ids = fieldIds(useId());
  const words = { label, help: reading ?? help, error };
  return (
    <Field ids={ids} {...words} className={className}>
      <div className={fieldStyles.box} data-invalid={error ? '' : undefined}>
        <span className={styles.sign}>{signOf(currency, locale)}</span>
        <input
          type="text"
          {...input}
          {...controlAttributes(ids, words)}
          className={fieldStyles.control}
          onKeyDown={(event) => {
            if (event.key === 'Enter') check();
          }}
        />
      </div>
      <span role="status" className="visually-hidden">
        {reading}
      </span>
    </Field>
  );
}
