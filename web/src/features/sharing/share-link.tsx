import { Check, Copy, Link2, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMedia } from '../../lib/media';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import styles from './share-link.module.css';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The address without what every browser adds by itself: there is little room. */
function shortAddress(address: string): string {
  return address.replace(/^https?:\/\//, '');
}

/** The live link, to be copied or handed to another app. */
export function ShareLink({ address, tripName }: { address: string; tripName: string }) {
  const t = useTranslations('sharing');
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const isTouch = useMedia('(pointer: coarse)');
  const field = useRef<HTMLInputElement>(null);
  const mark = () => field.current?.select();

  function copy() {
    // Browsers have no clipboard on pages without encryption.
    if (!('clipboard' in navigator)) {
      mark();
      return setCopied('failed');
    }
    navigator.clipboard.writeText(address).then(
      () => setCopied('yes'),
      () => {
        mark();
        setCopied('failed');
      },
    );
  }

  return (
    <div className={styles.link}>
      <TextField
        ref={field}
        label={t('link')}
        value={shortAddress(address)}
        onChange={() => {}}
        readOnly
        icon={<Link2 {...ICON} />}
        className={styles.field}
        onFocus={mark}
        // By hand one gets the whole address as well, which messengers know for a link.
        onCopy={(event) => {
          event.clipboardData.setData('text/plain', address);
          event.preventDefault();
        }}
        error={copied === 'failed' ? t('copyFailed') : undefined}
      />
      <Button
        variant="primary"
        className={styles.copy}
        icon={copied === 'yes' ? <Check {...ICON} /> : <Copy {...ICON} />}
        onClick={copy}
      >
        {copied === 'yes' ? t('copied') : t('copy')}
      </Button>
      {isTouch && 'share' in navigator ? (
        <Button
          className={styles.copy}
          icon={<Share2 {...ICON} />}
          // Whoever thinks better of it has lost nothing.
          onClick={() => void navigator.share({ title: tripName, url: address }).catch(() => undefined)}
        >
          {t('send')}
        </Button>
      ) : null}
      <span role="status" className="visually-hidden">
        {copied === 'yes' ? t('copied') : null}
      </span>
    </div>
  );
}
