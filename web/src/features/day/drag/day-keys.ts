import type { KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core';
import { dragItem } from '../../../trip-ui/plan-drag/list-drag';

/** What a lifted plan can be over, in order. */
export interface DropRows {
  readonly days: readonly UniqueIdentifier[];
  readonly plans: readonly UniqueIdentifier[];
}

/**
 * Where an arrow key leads: up and down among the plans, above the first one to the days of the strip, left and right among those.
 *
 * @param at what the plan is over
 * @param open the open day
 */
export function stepInDay(
  key: string,
  at: UniqueIdentifier,
  { days, plans }: DropRows,
  open: UniqueIdentifier,
): UniqueIdentifier {
  const [day, plan] = [days.indexOf(at), plans.indexOf(at)];
  switch (key) {
    case 'ArrowUp':
      return plans[plan - 1] ?? (plan === 0 ? open : at);
    case 'ArrowDown':
      return day < 0 ? (plans[plan + 1] ?? at) : (plans[0] ?? at);
    case 'ArrowLeft':
      return day < 0 ? at : (days[day - 1] ?? at);
    case 'ArrowRight':
      return day < 0 ? at : (days[day + 1] ?? at);
    default:
      return at;
  }
}

/** Moves a lifted plan with the arrow keys. @param open the drag-and-drop id of the open day */
export function dayCoordinates(open: UniqueIdentifier): KeyboardCoordinateGetter {
  return ({ code }, { context }) => {
    const { active, over, droppableContainers, droppableRects } = context;
    const at = over?.id ?? active?.id;
    if (at === undefined || !code.startsWith('Arrow')) return undefined;
    const sorted = (kind: 'day' | 'event', edge: 'left' | 'top') =>
      droppableContainers
        .getEnabled()
        .flatMap(({ id }) => (dragItem(id)?.kind === kind ? id : []))
        .sort((a, b) => (droppableRects.get(a)?.[edge] ?? 0) - (droppableRects.get(b)?.[edge] ?? 0));
    const next = stepInDay(code, at, { days: sorted('day', 'left'), plans: sorted('event', 'top') }, open);
    const rect = droppableRects.get(next);
    return rect && { x: rect.left, y: rect.top };
  };
}
