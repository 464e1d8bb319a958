import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { localDay } from '../../lib/local-day';
import { Button } from '../../ui/button';
import { DayPopover } from '../../ui/fields/day-popover';
import styles from './when-popover.module.css';

/** Props of `WhenPopover`. */
export interface WhenPopoverProps {
  value: string | null;
  onChange: (value: string | null) => void;
  /** The content of the button. */
  face: ReactNode;
  className: string;
}

/** The arrival date button with its calendar, open from the start: the user clicked it to load this. */
export function WhenPopover({ value, onChange, face, className }: WhenPopoverProps) {
  const t = useTranslations('landing');
  return (
    <DayPopover
      label={t('chooseDay')}
      value={value}
      earliest={localDay()}
      isOpenAtFirst
      onChange={onChange}
      trigger={
        <button type="button" className={className}>
          {face}
        </button>
      }
      foot={(close) => (
        <div className={styles.foot}>
          <Button
            size="small"
            onClick={() => {
              onChange(null);
              close();
            }}
          >
            {t('clearDate')}
          </Button>
        </div>
      )}
    />
  );
}
