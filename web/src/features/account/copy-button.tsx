import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('accountSecurity');
  const [isCopied, setCopied] = useState(false);
  // Insecure pages can't use the clipboard; the text can be selected instead.
  if (!('clipboard' in navigator)) return null;
  return (
    <>
      <Button
        size="small"
        icon={isCopied ? <Check {...ICON} /> : <Copy {...ICON} />}
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        {label}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied ? t('codesCopied') : null}
      </span>
    </>
  );
}
