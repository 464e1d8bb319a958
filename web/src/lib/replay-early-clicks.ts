import { flushSync } from 'react-dom';

declare global {
  interface Window {
    /** Made by the script in the page's head: the buttons pressed so far, in order; none are kept from then on. */
    takeEarlyClicks?: () => HTMLButtonElement[];
  }
}

/** Presses again what was pressed before the code was there. Called once the page is taken over. */
export function replayEarlyClicks(): void {
  for (const button of window.takeEarlyClicks?.() ?? []) {
    // Each sees what the one before has done.
    flushSync(() => button.click());
  }
}
