import type { Place } from '@wayfold/contract/places/places';
import { CircleQuestionMark } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { placeScene } from '../../../art/place-scene';
import { openAccountDialog } from '../../../lib/account-dialogs';
import { nameLanguage } from '../../../trip-ui/name-language';
import styles from './question-button.module.css';

/** Reports wrong data about a place; not offered for the user's own places, which nobody else can see. */
export function QuestionButton({ place }: { place: Place }) {
  const t = useTranslations('thingsToDo');
  if (place.poi_source === 'user_place' || place.poi_source === 'user_event') return null;
  const { id, name, localName, country } = place;
  return (
    <button
      type="button"
      className={styles.question}
      onClick={() =>
        openAccountDialog({
          kind: 'data-question',
          place: {
            key: id,
            name,
            localName,
            language: localName ? nameLanguage(localName, country) : undefined,
            picture: placeScene(place),
          },
        })
      }
    >
      <CircleQuestionMark size={18} strokeWidth={1.75} aria-hidden="true" />
      {t('question')}
    </button>
  );
}
