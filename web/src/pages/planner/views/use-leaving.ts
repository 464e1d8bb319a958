import { useEffect, useRef } from 'react';
import { focusOnceLost } from '../../../lib/focus-later';
import { tripMenuButton } from '../dialogs/planner-trip-menu';
import type { Planner } from '../planner';

/**
 * Lets Escape close a view with its own header and go back to the previous view.
 *
 * @returns a ref to the function that finds what gets focus when the view closes: usually what it was opened from
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
