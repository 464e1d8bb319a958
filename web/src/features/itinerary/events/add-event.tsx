import { Plus } from 'lucide-react';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { afterPress } from '../../../lib/forms/after-press';
import { useOnLeave } from '../../../lib/forms/use-on-leave';
import { Button } from '../../../ui/button';
import styles from './add-event.module.css';

const NAME_MAX = 200;

/**
 * Adds plans to a day, line by line; Escape or an empty line closes it. The typed text is also added when the focus leaves the
 * list.
 */
export function AddEvent(props: {
  day: string;
  /** The number of plans above the field; each added plan moves it down. */
  count: number;
  onAdd: (name: string) => void;
  onClose: () => void;
}) {
  const { day, count, onAdd, onClose } = props;
  const t = useTranslations('itinerary');
  const [name, setName] = useState('');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const said = name.trim();
  const callOff = useOnLeave(() => {
    if (said) onAdd(said);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each plan added above moves the field down
  useLayoutEffect(() => {
    if (document.activeElement === input.current) input.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);

  function add(event: FormEvent) {
    event.preventDefault();
    if (!said) return onClose();
    onAdd(said);
    setName('');
  }

  return (
    <form className={styles.form} onSubmit={add}>
      <label htmlFor={id} className="visually-hidden">
        {t('addWhat', { day })}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        // The user clicked a button to open this field.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        autoComplete="off"
        enterKeyHint="done"
        maxLength={NAME_MAX}
        placeholder={t('addWhatPlaceholder')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          callOff();
          onClose();
        }}
        onBlur={(event) => {
          if (!said && !event.currentTarget.form?.contains(event.relatedTarget)) afterPress(onClose);
        }}
      />
      <Button size="small" type="submit" variant="primary">
        {t('add')}
      </Button>
    </form>
  );
}

/** Opens `AddEvent` and restores the focus when it closes. */
export function useAddEvent() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    button,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      // The focused field is gone, so the focus returns to the button that opened it.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) button.current?.focus();
      });
    },
  };
}

/** The small plus button in the heading of a day. */
export function AddEventButton(props: {
  day: string;
  isWide: boolean;
  buttonRef: React.Ref<HTMLButtonElement>;
  onOpen: () => void;
}) {
  const { day, isWide, buttonRef, onOpen } = props;
  const t = useTranslations('itinerary');
  return (
    <button
      ref={buttonRef}
      type="button"
      className={isWide ? styles.wide : styles.plus}
      aria-label={t('addTo', { day })}
      title={isWide ? undefined : t('addTo', { day })}
      onClick={onOpen}
    >
      <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
      {isWide ? t('addTo', { day }) : null}
    </button>
  );
}
