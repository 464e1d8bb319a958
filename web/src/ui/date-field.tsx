import { type DateValue, parseDate } from '@internationalized/date';
import { CalendarDays, CircleAlert } from 'lucide-react';
import {
  Button,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Label,
  Popover,
  Text,
} from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { CalendarGrid } from './calendar';
import styles from './date-field.module.css';
import type { FieldWords } from './field';
import fieldStyles from './field.module.css';
import popoverStyles from './popover.module.css';

/** Props of `DateField`. Days are YYYY-MM-DD. */
export interface DateFieldProps extends FieldWords {
  /** Null when empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** First day that may be chosen. */
  earliest?: string;
  /** Last day that may be chosen. */
  latest?: string;
  readOnly?: boolean;
  className?: string | undefined;
}

/** A day, typed part by part or picked from a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, labelHidden, hint, help, error, value, onChange, earliest, latest, readOnly, className } =
    props;
  const t = useTranslations('ui');
  return (
    <DatePicker
      className={className ?? fieldStyles.field ?? ''}
      value={value ? parseDate(value) : null}
      onChange={(next: DateValue | null) => onChange(next ? next.toString() : null)}
      isInvalid={Boolean(error)}
      isReadOnly={readOnly ?? false}
      {...(earliest ? { minValue: parseDate(earliest) } : {})}
      {...(latest ? { maxValue: parseDate(latest) } : {})}
    >
      <Label className={(labelHidden ? 'visually-hidden' : fieldStyles.label) ?? ''}>
        {label}
        {hint ? <span className={fieldStyles.hint}> {hint}</span> : null}
      </Label>
      <Group
        className={fieldStyles.box ?? ''}
        data-invalid={error ? '' : undefined}
        data-readonly={readOnly ? '' : undefined}
      >
        <DateInput className={styles.input ?? ''}>
          {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
        </DateInput>
        <Button className={fieldStyles.stepper ?? ''} aria-label={t('openCalendar')}>
          <CalendarDays size={18} strokeWidth={1.75} />
        </Button>
      </Group>
      {error ? (
        <Text slot="errorMessage" className={fieldStyles.error ?? ''}>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          {error}
        </Text>
      ) : help ? (
        <Text slot="description" className={fieldStyles.help ?? ''}>
          {help}
        </Text>
      ) : null}
      <Popover className={popoverStyles.popover ?? ''} offset={6}>
        <Dialog className={popoverStyles.dialog ?? ''}>
          <CalendarGrid />
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
