import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import styles from './toast.module.css';
import { dismissToast, followToast, type ShownToast, shownToast } from './toast-store';

const PLAIN_STAY_MS = 5_000;
const ACTION_STAY_MS = 8_000;

/** The place where toasts appear; once in the shell. */
export function ToastRegion() {
  const t = useTranslations('ui');
  const current = useSyncExternalStore(followToast, shownToast, () => null);
  return (
    // An open dialog makes the rest of the page inert, except for what is marked like this; pressing it doesn't close the dialog.
    <section aria-label={t('notices')} className={styles.region} data-react-aria-top-layer="true">
      <div role="status" aria-live="polite">
        {current ? <Toast key={current.id} words={current} /> : null}
      </div>
    </section>
  );
}

function Toast({ words }: { words: ShownToast }) {
  const [isHeld, setHeld] = useState(false);
  const stayMs = words.action ? ACTION_STAY_MS : PLAIN_STAY_MS;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(dismissToast, stayMs);
    return () => clearTimeout(timer);
  }, [isHeld, stayMs]);

  return (
    // Hover and focus only pause the clock; the toast itself does nothing. A mouse already there doesn't count as hovering.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className={styles.toast}
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) setHeld(true);
      }}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.message}>{words.message}</span>
      {words.action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            words.action?.onAction();
            dismissToast();
          }}
        >
          {words.action.label}
        </button>
      ) : null}
    </div>
  );
}
