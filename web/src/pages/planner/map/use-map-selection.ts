import { dayKey } from '@wayfold/domain/day/trip-days';
import { isHome } from '@wayfold/domain/travel/home-legs';
import { useCallback } from 'react';
import { useDiscoveryActions } from '../../../planner-state/discovery';
import { useSelection } from '../../../planner-state/selection';
import type { Planner } from '../planner';

/**
 * What is selected and hovered on the map, and what presses on it do: a pin selects its destination or plan, which its list then
 * shows, and a second press opens it.
 */
export function useMapSelection(planner: Planner, { isDayOpen }: { isDayOpen: boolean }) {
  const { isMapScreen, isEditable, ripple, goToStop, openDay, openDialog } = planner;
  const { events } = planner.shown;
  const selection = useSelection();
  const { planId, select, isSelected, selectPlan, hoverPlan } = selection;
  const { hoverPlace } = useDiscoveryActions();
  const opensSelected = isMapScreen && !ripple.shown;

  const onSelect = useCallback(
    (id: string) => {
      // Home is no destination.
      if (isHome(id)) return;
      if (isDayOpen) openDay(dayKey(id, 1));
      else if (opensSelected && isSelected(id)) goToStop(id);
      else select(id);
    },
    [isDayOpen, openDay, opensSelected, isSelected, goToStop, select],
  );

  const onPlan = (id: string) => {
    const destid = events[id]?.destid;
    if (planId === id && isEditable) openDialog({ kind: 'event', id });
    else if (planId === id && destid) goToStop(destid);
    selectPlan(id);
    if (destid && !isDayOpen) select(destid);
  };

  const onPlaceHover = useCallback(
    (id: string | null) => {
      const isPlan = id !== null && events[id] !== undefined;
      hoverPlan(isPlan ? id : null);
      hoverPlace(isPlan ? null : id, 'map');
    },
    [events, hoverPlan, hoverPlace],
  );

  return {
    ...selection,
    selectedId: isDayOpen ? null : selection.selectedId,
    onSelect,
    onPlan,
    onPlaceHover,
  };
}
