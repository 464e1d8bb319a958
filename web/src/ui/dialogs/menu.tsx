import { useLayout } from '../../lib/media';
import { MenuLayer, type MenuLayerProps } from './menu-layer';
import { MenuList, type MenuListProps } from './menu-list';

/** With more rows, a menu covers a phone anyway, so it is a sheet; on its side, a phone has room for half of them. */
const MOST_IN_POPOVER = { upright: 8, low: 4 };

/** Props of `Menu`. */
export interface MenuProps extends MenuListProps, Omit<MenuLayerProps, 'children' | 'sheet'> {}

/** A list of actions, or of values to choose from, that opens from a button. */
export function Menu({ trigger, placement, onOpenChange, ...list }: MenuProps) {
  const isLow = useLayout() === 'landscape';
  const count = list.groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <MenuLayer
      trigger={trigger}
      placement={placement}
      onOpenChange={onOpenChange}
      sheet={count > MOST_IN_POPOVER[isLow ? 'low' : 'upright'] ? { title: list.label } : null}
    >
      <MenuList {...list} />
    </MenuLayer>
  );
}
