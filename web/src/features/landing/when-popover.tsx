import { getLocalTimeZone, today } from '@internationalized/date';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button';
import { Popover } from '../../ui/dialogs/popover';
import { Calendar } from '../../ui/fields/calendar';
import styles from './when-popover.module.css';

/** Props of `WhenPopover`. */
export interface WhenPopoverProps {
  value: string | null;
  onChange: (value: string | null) => void;
  /** What stands on the button. */
  face: ReactNode;
  className: string;
}

/** The button of the day of arrival with its calendar, open from the start: it was pressed to load this. */
export function WhenPopover({ value, onChange, face, className }: WhenPopoverProps) {
  const t = useTranslations('landing');
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover
      label={t('chooseDay')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="bottom start"
      trigger={
        <button type="button" className={className}>
          {face}
        </button>
      }
    >
      {(close) => (
        <>
          <Calendar
            label={t('chooseDay')}
            value={value}
            withText
            earliest={today(getLocalTimeZone()).toString()}
            onChange={(day) => {
              onChange(day);
              close();
            }}
          />
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
        </>
      )}
    </Popover>
  );
}
