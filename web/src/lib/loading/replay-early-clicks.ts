import { flushSync } from 'react-dom';

declare global {
  interface Window {
    /** Set by the script in the page's head. Returns the buttons pressed so far, in order, and stops recording. */
    takeEarlyClicks?: () => HTMLButtonElement[];
  }
}

/** Replays clicks made before hydration. Called once the page is hydrated. */
export function replayEarlyClicks(): void {
  for (const button of window.takeEarlyClicks?.() ?? []) {
    // Flushes each, so the next one sees its effect.
    flushSync(() => button.click());
  }
}
