import { useCallback, useRef, useState } from 'react';
import { afterPress } from './after-press';
import { useOnLeave } from './use-on-leave';

/** What is typed is saved after so long a pause, in milliseconds, unless its field says otherwise, and when the field is left. */
const PAUSE_MS = 1_200;

/** Why a draft is saved: one has stopped typing for a moment, or has gone on. */
export type SaveReason = 'pause' | 'left';

/** What a field holds between two saves. */
export interface Draft<Value> {
  value: Value;
  /** True while something typed is not saved. */
  isOpen: boolean;
  set(value: Value): void;
  /** Saves what is typed, as when the field is left: now, or as soon as what is pressed is let go. */
  leave(): void;
  /** Leaves it as it was saved. */
  drop(): void;
}

/** What a field may want otherwise. */
export interface DraftOptions<Value> {
  same?: (typed: Value, saved: Value) => boolean;
  pauseMs?: number;
}

/**
 * Keeps what is typed until it is saved: after a pause, when the field is left, and when the page goes away.
 *
 * While nothing is typed the field shows what is saved, also when that changes elsewhere; while something is, that stays.
 *
 * @param save called with what differs; false refuses it, and the draft stays as it is
 * @param same when what is typed is what is saved; identity by default
 */
export function useDraft<Value>(
  saved: Value,
  save: (value: Value, reason: SaveReason) => boolean,
  { same = Object.is, pauseMs = PAUSE_MS }: DraftOptions<Value> = {},
): Draft<Value> {
  const [draft, setDraft] = useState<{ value: Value } | null>(null);
  // Read by timers and by the page that goes away, before anything is drawn again.
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
