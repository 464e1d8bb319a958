import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { afterPress } from '../../lib/forms/after-press';
import { Popover, type PopoverProps } from '../dialogs/popover';
import { useLeaving } from '../dialogs/use-leaving';
import { Calendar } from './calendar';
import styles from './calendar.module.css';
import { TextField } from './text-field';
import { useDayText } from './use-day-text';

/** Props of `DayPopover`. Days are YYYY-MM-DD. */
export interface DayPopoverProps extends Pick<PopoverProps, 'label' | 'trigger'> {
  /** Null if no day is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  earliest?: string | undefined;
  latest?: string | undefined;
  /** Whether it is open from the start. */
  isOpenAtFirst?: boolean;
  /** Shown below the month; receives a function that closes it. */
  foot?: (close: () => void) => ReactNode;
}

/**
 * A button that opens a calendar, with a field above it to type the day into.
 *
 * Enter or blur takes the typed day. An invalid or unavailable day stays and shows an error. Escape and Back discard such a text,
 * and ask before they discard a day.
 */
export function DayPopover(props: DayPopoverProps) {
  const { label, trigger, value, onChange, earliest, latest, isOpenAtFirst = false, foot } = props;
  const t = useTranslations('ui');
  const { read, write } = useDayText(earliest);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const day = read(text);

  function refusal(): string | undefined {
    if (day === null) return t('dayUnread');
    if (earliest !== undefined && day < earliest) return t('dayTooEarly', { day: write(earliest) });
    if (latest !== undefined && day > latest) return t('dayTooLate', { day: write(latest) });
    return undefined;
  }

  function close() {
    setOpen(false);
    setText('');
    setRefused(false);
  }

  const { leave, question } = useLeaving({
    hasChanges: day !== null && day !== value && refusal() === undefined,
    title: t('leaveDay'),
    onLeave: close,
  });

  function choose(next: string) {
    close();
    onChange(next);
  }

  function take() {
    if (day !== null && refusal() === undefined) return choose(day);
    setRefused(true);
    input.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  }

  function turn(opens: boolean) {
    if (opens) setOpen(true);
    else if (text.trim() === '') close();
    else take();
  }

  return (
    <Popover label={label} trigger={trigger} isOpen={isOpen} onOpenChange={turn} onEscape={leave}>
      {() => (
        <>
          <TextField
            label={t('typeDay')}
            labelHidden
            placeholder={t('dayPlaceholder')}
            className={styles.text}
            ref={input}
            value={text}
            onChange={(next) => {
              setText(next);
              setRefused(false);
            }}
            onKeyDown={press}
            onBlur={() => afterPress(() => setRefused(text.trim() !== ''))}
            enterKeyHint="done"
            help={day === null ? undefined : write(day)}
            error={isRefused ? refusal() : undefined}
          />
          <Calendar
            label={label}
            value={value}
            onChange={choose}
            {...(earliest ? { earliest } : {})}
            {...(latest ? { latest } : {})}
          />
          {foot?.(close)}
          {question}
        </>
      )}
    </Popover>
  );
}
