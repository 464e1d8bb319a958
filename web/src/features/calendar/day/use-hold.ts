import { addDays, dayNumber, dayOf, momentOfMinute } from '@wayfold/domain/calendar/dates';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { focusOnceLost } from '../../../lib/focus-later';
import { feel } from '../../../lib/phone/haptics';
import { useLatest } from '../../../planner-state/use-latest';
import { DAY_MINUTES } from './day-entries';
import { type HeldPlan, heldAt, STEP_MINUTES } from './held-plan';

/** How long a finger rests on a plan before it is lifted. */
const HOLD_MS = 350;
/** A finger that moves this far before then scrolls or swipes, and a mouse lifts the plan. */
const SLOP_PX = 8;
/** A held plan near an edge of the hours scrolls them, or changes the day once it has rested there, and again later. */
const EDGE_PX = 32;
const SCROLL_PX = 6;
const REST_MS = 600;
const AGAIN_MS = 1_200;

/** What holding a plan needs to know about the hours around it. */
export interface HoldOptions {
  /** As high as a day and as wide as the days shown. */
  layer: RefObject<HTMLElement | null>;
  /** Scrolls the layer. */
  scroller: RefObject<HTMLElement | null>;
  /** The days shown. */
  from: string;
  days: number;
  /** First and last day of the trip. */
  first: string;
  last: string;
  /** Makes a day one of those shown. */
  onShowDay: (day: string) => void;
  onDrop: (held: HeldPlan) => void;
}

/** A plan that can be held: its id, and its start in minutes since 1970. */
export type Holdable = Pick<HeldPlan, 'id' | 'from'>;

/**
 * Moves plans by holding them: a finger that rests on one lifts it, a mouse drags it, and Space lifts it for the arrow keys.
 *
 * Resting near the side of the hours shows the day before or after, resting on an element with `data-day` shows that day.
 */
export function useHold(options: HoldOptions) {
  const latest = useLatest(options);
  const [held, setHeld] = useState<HeldPlan | null>(null);
  const current = useRef<HeldPlan | null>(null);
  const wasHeld = useRef(false);
  const stopListening = useRef(() => {});

  useEffect(() => {
    const { scroller } = latest.current;
    const element = scroller.current;
    // Registered before any touch, or the browser would already be scrolling when a plan is lifted.
    const keepStill = (event: TouchEvent) => {
      if (current.current && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', keepStill, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', keepStill);
      stopListening.current();
    };
  }, [latest]);

  function hold(next: HeldPlan | null) {
    current.current = next;
    setHeld(next);
  }

  function lift({ id, from }: Holdable) {
    hold({ id, from, at: from });
  }

  function drop() {
    const dropped = current.current;
    hold(null);
    if (dropped && dropped.at !== dropped.from) latest.current.onDrop(dropped);
  }

  function press(event: PointerEvent<HTMLElement>, plan: Holdable) {
    wasHeld.current = false;
    if (event.button !== 0 || !event.isPrimary || current.current) return;
    const { pointerId, pointerType, currentTarget: element } = event;
    const begin = { x: event.clientX, y: event.clientY };
    const at = { ...begin };
    const rest = { at: '', until: 0 };
    let grab = 0;
    let frame = 0;
    let top: number | null = null;

    const follow = (now: number) => {
      frame = requestAnimationFrame(follow);
      const { layer, scroller, from, days, first, last, onShowDay } = latest.current;
      const view = scroller.current?.getBoundingClientRect();
      const room = layer.current?.getBoundingClientRect();
      if (!view || !room || !scroller.current || !current.current) return;
      // What is above the hours differs from day to day, and the plan keeps its time when another day is shown.
      const moved = view.top - (top ?? view.top);
      top = view.top;
      if (moved !== 0) {
        scroller.current.scrollTop += moved;
        return;
      }
      if (at.y > view.bottom - EDGE_PX) scroller.current.scrollTop += SCROLL_PX;
      else if (at.y > view.top && at.y < view.top + EDGE_PX) scroller.current.scrollTop -= SCROLL_PX;

      const isAside = Math.abs(at.x - begin.x) > SLOP_PX;
      const side = isAside && at.y > view.top ? sideOf(at.x, view) : 0;
      const target = side === 0 ? dayUnder(at) : SIDES[side];
      if (rest.at !== target) Object.assign(rest, { at: target, until: now + REST_MS });
      else if (target !== '' && now >= rest.until) {
        rest.until = now + AGAIN_MS;
        const day = side === 0 ? target : addDays(from, side < 0 ? -1 : days);
        if (first <= day && day <= last) onShowDay(day);
      }

      const column = Math.floor(((at.x - room.left) / room.width) * days);
      const day = dayNumber(from) + Math.min(days - 1, Math.max(0, column));
      const minute = ((Math.max(view.top, at.y - grab) - room.top) / room.height) * DAY_MINUTES;
      const next = heldAt(current.current, day, minute);
      if (next !== current.current) hold(next);
    };
    const begins = () => {
      wasHeld.current = true;
      feel('lift');
      grab = at.y - element.getBoundingClientRect().top;
      lift(plan);
      frame = requestAnimationFrame(follow);
    };
    const timer = pointerType === 'mouse' ? undefined : setTimeout(begins, HOLD_MS);
    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      Object.assign(at, { x: moved.clientX, y: moved.clientY });
      if (current.current || Math.hypot(at.x - begin.x, at.y - begin.y) < SLOP_PX) return;
      if (pointerType === 'mouse') begins();
      else stop();
    };
    const release = (released: globalThis.PointerEvent) => {
      if (released.pointerId !== pointerId) return;
      stop();
      if (!current.current) return;
      feel('drop');
      drop();
    };
    const cancel = () => {
      stop();
      hold(null);
    };
    const cancelByKey = (key: globalThis.KeyboardEvent) => {
      if (key.key === 'Escape') cancel();
    };
    const stop = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', cancelByKey);
    };
    // On the window, because the plan follows the pointer late.
    addEventListener('pointermove', move);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', cancelByKey);
    stopListening.current = stop;
  }

  function pressKey(event: KeyboardEvent<HTMLElement>, plan: Holdable) {
    const lifted = current.current;
    const step = KEY_STEPS[event.key];
    if (lifted === null ? event.key !== ' ' : !step && !ENDING_KEYS.includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (lifted === null) lift(plan);
    else if (step) moveBy(lifted, step);
    else if (event.key === 'Escape') hold(null);
    else {
      const plan = event.currentTarget;
      drop();
      // Its new place among the others may be reached by moving its element, which loses the focus.
      focusOnceLost(() => (plan.isConnected ? plan : null));
    }
  }

  function moveBy(lifted: HeldPlan, step: { minutes: number; days: number }) {
    const { first, last, onShowDay } = latest.current;
    const day = addDays(dayOf(momentOfMinute(lifted.at)), step.days);
    if (day < first || last < day) return;
    hold(heldAt(lifted, dayNumber(day), (lifted.at % DAY_MINUTES) + step.minutes));
    if (step.days !== 0) onShowDay(day);
  }

  return {
    held,
    press,
    pressKey,
    /** Whether a plan is held right now, for handlers. */
    isHeld: () => current.current !== null,
    /** Whether the press that ends with this click held the plan. */
    wasHeld: () => wasHeld.current,
    cancel: () => hold(null),
  };
}

const KEY_STEPS: Partial<Record<string, { minutes: number; days: number }>> = {
  ArrowUp: { minutes: -STEP_MINUTES, days: 0 },
  ArrowDown: { minutes: STEP_MINUTES, days: 0 },
  ArrowLeft: { minutes: 0, days: -1 },
  ArrowRight: { minutes: 0, days: 1 },
};
const ENDING_KEYS = [' ', 'Enter', 'Escape'];

const SIDES = { '-1': 'before', 1: 'after' } as const;

function sideOf(x: number, { left, right }: DOMRect): -1 | 0 | 1 {
  if (x < left + EDGE_PX) return -1;
  return x > right - EDGE_PX ? 1 : 0;
}

/** The day of the element under a point; empty if it has none. */
function dayUnder({ x, y }: { x: number; y: number }): string {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]');
  return element?.dataset.day ?? '';
}
