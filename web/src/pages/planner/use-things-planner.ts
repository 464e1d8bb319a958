import { useMemo } from 'react';
import type { ThingsPlanner } from '../../features/things-to-do/use-thing-actions';
import type { Planner } from './planner';

/** The parts of the planner that adding a place needs; the same object until one of them changes. */
export function useThingsPlanner(planner: Planner): ThingsPlanner {
  const { isEditable, addPlace, openPlace, goToStop, showView, beginTripAt } = planner;
  return useMemo(
    () => ({
      isEditable,
      addPlace,
      openPlace,
      goToStop,
      goToTrip: () => showView(null),
      beginTrip: beginTripAt,
    }),
    [isEditable, addPlace, openPlace, goToStop, showView, beginTripAt],
  );
}
