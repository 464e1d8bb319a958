import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  Header,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Pressable,
  Separator,
} from 'react-aria-components';
import { classNames } from '../class-names';
import { BackCloses } from './back-closes';
import styles from './menu.module.css';

/** One row of a menu. */
export interface MenuRow {
  id: string;
  label: string;
  /** A second line, smaller. */
  detail?: string;
  /** 18 px, before the label. */
  icon?: ReactNode;
  /** At the end of the row, such as a key. */
  after?: ReactNode;
  /** Shown in the danger color. */
  isDanger?: boolean;
  isDisabled?: boolean;
  onAction?: () => void;
}

/** A group of rows; groups are separated by a line. */
export interface MenuGroup {
  id: string;
  /** Shown above the rows. */
  title?: string;
  rows: readonly MenuRow[];
}

/** Props of `Menu`. */
export interface MenuProps {
  /** What the menu is for, read by screen readers. */
  label: string;
  /** The button that opens it: one element that spreads its props, such as `Button`. */
  trigger: ReactElement<Record<string, unknown>, string>;
  groups: readonly MenuGroup[];
  /** For a menu that selects a value: the selected row's id. That row has a check mark, and `onSelect` is called. */
  selected?: string | undefined;
  onSelect?: (id: string) => void;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  onOpenChange?: (isOpen: boolean) => void;
}

/** A list of actions, or of values to choose from, that opens from a button. */
export function Menu(props: MenuProps) {
  const { label, trigger, groups, selected, onSelect, placement = 'bottom start', onOpenChange } = props;
  const chooses = onSelect !== undefined;
  return (
    <MenuTrigger {...(onOpenChange ? { onOpenChange } : {})}>
      <Pressable>{trigger}</Pressable>
      <Popover className={styles.popover ?? ''} placement={placement} offset={6}>
        <BackCloses />
        <AriaMenu
          aria-label={label}
          className={styles.menu ?? ''}
          {...(chooses
            ? {
                selectionMode: 'single' as const,
                disallowEmptySelection: true,
                selectedKeys: selected === undefined ? [] : [selected],
              }
            : {})}
        >
          {groups.flatMap((group, index) => [
            index > 0 ? <Separator key={`${group.id}-line`} className={styles.line ?? ''} /> : null,
            <MenuSection key={group.id} aria-label={group.title ?? label}>
              {group.title ? <Header className={styles.title ?? ''}>{group.title}</Header> : null}
              {group.rows.map((row) => (
                <MenuItem
                  key={row.id}
                  id={row.id}
                  textValue={row.label}
                  isDisabled={row.isDisabled ?? false}
                  onAction={() => {
                    row.onAction?.();
                    onSelect?.(row.id);
                  }}
                  className={classNames(styles.row, row.isDanger && styles.danger)}
                >
                  {row.icon}
                  <span className={styles.words}>
                    <span>{row.label}</span>
                    {row.detail ? <span className={styles.detail}>{row.detail}</span> : null}
                  </span>
                  {row.after}
                  {chooses && row.id === selected ? (
                    <Check size={18} strokeWidth={1.75} aria-hidden="true" />
                  ) : null}
                </MenuItem>
              ))}
            </MenuSection>,
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
