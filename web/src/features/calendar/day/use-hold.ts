import { addDays, dateOfDay, dayNumber } from '@wayfold/domain/calendar/dates';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { focusOnceLost } from '../../../lib/focus-later';
import { feel } from '../../../lib/phone/haptics';
import { useLatest } from '../../../planner-state/use-latest';
import { HOLD_MS } from '../hold-delay';
import { DAY_MINUTES } from './day-entries';
import { type HeldPlan, heldAt, isSamePlace, STEP_MINUTES } from './held-plan';

/** A finger that moves this far before then scrolls or swipes, and a mouse lifts the plan. */
const SLOP_PX = 8;
/** A held plan near an edge of the hours scrolls them, or changes the day once it has rested there, and again later. */
const EDGE_PX = 32;
const SCROLL_PX = 6;
const REST_MS = 600;
const AGAIN_MS = 1_200;
/** The first time that the keyboard gives a plan without one, in minutes after midnight. */
const FIRST_MINUTE = 9 * 60;
/** The keyboard keeps this many minutes around a held plan in view. */
const MARGIN_MINUTES = 60;

/** What holding a plan needs to know about the hours around it. */
export interface HoldOptions {
  /** Contains all plans that can be held; a held one keeps it from scrolling. */
  frame: RefObject<HTMLElement | null>;
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

/** A plan that can be held. */
export type Holdable = Omit<HeldPlan, 'at'>;

/** What holds plans, and the one that is held. */
export type Hold = ReturnType<typeof useHold>;

/**
 * Moves plans by holding them: a finger that rests on one lifts it, a mouse drags it, and Space lifts it for the arrow keys.
 * In the hours, a plan gets a time; above them, it only gets another day, and so does a stay everywhere.
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
    const element = latest.current.frame.current;
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

  function lift(plan: Holdable) {
    hold({ ...plan, at: plan.from });
  }

  function drop() {
    const dropped = current.current;
    hold(null);
    if (dropped && !isSamePlace(dropped.at, dropped.from)) latest.current.onDrop(dropped);
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
    // On its way down into the hours, a plan doesn't scroll them up.
    let isIn = plan.row === 'hours';

    const follow = (now: number) => {
      frame = requestAnimationFrame(follow);
      const { layer, scroller, from, days, first, last, onShowDay } = latest.current;
      const lifted = current.current;
      const view = scroller.current?.getBoundingClientRect();
      const room = layer.current?.getBoundingClientRect();
      if (!view || !room || !scroller.current || !lifted) return;
      // What is above the hours differs from day to day, and the plan keeps its time when another day is shown.
      const moved = view.top - (top ?? view.top);
      top = view.top;
      if (moved !== 0) {
        scroller.current.scrollTop += moved;
        return;
      }
      if (at.y > view.bottom - EDGE_PX) scroller.current.scrollTop += SCROLL_PX;
      else if (at.y > view.top + EDGE_PX) isIn = true;
      else if (isIn && at.y > view.top) scroller.current.scrollTop -= SCROLL_PX;

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
      const isInHours = lifted.row === 'hours' || at.y > view.top;
      const minute = ((Math.max(view.top, at.y - grab) - room.top) / room.height) * DAY_MINUTES;
      const next = heldAt(lifted, Math.max(day, earliest(lifted)), isInHours ? minute : null);
      if (next !== lifted) hold(next);
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
      drop();
      // Its new place among the others may be reached by moving its element or by another one, which loses the focus.
      focusOnceLost(() => latest.current.frame.current?.querySelector(`[data-plan="${plan.id}"]`) ?? null);
    }
  }

  function moveBy(lifted: HeldPlan, step: { minutes: number; days: number }) {
    const { last, onShowDay } = latest.current;
    const day = lifted.at.day + step.days;
    if (day < earliest(lifted) || dayNumber(last) < day) return;
    const { minute } = lifted.at;
    const next = step.minutes === 0 ? minute : minute === null ? FIRST_MINUTE : minute + step.minutes;
    const moved = heldAt(lifted, day, next);
    hold(moved);
    if (step.days !== 0) onShowDay(dateOfDay(day));
    if (moved.at.minute !== null) bringIn(moved.at.minute);
  }

  /** Scrolls the hours as far as a held plan at this minute needs. */
  function bringIn(minute: number) {
    const [hours, view] = [latest.current.layer.current, latest.current.scroller.current];
    if (!hours || !view) return;
    const px = hours.clientHeight / DAY_MINUTES;
    const least = (minute + 2 * MARGIN_MINUTES) * px - view.clientHeight;
    view.scrollTop = Math.min((minute - MARGIN_MINUTES) * px, Math.max(least, view.scrollTop));
  }

  /** The first day that a held plan can be moved to, since all of it stays in the trip. */
  function earliest({ night }: HeldPlan): number {
    return dayNumber(latest.current.first) + night;
  }

  return {
    held,
    /** Props of a plan's button. */
    propsFor: (plan: Holdable, onOpen: () => void) => ({
      'data-plan': plan.id,
      onPointerDown: (event: PointerEvent<HTMLElement>) => press(event, plan),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => pressKey(event, plan),
      // Space lifts it, and must not also press it.
      onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === ' ') event.preventDefault();
      },
      // A long press would open the browser's own menu.
      onContextMenu: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
      onBlur: () => hold(null),
      // The press that ends with this click may have held it; a click by keyboard has no press.
      onClick: ({ detail }: MouseEvent<HTMLElement>) => {
        if (detail === 0 || !wasHeld.current) onOpen();
      },
    }),
    /** Whether a plan is held right now, for handlers. */
    isHeld: () => current.current !== null,
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
