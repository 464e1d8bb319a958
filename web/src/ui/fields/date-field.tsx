import { CalendarDays } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { afterPress } from '../../lib/forms/after-press';
import { Popover } from '../dialogs/popover';
import { Calendar } from './calendar';
import styles from './date-field.module.css';
import type { FieldWords } from './field';

import { TextField } from './text-field';
import { useDayText } from './use-day-text';

/** Props of `DateField`. Days are YYYY-MM-DD. */
export interface DateFieldProps extends FieldWords {
  /** Null if empty. */
  value: string | null;
  /** Called while a day is typed and when one is picked; with null while the text isn't a day. */
  onChange: (value: string | null) => void;
  /** First day that can be picked. */
  earliest?: string;
  /** Last day that can be picked. */
  latest?: string;
  readOnly?: boolean;
  className?: string | undefined;
}

/** A day, typed or picked from a calendar. An invalid text stays, shows an error and blocks submitting the form. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, earliest, latest, readOnly = false, help, error, ...rest } = props;
  const t = useTranslations('ui');
  const { read, write } = useDayText(earliest);
  // What is being typed; null while the field shows its value.
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const reading = typed === null ? value : read(typed);
  // A value from elsewhere overrides the typed text.
  const isTyping = typed !== null && reading === value;
  const text = isTyping ? typed : value === null ? '' : write(value);
  const isUnread = isTyping && typed.trim() !== '' && reading === null;
  const unread = isUnread ? t('dayUnread') : undefined;
  useEffect(() => input.current?.setCustomValidity(unread ?? ''), [unread]);

  function type(next: string) {
    setTyped(next);
    setLeft(false);
    onChange(read(next));
  }

  function leave() {
    setLeft(true);
    if (!isUnread) setTyped(null);
  }

  function refuse(event: FormEvent) {
    // The field shows the error itself.
    event.preventDefault();
    setLeft(true);
    input.current?.focus();
  }

  return (
    <TextField
      {...rest}
      ref={input}
      value={text}
      onChange={type}
      placeholder={t('dayPlaceholder')}
      readOnly={readOnly}
      help={isTyping && reading !== null && text !== write(reading) ? write(reading) : help}
      error={(isLeft ? unread : undefined) ?? error}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => afterPress(leave)}
      onInvalid={refuse}
      after={
        readOnly ? null : (
          <Popover
            label={rest.label}
            trigger={
              <button type="button" className={styles.calendar} aria-label={t('openCalendar')}>
                <CalendarDays size={18} strokeWidth={1.75} />
              </button>
            }
          >
            {(close) => (
              <Calendar
                label={rest.label}
                value={value}
                {...(earliest ? { earliest } : {})}
                {...(latest ? { latest } : {})}
                onChange={(day) => {
                  close();
                  setTyped(null);
                  onChange(day);
                }}
              />
            )}
          </Popover>
        )
      }
    />
  );
}
