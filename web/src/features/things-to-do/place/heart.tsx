import type { Place } from '@wayfold/contract/places/places';
import { Heart } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useIsMember } from '../../../api/account/account';
import { failureOf } from '../../../api/client/client';
import { useFavorites } from '../../../api/places/favorites';
import { classNames } from '../../../ui/class-names';
import { toast } from '../../../ui/dialogs/toast-store';
import styles from './heart.module.css';

/** Saves a place, or removes it from the saved places. */
export function HeartButton({ place, isFloating = false }: { place: Place; isFloating?: boolean }) {
  const t = useTranslations('thingsToDo');
  const { isSaved, toggle } = useFavorites();
  const isOn = isSaved(place);
  const isMember = useIsMember();
  async function press() {
    try {
      await toggle(place);
      const words = isOn ? 'unsavedPlace' : isMember ? 'savedPlace' : 'savedHere';
      toast({ message: t(words, { place: place.name }) });
    } catch (problem) {
      if (failureOf(problem) === null) throw problem;
      toast({ message: t('saveFailed') });
    }
  }
  return (
    <button
      type="button"
      className={classNames(styles.heart, isOn && styles.on, isFloating && styles.floating)}
      aria-label={t('save', { place: place.name })}
      aria-pressed={isOn}
      onClick={() => void press()}
    >
      <Heart size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
