import type { DestinationIdea } from '@wayfold/contract/places/ideas-endpoints';
import { areaBeside } from '@wayfold/domain/format/place-label';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BothNames } from '../../trip-ui/both-names';
import { Button } from '../../ui/button';
import { Tag } from '../../ui/tag';
import styles from './idea-card.module.css';
import { ideaScene } from './idea-scene';
import { useIdeaWords } from './use-idea-words';

/** A place worth a few days: its description, its season, and a button that adds it to the trip. */
export function DestinationCard(props: {
  idea: DestinationIdea;
  headingLevel: 2 | 3 | 4;
  /** Missing if there is no trip to add it to. */
  onAdd?: (idea: DestinationIdea) => void;
}) {
  const { idea, headingLevel, onAdd } = props;
  const Heading = `h${headingLevel}` as const;
  const t = useTranslations('tripIdeas');
  const words = useIdeaWords();
  const { destId, name, localName, country, admin1, nights, budget, themes } = idea;
  // "Utah" says more than "United States" to most readers; elsewhere the country does.
  const area = areaBeside({ name, region: country === 'United States' ? admin1 : null, country });
  const where = [area, t('days', { days: nights + 1 }), budget].filter(Boolean).join(t('dot'));
  return (
    <article className={styles.card}>
      <img
        className={styles.scene}
        src={ideaScene({
          id: destId,
          name,
          stopNames: [localName ?? ''],
          themes,
          region: admin1,
          countries: [country ?? ''],
        })}
        alt=""
        width={240}
        height={92}
        loading="lazy"
      />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <BothNames place={{ name, localName, country }} />
        </Heading>
        <p className={styles.facts}>{where}</p>
        <p className={styles.blurb}>{idea.blurb}</p>
        <div className={styles.row}>
          <Tag tone="accent">{words.season(idea.season)}</Tag>
          {onAdd ? (
            <Button
              size="small"
              icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
              aria-label={t('addToTripLabel', { place: name })}
              onClick={() => onAdd(idea)}
            >
              {t('addToTrip')}
            </Button>
          ) : null}
        </div>
      </div>
    </article>
  );
}
