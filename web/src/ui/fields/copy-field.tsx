import { Check, Copy } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button';
import styles from './copy-field.module.css';
import { TextField } from './text-field';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A link to share: a field to copy it from by hand, and a copy button. */
export function CopyField(props: {
  label: string;
  help?: string;
  address: string;
  /** Shown in the field if space is tight; the URL itself by default. */
  shown?: string;
  /** 18 px, inside the field before the URL. */
  icon?: ReactNode;
  words: {
    /** On the button. */
    copy: string;
    copied: string;
    /** Shown if the browser denies clipboard access. */
    failed: string;
  };
  /** Whether it was copied already. */
  isCopied?: boolean;
  /** More buttons, next to the copy button. */
  children?: ReactNode;
}) {
  const { label, help, address, shown = address, icon, words, isCopied = false, children } = props;
  const [tried, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copied = tried === 'no' && isCopied ? 'yes' : tried;
  const field = useRef<HTMLInputElement>(null);

  function fail() {
    field.current?.select();
    setCopied('failed');
  }
  function copy() {
    // Browsers have no clipboard API without a secure context.
    if (!('clipboard' in navigator)) return fail();
    navigator.clipboard.writeText(address).then(() => setCopied('yes'), fail);
  }

  return (
    <div className={styles.field}>
      <TextField
        ref={field}
        label={label}
        help={help}
        value={shown}
        onChange={() => {}}
        readOnly
        icon={icon}
        className={styles.address}
        onFocus={(event) => event.currentTarget.select()}
        // Copying by hand also gives the full URL, which messengers recognize as a link.
        onCopy={(event) => {
          event.clipboardData.setData('text/plain', address);
          event.preventDefault();
        }}
        error={copied === 'failed' ? words.failed : undefined}
      />
      <Button
        variant="primary"
        icon={copied === 'yes' ? <Check {...ICON} /> : <Copy {...ICON} />}
        onClick={copy}
      >
        {copied === 'yes' ? words.copied : words.copy}
      </Button>
      {children}
      <span role="status" className="visually-hidden">
        {copied === 'yes' ? words.copied : null}
      </span>
    </div>
  );
}
