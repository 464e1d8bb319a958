import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDraft } from '../../lib/forms/use-draft';
import styles from './description-field.module.css';

/** Typed text is saved after a pause of this long, in milliseconds. */
const PAUSE_MS = 1_000;
/** How long a check mark shows that it is saved, in milliseconds. */
const TICK_MS = 2_000;

/**
 * The one-line description under a picture, edited inline: saved a second after typing or on blur. Escape restores the previous
 * text.
 */
export function DescriptionField(props: {
  /** The name of the picture. */
  name: string;
  saved: string;
  onSave: (description: string) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  const { name, saved, onSave, ref } = props;
  const t = useTranslations('pictures');
  const [tick, setTick] = useState(0);
  const before = useRef(saved);
  const draft = useDraft(
    saved,
    (typed, reason) => {
      const text = tidyText(typed.trim(), TEXT_MAX.line);
      if (text !== saved) {
        onSave(text);
        setTick(tick + 1);
      }
      // A trailing space is the start of the next word.
      return reason === 'left' || text === typed;
    },
    { pauseMs: PAUSE_MS },
  );

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'Escape' || (draft.value === before.current && saved === before.current)) return;
    event.stopPropagation();
    draft.drop();
    if (saved !== before.current) onSave(before.current);
  }

  return (
    <div className={styles.line}>
      <input
        ref={ref}
        type="text"
        dir="auto"
        autoComplete="off"
        className={styles.field}
        aria-label={t('description', { name })}
        value={draft.value}
        placeholder={t('descriptionPlaceholder')}
        maxLength={TEXT_MAX.line}
        title={saved || undefined}
        onChange={(event) => draft.set(event.currentTarget.value)}
        onFocus={() => {
          before.current = saved;
        }}
        onBlur={draft.leave}
        onKeyDown={press}
      />
      <span role="status" className={styles.tick}>
        {tick > 0 ? <Tick key={tick} words={t('descriptionSaved')} /> : null}
      </span>
    </div>
  );
}

/** A check mark, shown for a moment. */
function Tick({ words }: { words: string }) {
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setThere(false), TICK_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isThere) return null;
  return (
    <>
      <Check size={16} strokeWidth={2} aria-hidden="true" />
      <span className="visually-hidden">{words}</span>
    </>
  );
}
