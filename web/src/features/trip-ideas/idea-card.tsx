import type { TripIdeaSlim } from '@wayfold/contract/places/ideas-endpoints';
import type { ReactNode } from 'react';
import { FoldBar } from '../../trip-ui/fold-strip/fold-bar';
import { classNames } from '../../ui/class-names';
import { Tag } from '../../ui/tag';
import styles from './idea-card.module.css';
import { ideaScene } from './idea-scene';
import { TourTag } from './tour-tag';
import { useIdeaWords } from './use-idea-words';

/** An idea in a list: its scene, its fold bar, name, size and themes. */
export function IdeaCard(props: {
  idea: TripIdeaSlim;
  /** True if the map shows it. */
  isShown?: boolean;
  headingLevel: 2 | 3 | 4;
  /** Renders the link to the idea around its name; the whole card is clickable. */
  link: (name: ReactNode, className: string) => ReactNode;
}) {
  const { idea, isShown, headingLevel, link } = props;
  const Heading = `h${headingLevel}` as const;
  const words = useIdeaWords();
  const stops = idea.nightsByStop.map((nights, index) => ({ id: String(index), nights }));
  return (
    <article className={classNames(styles.card, isShown && styles.shown)}>
      <img className={styles.scene} src={ideaScene(idea)} alt="" width={240} height={92} loading="lazy" />
      <div className={styles.words}>
        <FoldBar stops={stops} />
        <Heading className={styles.name}>{link(idea.name, styles.press ?? '')}</Heading>
        <p className={styles.facts}>{words.facts(idea)}</p>
        <p className={styles.tags}>
          <TourTag idea={idea} />
          {idea.themes.slice(0, 2).map((theme) => (
            <Tag key={theme}>{words.theme(theme)}</Tag>
          ))}
          <Tag tone="accent">{words.season(idea.season)}</Tag>
        </p>
      </div>
    </article>
  );
}
