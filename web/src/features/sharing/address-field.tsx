import { X } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { useTranslations } from 'use-intl';
import { controlAttributes, Field, fieldIds } from '../../ui/fields/field';
import styles from './address-field.module.css';

/** A field for several email addresses, each of which becomes a chip when typed. */
export function AddressField(props: {
  addresses: readonly string[];
  typed: string;
  error: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  onType: (typed: string) => void;
  /** Adds the typed addresses. Not called on blur, which would move the button away from under the click. */
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
          // With type email, a pasted list of addresses would be cut to one.
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={addresses.length === 0 ? t('emailPlaceholder') : undefined}
          {...controlAttributes(ids, words)}
          className={styles.input}
          // Stays beside the chips as long as the typed text fits there.
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
