import { TEXT_MAX } from '@wayfold/contract/kernel/plain-text';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/fields/text-field';
import { IconButton } from '../../ui/icon-button';
import styles from './booking-editor.module.css';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The confirmation code, with a button that copies it. */
export function CodeField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const t = useTranslations('bookings');
  const [copied, setCopied] = useState<string | null>(null);
  const code = value.trim();
  const isCopied = code !== '' && copied === code;
  return (
    <TextField
      label={t('code')}
      value={value}
      onChange={onChange}
      maxLength={TEXT_MAX.key}
      autoCapitalize="characters"
      spellCheck={false}
      after={
        code && 'clipboard' in navigator ? (
          <>
            <IconButton
              label={t('copyCode', { code })}
              className={styles.copy ?? ''}
              onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(code))}
            >
              {isCopied ? <Check {...ICON} /> : <Copy {...ICON} />}
            </IconButton>
            <span role="status" className="visually-hidden">
              {isCopied ? t('codeCopied') : null}
            </span>
          </>
        ) : null
      }
    />
  );
}
