import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { useTranslations } from 'use-intl';
import { useDestinationIdeas, useTripIdea } from '../../api/places/ideas';
import { DestinationCard } from '../../features/trip-ideas/destination-card';
import { IdeaArticle } from '../../features/trip-ideas/idea-article';
import { UseIdeaForm } from '../../features/trip-ideas/idea-form';
import { links } from '../../lib/links';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { IdeaMap } from './idea-map';
import { SiteFrame, usePageTitle } from './site-frame';
import styles from './site-frame.module.css';

/** One idea with its text, its map and the button that turns it into a trip. */
export function TripIdeaPage() {
  const { url } = useParams({ from: '/trip-idea/$url' });
  return (
    <SiteFrame>
      <Idea id={url} />
    </SiteFrame>
  );
}

function Idea({ id }: { id: string }) {
  const t = useTranslations('ideaPages');
  const navigate = useNavigate();
  const { data: idea, isPending, error, refetch } = useTripIdea(id);
  usePageTitle(idea?.name ?? null);
  if (isPending) return <Skeleton lines={6} />;
  if (error instanceof ProblemError && error.code === 'not-found') {
    return (
      <EmptyState
        title={t('goneTitle')}
        help={t('goneHelp')}
        action={<Link {...links.currentThemes()}>{t('moreIdeas')}</Link>}
      />
    );
  }
  if (!idea) {
    return <ErrorState title={t('failedTitle')} help={t('failedHelp')} onTryAgain={() => void refetch()} />;
  }
  return (
    <>
      <IdeaArticle
        idea={idea}
        headingLevel={1}
        actions={<UseIdeaForm idea={idea} onUsed={(trip) => void navigate(links.planner({ trip }))} />}
        map={<IdeaMap idea={idea} />}
      />
      <PlacesAlong ideaId={id} />
      <nav className={styles.links} aria-label={t('moreIdeas')}>
        <Link {...links.currentThemes()}>{t('moreIdeas')}</Link>
        <Link {...links.newThemes()}>{t('newestLink')}</Link>
        <Link {...links.travelSearch()}>{t('searchLink')}</Link>
      </nav>
    </>
  );
}

/** Renders nothing if there is nothing to show: the page is complete without it. */
function PlacesAlong({ ideaId }: { ideaId: string }) {
  const t = useTranslations('ideaPages');
  const { data: places = [] } = useDestinationIdeas(ideaId);
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="along-title">
      <h2 id="along-title" className={styles.subtitle}>
        {t('placesTitle')}
      </h2>
      <ul className={styles.cards}>
        {places.map((place) => (
          <li key={place.destId}>
            <DestinationCard idea={place} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
