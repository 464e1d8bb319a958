import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { refusalIn } from '../../api/client/problem-words';
import type { FoundPicture } from '../../api/pictures/picture-search';
import { useRefusalWords } from '../../i18n/refusal-words';
import type { PickedPicture } from '../../planner-state/picture-picking';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import type { Choice } from './choice';
import styles from './choice-foot.module.css';
import { keyOf, pick, thumbOf } from './results/found-picture';

/** The selection, how many more can be selected, and DONE; if only one is requested, it is used as soon as it is selected. */
export function ChoiceFoot(props: {
  choice: Choice;
  most: number;
  /** The number of uploads that would be left out. */
  unsent: number;
  /** Whether to warn about them. */
  isToldUnsent: boolean;
  /** Milliseconds after which a selection is used automatically; null if DONE must be clicked. */
  finishAfterMs: number | null;
  onDrop: (found: FoundPicture) => void;
  /** Called when DONE is clicked, with a function that uses the selection. */
  onTake: (take: () => void) => void;
  onDone: (picked: readonly PickedPicture[]) => void;
}) {
  const { choice, most, unsent, isToldUnsent, finishAfterMs, onDrop, onTake, onDone } = props;
  const t = useTranslations('pictureSearch');
  const say = useRefusalWords();
  const take = useMutation({
    mutationFn: (chosen: Choice) => Promise.all(chosen.map(pick)),
    onSuccess: onDone,
  });
  const takeRef = useRef(take.mutate);
  takeRef.current = take.mutate;
  const first = choice[0];

  useEffect(() => {
    if (finishAfterMs === null || !first) return;
    const timer = setTimeout(() => takeRef.current([first]), finishAfterMs);
    return () => clearTimeout(timer);
  }, [finishAfterMs, first]);

  return (
    <>
      {take.isError ? (
        <Banner tone="danger" className={styles.failed ?? ''}>
          {t('addFailed', { why: say(refusalIn(take.error)) })}
        </Banner>
      ) : null}
      {isToldUnsent && unsent > 0 ? (
        <Banner className={styles.failed ?? ''}>{t('unsent', { count: unsent })}</Banner>
      ) : null}
      <ul className={styles.thumbs}>
        {choice.map((found) => (
          <li key={keyOf(found)}>
            <button
              type="button"
              aria-label={t('remove', { name: found.picture.imageName || t('untitled') })}
              onClick={() => onDrop(found)}
            >
              <img src={thumbOf(found) ?? undefined} alt="" width={46} height={32} />
            </button>
          </li>
        ))}
      </ul>
      {finishAfterMs === null ? (
        <>
          <p className={styles.left} role="status">
            {t.rich('remaining', {
              left: most - choice.length,
              most,
              strong: (chunks) => <strong>{chunks}</strong>,
            })}
          </p>
          <Button
            // The main button is SEARCH before anything is chosen, and SAVE IMAGES before everything is uploaded.
            variant={choice.length > 0 && unsent === 0 ? 'primary' : 'secondary'}
            className={styles.done}
            onClick={() => onTake(() => (choice.length === 0 ? onDone([]) : take.mutate(choice)))}
            busy={take.isPending ? t('adding') : undefined}
          >
            {t('done')}
          </Button>
        </>
      ) : null}
    </>
  );
}
