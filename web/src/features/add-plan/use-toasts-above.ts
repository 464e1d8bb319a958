import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useToastPlace } from '../../ui/dialogs/use-toast-place';

/** The distance of toasts to the control, less their own to the bottom of the window, in CSS pixels. */
const NEARER = 12;

/**
 * Keeps toasts above a control of a dialog, whose height changes with the keyboard of a phone; then also keeps what is being
 * edited in sight.
 *
 * @returns measures again, for a toast that is about to appear
 */
export function useToastsAbove(control: RefObject<HTMLElement | null>): () => void {
  const [lift, setLift] = useState(0);
  useToastPlace({ lift }, true);
  const measure = useCallback(() => {
    if (control.current) setLift(innerHeight - control.current.getBoundingClientRect().top - NEARER);
  }, [control]);
  useEffect(() => {
    const dialog = control.current?.closest('[role="dialog"]');
    if (!dialog) return;
    const observer = new ResizeObserver(() => {
      measure();
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(dialog);
    return () => observer.disconnect();
  }, [control, measure]);
  return measure;
}
