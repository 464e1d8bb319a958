import { useEffect, useRef } from 'react';
import { focusOnceLost } from '../../../lib/focus-later';
import { tripMenuButton } from '../dialogs/planner-trip-menu';
import type { Planner } from '../planner';

/**
 * Lets Escape lead out of a view with a head of its own, back to the view before it.
 *
 * @returns what the focus goes on to when the view is left: mostly what it was opened from
 */
export function useLeaving({ ripple, dialog, leaveView }: Planner) {
  const next = useRef<() => Element | null>(tripMenuButton);
  useEffect(() => () => focusOnceLost(next.current), []);

  const isOnTop = !ripple.shown && !dialog;
  useEffect(() => {
    if (!isOnTop) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leaveView();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOnTop, leaveView]);

  return next;
}
