import type { KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core';

/**
 * The grid position that an arrow key leads to: left and right wrap at the ends of rows, up and down stay in the column
 * until there are no more rows.
 *
 * @param at   a position, from 0
 * @param tops upper edges of all cells, in order; cells with the same edge form a row
 */
export function stepInGrid(key: string, at: number, tops: readonly number[]): number {
  const last = tops.length - 1;
  const another = tops.findIndex((top) => top !== tops[0]);
  const columns = another < 0 ? tops.length : another;
  const isInLastRow = Math.floor(at / columns) === Math.floor(last / columns);
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return at < columns ? at : at - columns;
    case 'ArrowDown':
      return isInLastRow ? at : Math.min(last, at + columns);
    default:
      return at;
  }
}

/** Moves a lifted cell through a sortable grid with the arrow keys. */
export const gridCoordinates: KeyboardCoordinateGetter = ({ code }, { context }) => {
  const { active, over, droppableRects } = context;
  const items: readonly UniqueIdentifier[] = active?.data.current?.sortable?.items ?? [];
  const rects = items.map((id) => droppableRects.get(id));
  const at = items.indexOf(over?.id ?? active?.id ?? '');
  if (at < 0 || !code.startsWith('Arrow')) return undefined;
  const rect =
    rects[
      stepInGrid(
        code,
        at,
        rects.map((known) => Math.round(known?.top ?? 0)),
      )
    ];
  return rect && { x: rect.left, y: rect.top };
};
