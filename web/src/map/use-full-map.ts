import { useEffect, useState } from 'react';
import { useBack } from '../lib/back/use-back';
import { useFullScreen } from '../ui/dialogs/use-full-screen';
import styles from './full-map.module.css';

/** Whether a map fills the screen. */
export interface FullMap {
  /** False where browsers don't let pages fill the screen, as on iPhones. */
  isPossible: boolean;
  isFull: boolean;
  toggle: () => void;
  /** For the element that contains the map and what floats over it. */
  className: string | undefined;
}

/**
 * Lets a map fill the screen; Escape and Back end it.
 *
 * The page as a whole is in full screen and the map covers it, because menus and dialogs aren't inside the map.
 */
export function useFullMap(): FullMap {
  const { isPossible, isFull: isFullScreen, toggle: toggleScreen } = useFullScreen();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const follow = () =>
      setAsked((asked) => asked && document.fullscreenElement === document.documentElement);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const isFull = isAsked && isFullScreen;
  const toggle = () => {
    setAsked(!isFull);
    toggleScreen(document.documentElement);
  };
  useBack(isFull ? toggle : null);
  return { isPossible, isFull, toggle, className: isFull ? styles.full : undefined };
}
