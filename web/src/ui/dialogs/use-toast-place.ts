import { useLayoutEffect } from 'react';

/** Where toasts appear while a screen is open. */
export interface ToastPlace {
  /** CSS pixels at the bottom of the window that toasts leave free. */
  lift: number;
  /** CSS pixels at the start of the window that they leave free; 0 if missing. */
  start?: number;
}

/** Keeps toasts clear of controls at the bottom. One screen sets it at a time; if none does, they appear at the very bottom. */
export function useToastPlace({ lift, start = 0 }: ToastPlace): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-lift', `${lift}px`);
    style.setProperty('--toast-start', `${start}px`);
    return () => {
      style.removeProperty('--toast-lift');
      style.removeProperty('--toast-start');
    };
  }, [lift, start]);
}
