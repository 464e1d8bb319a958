import type { LocalDate } from '@wayfold/contract/kernel/values';
import type { TripIdea } from '@wayfold/contract/places/ideas-endpoints';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import { FoldStrip } from '../../trip-ui/fold-strip/fold-strip';
import { useFoldPanel } from '../../trip-ui/fold-strip/use-fold-panel';
import { Button } from '../../ui/button';
import { DateField } from '../../ui/fields/date-field';
import styles from './preview-card.module.css';
import { TourTag } from './tour-tag';
import { useIdeaWords } from './use-idea-words';

/** The actions for the idea on the map: choose the first day, use it, or add it to the open trip. */
export function PreviewCard(props: {
  idea: TripIdea;
  /** The trip it would make. */
  document: TripDocument;
  startDate: LocalDate | null;
  onStartDate: (date: LocalDate | null) => void;
  onUse: () => void;
  /** Null if the open trip can't be changed or is empty. */
  onAdd: (() => void) | null;
  /** The link to its page. */
  readMore: React.ReactNode;
}) {
  const { idea, document, startDate, onStartDate, onUse, onAdd, readMore } = props;
  const t = useTranslations('tripIdeas');
  const ideaWords = useIdeaWords();
  const panels = orderedDestinations(document).map(useFoldPanel());
  return (
    <section className={styles.card} aria-label={t('previewLabel', { trip: idea.name })}>
      <div className={styles.top}>
        <div className={styles.words}>
          <h2 className={styles.name}>{idea.name}</h2>
          <p className={styles.facts}>
            <TourTag idea={idea} /> {ideaWords.facts(idea)}
          </p>
          <p className={styles.more}>{readMore}</p>
        </div>
        <div className={styles.actions}>
          <DateField label={t('starts')} value={startDate} onChange={onStartDate} className={styles.date} />
          {onAdd ? <Button onClick={onAdd}>{t('addAll')}</Button> : null}
          <Button variant="primary" onClick={onUse}>
            {t('use')}
          </Button>
        </div>
      </div>
      <FoldStrip label={t('strip')} panels={panels} />
      <p className={styles.stops} aria-hidden="true">
        {panels.map(({ label }) => label).join(' · ')}
      </p>
    </section>
  );
}
