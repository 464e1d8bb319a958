import { Eye } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './password-field.module.css';
import { TextField, type TextFieldProps } from './text-field';

/** A password, hidden until somebody wants to see what they type. */
export function PasswordField(
  props: Omit<TextFieldProps, 'type' | 'after' | 'icon' | 'autoComplete' | 'ref'> & {
    /** What a password manager does: fills in the one it knows, or offers one of its own. */
    autoComplete: 'current-password' | 'new-password';
    ref?: RefObject<HTMLInputElement | null>;
  },
) {
  const t = useTranslations('ui');
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      // What is shown is still no prose.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button type="button" className={styles.toggle} onClick={() => setIsShown(!isShown)}>
          <Eye size={18} strokeWidth={1.75} aria-hidden="true" />
          {isShown ? t('hide') : t('show')}
          <span className="visually-hidden">{props.label}</span>
        </button>
      }
    />
  );
}
