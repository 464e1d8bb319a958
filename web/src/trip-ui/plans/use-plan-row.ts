import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { useIsPlanHovered, useIsPlanSelected, useSelectionActions } from '../../planner-state/selection';

/** What the row of a plan needs so that it and the plan's pin light up together. */
export interface PlanRow {
  isSelected: boolean;
  /** Whether it is selected, hovered or has the focus, here or on the map. */
  isLit: boolean;
  /** For the row: a plan that is selected elsewhere is scrolled into view. */
  ref: RefCallback<HTMLElement>;
  /** For the row, too. */
  handlers: {
    onPointerEnter(event: { pointerType: string }): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
  };
}

/** Connects a row with the pin of its plan: hovering or focusing the row lights the pin, and the other way around. */
export function usePlanRow(id: string): PlanRow {
  const { hoverPlan } = useSelectionActions();
  const isSelected = useIsPlanSelected(id);
  const isHovered = useIsPlanHovered(id);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const ref = useCallback((element: HTMLElement | null) => {
    row.current = element;
  }, []);
  return {
    isSelected,
    isLit: isSelected || isHovered,
    ref,
    handlers: {
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && hoverPlan(id),
      onPointerLeave: () => hoverPlan(null),
      onFocus: () => hoverPlan(id),
      onBlur: () => hoverPlan(null),
    },
  };
}
