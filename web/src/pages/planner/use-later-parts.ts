import { useEffect } from 'react';
import { whenIdle } from '../../lib/idle';
import { loadCalendar } from '../../ui/fields/calendar';
import { loadEditDialogs } from './dialogs/planner-dialogs';
import { loadOtherTabs } from './views/tab-panels';

/** How long the trip comes first, with its map and pictures. */
const TRIP_FIRST_MS = 1_500;

/** Loads what a first press may need, once the trip is on screen and the browser is idle. */
export function useLaterParts(): void {
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = whenIdle(() => {
        // Whoever opens one of them tries again, and says so if it fails.
        for (const load of [loadEditDialogs, loadOtherTabs, loadCalendar]) load().catch(() => {});
      });
    }, TRIP_FIRST_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
