import { useEffect } from 'react';
import { whenIdle } from '../../lib/loading/idle';
import { loadCalendar } from '../../ui/fields/calendar';
import { loadAddDialog, loadEditDialogs } from './dialogs/planner-dialogs';
import { loadFindingParts } from './views/later-findings';
import { loadOtherTabs } from './views/tab-panels';

/** How long other code waits, in milliseconds, so the trip, its map and pictures load first. */
const TRIP_FIRST_MS = 1_500;

/** Loads what a first press may need, once the trip is on screen and the browser is idle. */
export function useLaterParts(): void {
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = whenIdle(() => {
        // If loading fails, opening the part retries and reports it.
        const parts = [loadAddDialog, loadEditDialogs, loadFindingParts, loadOtherTabs, loadCalendar];
        for (const load of parts) load().catch(() => {});
      });
    }, TRIP_FIRST_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
