import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './copy-code.module.css';

const ICON = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A confirmation code that one press copies; plain text where the browser has no clipboard. */
export function CopyCode({ code }: { code: string }) {
  const t = useTranslations('bookings');
  const [isCopied, setCopied] = useState(false);
  // Browsers have no clipboard API without a secure context; the text can be selected instead.
  if (!('clipboard' in navigator)) return <span className={styles.code}>{code}</span>;
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={t('copyCode', { code })}
        onClick={() =>
          void navigator.clipboard.writeText(code).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        <span className={styles.code}>{code}</span>
        {isCopied ? <Check {...ICON} /> : <Copy {...ICON} />}
      </button>
      <span role="status" className="visually-hidden">
        {isCopied ? t('codeCopied') : null}
      </span>
    </>
  );
}
