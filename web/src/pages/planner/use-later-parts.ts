import { useEffect } from 'react';
import { whenIdle } from '../../lib/idle';
import { loadCalendar } from '../../ui/fields/calendar';
import { loadEditDialogs } from './dialogs/planner-dialogs';
import { loadOtherTabs } from './views/tab-panels';

/** Loads what a first press may need, once the trip is on screen and the browser is idle. */
export function useLaterParts(): void {
  useEffect(
    () =>
      whenIdle(() => {
        // Whoever opens one of them tries again, and says so if it fails.
        for (const load of [loadEditDialogs, loadOtherTabs, loadCalendar]) load().catch(() => {});
      }),
    [],
  );
}
