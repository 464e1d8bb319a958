import { X } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { useTranslations } from 'use-intl';
import { controlAttributes, Field, fieldIds } from '../../ui/fields/field';
import styles from './address-field.module.css';

/** A field for several email addresses, each a chip once it is typed. */
export function AddressField(props: {
  addresses: readonly string[];
  typed: string;
  error: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  onType: (typed: string) => void;
  /** Takes what was typed. Not when the field is left: what moves then would move away under a press on the button. */
  onTake: () => void;
  onRemove: (address: string) => void;
}) {
  const { addresses, typed, error, inputRef, onType, onTake, onRemove } = props;
  const t = useTranslations('sharing');
  const ids = fieldIds(useId());
  const words = { label: t('email'), error };
  return (
    <Field ids={ids} {...words} className={styles.field}>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        {addresses.map((address) => (
          <span key={address} className={styles.chip}>
            <span className={styles.address}>{address}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('emailRemove', { email: address })}
              onClick={() => {
                onRemove(address);
                inputRef.current?.focus();
              }}
            >
              <X size={14} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </span>
        ))}
        <input
          ref={inputRef}
          // Addresses pasted together would be cut to one.
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={addresses.length === 0 ? t('emailPlaceholder') : undefined}
          {...controlAttributes(ids, words)}
          className={styles.input}
          // Beside the chips as long as what is typed has room there.
          style={{ flexBasis: `${typed.length + 1}ch` }}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ',' || event.key === ';' || event.key === ' ') {
              event.preventDefault();
              onTake();
            }
            const last = addresses.at(-1);
            if (event.key === 'Backspace' && typed === '' && last !== undefined) onRemove(last);
          }}
        />
      </div>
    </Field>
  );
}
