import { Check, ChevronDown, Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Menu as AriaMenu, Header, MenuItem, MenuSection, Separator } from 'react-aria-components';
import { classNames } from '../class-names';
import styles from './menu.module.css';

/** One row of a menu. */
export interface MenuRow {
  id: string;
  label: string;
  /** A second line, smaller. */
  detail?: string;
  /** A third line. */
  note?: string | undefined;
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
  /** Hides the rows behind one that says this, until it is pressed; the selected row is never hidden. */
  folded?: { label: string; detail: string };
  /** Draws each row as a card with a radio button, for the few best values. */
  isCards?: boolean;
  /** In a menu that selects a value: these rows do something else. */
  isActions?: boolean;
}

/** Props of `MenuList`. */
export interface MenuListProps {
  /** What the menu is for, read by screen readers. */
  label: string;
  groups: readonly MenuGroup[];
  /** For a menu that selects a value: the selected row's id. That row has a check mark, and `onSelect` is called. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** The rows of a menu, in groups. */
export function MenuList({ label, groups, selected, onSelect }: MenuListProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const selection = onSelect
    ? {
        selectionMode: 'single' as const,
        disallowEmptySelection: true,
        selectedKeys: selected === undefined ? [] : [selected],
      }
    : {};
  const isFolded = ({ id, rows, folded }: MenuGroup) =>
    folded !== undefined && !unfolded.has(id) && rows.every((row) => row.id !== selected);
  return (
    <AriaMenu aria-label={label} className={styles.menu ?? ''}>
      {groups.flatMap((group, index) => [
        index > 0 ? <Separator key={`${group.id}-line`} className={styles.line ?? ''} /> : null,
        isFolded(group) ? (
          <MenuSection key={`${group.id}-folded`} aria-label={group.folded?.label ?? label}>
            <MenuItem
              id={`${group.id}-unfold`}
              textValue={group.folded?.label ?? ''}
              shouldCloseOnSelect={false}
              onAction={() => setUnfolded((before) => new Set([...before, group.id]))}
              className={styles.row ?? ''}
            >
              <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
              <span className={styles.words}>
                <span>{group.folded?.label}</span>
                <span className={styles.detail}>{group.folded?.detail}</span>
              </span>
              <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
            </MenuItem>
          </MenuSection>
        ) : (
          <MenuSection
            key={group.id}
            aria-label={group.title ?? group.folded?.label ?? label}
            className={group.isCards ? (styles.cards ?? '') : ''}
            {...(group.isActions ? {} : selection)}
          >
            {group.title ? <Header className={styles.title ?? ''}>{group.title}</Header> : null}
            {group.rows.map((row, rowIndex) => (
              <MenuItem
                key={row.id}
                // The row that had the focus is gone, so the first of those that replace it gets it.
                ref={rowIndex === 0 && unfolded.has(group.id) ? focusOnce : null}
                id={row.id}
                textValue={row.label}
                isDisabled={row.isDisabled ?? false}
                onAction={() => {
                  row.onAction?.();
                  if (!group.isActions) onSelect?.(row.id);
                }}
                className={classNames(styles.row, row.isDanger && styles.danger)}
              >
                {group.isCards ? <span className={styles.radio} /> : null}
                {row.icon ? <span className={styles.icon}>{row.icon}</span> : null}
                <span className={styles.words}>
                  <span>{row.label}</span>
                  {row.detail ? <span className={styles.detail}>{row.detail}</span> : null}
                  {row.note ? <span className={styles.detail}>{row.note}</span> : null}
                </span>
                {row.after}
                {onSelect && !group.isCards && row.id === selected ? (
                  <Check size={18} strokeWidth={1.75} aria-hidden="true" />
                ) : null}
              </MenuItem>
            ))}
          </MenuSection>
        ),
      ])}
    </AriaMenu>
  );
}

function focusOnce(row: HTMLElement | null): void {
  row?.focus();
}
