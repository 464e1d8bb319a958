import type { IdeaStop, TripIdea } from '@wayfold/contract/places/ideas-endpoints';
import { areasLabel } from '@wayfold/domain/format/place-label';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BothNames } from '../../trip-ui/both-names';
import { colorStyle, legColorVar } from '../../trip-ui/leg-color';
import { Tag } from '../../ui/tag';
import styles from './idea-article.module.css';
import { ideaScene } from './idea-scene';
import { TourTag } from './tour-tag';
import { useIdeaWords } from './use-idea-words';

/** The article about an idea: its scene and text, its actions, the map, and every stop with its sights. */
export function IdeaArticle(props: {
  idea: TripIdea;
  /** First day, and the button that uses the idea. */
  actions: ReactNode;
  map?: ReactNode;
  /** 2 in a dialog, which has its own title. */
  headingLevel: 1 | 2;
}) {
  const { idea, actions, map, headingLevel } = props;
  const Heading = `h${headingLevel}` as const;
  const t = useTranslations('ideaPages');
  const words = useIdeaWords();
  return (
    <article className={styles.article}>
      <img className={styles.scene} src={ideaScene(idea)} alt="" width={1200} height={320} />
      <header className={styles.head}>
        <Heading className={styles.title}>{idea.name}</Heading>
        <p className={styles.lead}>{idea.blurb}</p>
        <p className={styles.facts}>{words.facts(idea)}</p>
        <p className={styles.tags}>
          <TourTag idea={idea} />
          {idea.themes.map((theme) => (
            <Tag key={theme}>{words.theme(theme)}</Tag>
          ))}
          <Tag tone="accent">{words.season(idea.season)}</Tag>
        </p>
        <div className={styles.actions}>{actions}</div>
      </header>
      <div className={styles.text}>
        {idea.text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {map}
      <section aria-labelledby="stops-title">
        <h2 id="stops-title" className={styles.subtitle}>
          {t('stopsTitle')}
        </h2>
        <ol className={styles.stops}>
          {idea.stops.map((stop, index) => (
            // A trip may return to a place, so the name alone doesn't identify a stop.
            // biome-ignore lint/suspicious/noArrayIndexKey: the stops of an idea never change
            <li key={index} className={styles.stop} style={colorStyle(legColorVar(index))}>
              <Stop idea={idea} stop={stop} number={index + 1} />
            </li>
          ))}
        </ol>
      </section>
    </article>
  );
}

function Stop({ idea, stop, number }: { idea: TripIdea; stop: IdeaStop; number: number }) {
  const t = useTranslations('ideaPages');
  const words = useTranslations('tripWords');
  const { name, localName, country, region, nights, onward } = stop;
  const places = stop.places.flatMap((id) => idea.places.find((place) => place.id === id) ?? []);
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.about}>
        <h3 className={styles.place}>
          <BothNames place={{ name, localName, country }} />
        </h3>
        <p className={styles.facts}>
          {[areasLabel({ name, region, country }), words('nights', { count: nights })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {places.length > 0 ? (
          <ul className={styles.places} aria-label={t('nearby')}>
            {places.map((place) => (
              <li key={place.id}>
                <b>{place.name}</b> <span>{place.blurb}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {onward ? (
          <p className={styles.onward}>
            {t('onward', { transport: words(`transport.${onward}`).toLowerCase() })}
          </p>
        ) : null}
      </div>
    </>
  );
}
