import { Link } from '@tanstack/react-router';
import type { TripIdeaSlim } from '@wayfold/contract/places/ideas-endpoints';
import { useTranslations } from 'use-intl';
import { useTours, useTripIdeas } from '../../api/places/ideas';
import { IdeaCard } from '../../features/trip-ideas/idea-card';
import { THEMES, useIdeaWords } from '../../features/trip-ideas/use-idea-words';
import { links } from '../../lib/links';
import { ErrorState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { PageHead, SiteFrame } from './site-frame';
import styles from './site-frame.module.css';

/** Every theme with its ideas and tours. */
export function CurrentThemesPage() {
  return (
    <SiteFrame>
      <Themes />
    </SiteFrame>
  );
}

/** All ideas, newest first. */
export function NewThemesPage() {
  return (
    <SiteFrame>
      <Newest />
    </SiteFrame>
  );
}

function Themes() {
  const t = useTranslations('ideaPages');
  const words = useIdeaWords();
  return (
    <>
      <PageHead title={t('current')} help={t('currentHelp')} />
      <nav aria-label={t('newestLink')} className={styles.links}>
        <Link {...links.newThemes()}>{t('newestLink')}</Link>
      </nav>
      <AllIdeas>
        {(ideas) =>
          THEMES.map((theme) => ({ theme, about: ideas.filter(({ themes }) => themes.includes(theme)) }))
            .filter(({ about }) => about.length > 0)
            .map(({ theme, about }) => (
              <section key={theme} aria-labelledby={`theme-${theme}`}>
                <h2 id={`theme-${theme}`} className={styles.subtitle}>
                  {words.theme(theme)}{' '}
                  <span className={styles.fact}>{t('themeCount', { count: about.length })}</span>
                </h2>
                <IdeaCards ideas={about} headingLevel={3} />
              </section>
            ))
        }
      </AllIdeas>
    </>
  );
}

function Newest() {
  const t = useTranslations('ideaPages');
  return (
    <>
      <PageHead title={t('newest')} help={t('newestHelp')} />
      <nav aria-label={t('currentLink')} className={styles.links}>
        <Link {...links.currentThemes()}>{t('currentLink')}</Link>
      </nav>
      <AllIdeas>{(ideas) => <IdeaCards ideas={ideas.toReversed()} headingLevel={2} />}</AllIdeas>
    </>
  );
}

/** Passes all ideas and tours to `children` in the order they were added; shows a placeholder while loading, or an error. */
function AllIdeas({ children }: { children: (ideas: readonly TripIdeaSlim[]) => React.ReactNode }) {
  const t = useTranslations('ideaPages');
  const trips = useTripIdeas();
  const tours = useTours();
  if (trips.isPending || tours.isPending) return <Skeleton lines={6} />;
  if (trips.isError || tours.isError) {
    const again = () => void Promise.all([trips.refetch(), tours.refetch()]);
    return <ErrorState title={t('failedTitle')} help={t('failedHelp')} onTryAgain={again} />;
  }
  return children([...trips.data, ...tours.data]);
}

/** Ideas as cards that link to their pages. */
export function IdeaCards({
  ideas,
  headingLevel,
}: {
  ideas: readonly TripIdeaSlim[];
  headingLevel: 2 | 3 | 4;
}) {
  return (
    <ul className={styles.cards}>
      {ideas.map((idea) => (
        <li key={idea.id}>
          <IdeaCard
            idea={idea}
            headingLevel={headingLevel}
            link={(name, className) => (
              <Link {...links.tripIdea(idea.id)} className={className}>
                {name}
              </Link>
            )}
          />
        </li>
      ))}
    </ul>
  );
}
