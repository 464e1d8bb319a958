import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { PlannerState } from './planner';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set if something that another app shared waits for the trip. */
    hasIncoming?: boolean;
  }
}

/** Opens the dialog that adds what another app shared, when the planner was opened for that. */
export function useIncoming(openDialog: PlannerState['openDialog']): void {
  const { hasIncoming } = useLocation().state;
  useEffect(() => {
    if (hasIncoming) openDialog({ kind: 'incoming' });
  }, [hasIncoming, openDialog]);
}
