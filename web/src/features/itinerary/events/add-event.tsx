import { Plus } from 'lucide-react';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { afterPress } from '../../../lib/forms/after-press';
import { useOnLeave } from '../../../lib/forms/use-on-leave';
import { Button } from '../../../ui/button';
import styles from './add-event.module.css';

const NAME_MAX = 200;

/**
 * Adds things to a day, one line after the other; Escape or an empty line ends it. What is typed is added, too, when the list is
 * left for something else.
 */
export function AddEvent(props: {
  day: string;
  /** How many plans stand above it; each that is added pushes it down. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each plan above it the field stands lower
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
        // Opened by a press that asks for exactly this field.
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

/** Opens `AddEvent` and takes the focus back when it closes. */
export function useAddEvent() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    button,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      // The field that had the focus is gone, so it goes back to where it came from.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) button.current?.focus();
      });
    },
  };
}

/** The small plus in a day's heading. */
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
