import { useCallback, useRef, useState } from 'react';
import { afterPress } from './after-press';
import { useOnLeave } from './use-on-leave';

/** Default pause in typing before a draft is saved, in milliseconds; leaving the field saves it, too. */
const PAUSE_MS = 1_200;

/** Why a draft is saved: the user paused typing, or left the field. */
export type SaveReason = 'pause' | 'left';

/** The state of a field between two saves. */
export interface Draft<Value> {
  value: Value;
  /** True while there is unsaved input. */
  isOpen: boolean;
  set(value: Value): void;
  /** Saves the typed value, as on leaving the field: now, or when the pressed pointer is released. */
  leave(): void;
  /** Discards the draft. */
  drop(): void;
}

/** Options of a draft. */
export interface DraftOptions<Value> {
  same?: (typed: Value, saved: Value) => boolean;
  pauseMs?: number;
}

/**
 * Keeps what is typed until it is saved: after a pause, when the field is left, and when the page goes away.
 *
 * Without a draft the field shows the saved value, even if it changes elsewhere; a draft stays until saved.
 *
 * @param save called with a changed value; if it returns false, the draft stays as it is
 * @param same whether the typed value equals the saved one; identity by default
 */
export function useDraft<Value>(
  saved: Value,
  save: (value: Value, reason: SaveReason) => boolean,
  { same = Object.is, pauseMs = PAUSE_MS }: DraftOptions<Value> = {},
): Draft<Value> {
  const [draft, setDraft] = useState<{ value: Value } | null>(null);
  // Read by timers and on page close, before the next render.
  const typed = useRef<{ value: Value } | null>(null);
  const latest = useRef({ saved, save, same });
  latest.current = { saved, save, same };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hold = useCallback((next: { value: Value } | null) => {
    clearTimeout(timer.current);
    typed.current = next;
    setDraft(next);
  }, []);
  const settle = useCallback(
    (reason: SaveReason) => {
      clearTimeout(timer.current);
      const now = typed.current;
      if (!now) return;
      const { saved: before, save: keep, same: isSame } = latest.current;
      if (isSame(now.value, before) || keep(now.value, reason)) hold(null);
    },
    [hold],
  );
  const set = useCallback(
    (value: Value) => {
      hold({ value });
      timer.current = setTimeout(() => settle('pause'), pauseMs);
    },
    [hold, settle, pauseMs],
  );
  useOnLeave(() => settle('left'));

  return {
    value: draft ? draft.value : saved,
    isOpen: draft !== null && !same(draft.value, saved),
    set,
    leave: useCallback(() => afterPress(() => settle('left')), [settle]),
    drop: useCallback(() => hold(null), [hold]),
  };
}
