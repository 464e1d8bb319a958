import { Ellipsis, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Menu } from './menu';
import type { MenuGroup } from './menu-list';
import styles from './more-menu.module.css';

/** The actions for one list item, behind three dots; removing it comes last. */
export function MoreMenu(props: {
  /** Names the item, for screen readers. */
  label: string;
  groups: readonly MenuGroup[];
  removal: { label: string; onAction: () => void };
  onOpenChange?: (isOpen: boolean) => void;
  /** Overrides the look or behavior of the button. */
  button?: Pick<ComponentProps<'button'>, 'className' | 'onFocus'> & { 'data-menu'?: string };
}) {
  const { label, groups, removal, onOpenChange, button } = props;
  const rows = [
    {
      id: 'remove',
      icon: <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />,
      isDanger: true,
      ...removal,
    },
  ];
  return (
    <Menu
      label={label}
      placement="bottom end"
      {...(onOpenChange ? { onOpenChange } : {})}
      trigger={
        <button type="button" className={styles.more} aria-label={label} {...button}>
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
      groups={[...groups, { id: 'removal', rows }]}
    />
  );
}
