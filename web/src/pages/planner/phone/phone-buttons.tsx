import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import type { Planner } from '../planner';
import { SaveCopyButton } from '../shared/save-copy-button';
import styles from './phone-buttons.module.css';

/** The buttons within thumb reach on a phone: add a destination, or copy a view-only trip, and switch between map and list. */
export function PhoneButtons(props: {
  planner: Planner;
  className?: string | undefined;
  /** The button that switches between map and list. */
  children?: ReactNode;
}) {
  const { planner, className, children } = props;
  const t = useTranslations('planner');
  return (
    <div className={classNames(styles.buttons, className)}>
      {planner.isEditable ? (
        <Button
          variant="primary"
          className={styles.main}
          data-add-destination
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => planner.openDialog({ kind: 'add' })}
        >
          {t('addDestination')}
        </Button>
      ) : (
        <SaveCopyButton planner={planner} variant="primary" className={styles.main} />
      )}
      {children}
    </div>
  );
}
