import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import styles from './toast.module.css';

/** The text and action of a toast. */
export interface ToastWords {
  message: string;
  /** One action, such as Undo; a toast with one stays 8 seconds instead of 5. */
  action?: { label: string; onAction: () => void };
}

interface Shown extends ToastWords {
  id: number;
}

const PLAIN_STAY_MS = 5_000;
const ACTION_STAY_MS = 8_000;

let shown: Shown | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function show(next: Shown | null) {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Confirms for a few seconds that something was done; replaces a toast that is still visible.
 *
 * Never for an error that needs action: that is a `Banner` where the problem is.
 */
export function toast(words: ToastWords): void {
  show({ ...words, id: nextId++ });
}

/** Removes the toast, if there is one. */
export function dismissToast(): void {
  if (shown) show(null);
}

/** The place where toasts appear; once in the shell. */
export function ToastRegion() {
  const t = useTranslations('ui');
  const current = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  return (
    <section aria-label={t('notices')} className={styles.region}>
      <div role="status" aria-live="polite">
        {current ? <Toast key={current.id} words={current} /> : null}
      </div>
    </section>
  );
}

function Toast({ words }: { words: Shown }) {
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
