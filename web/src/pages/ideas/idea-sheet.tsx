import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useTripIdea } from '../../api/places/ideas';
import { IdeaArticle } from '../../features/trip-ideas/idea-article';
import { UseIdeaForm } from '../../features/trip-ideas/idea-form';
import { ideaPages } from '../../i18n/en/pages/idea-pages';
import { tripIdeas } from '../../i18n/en/planner/trip-ideas';
import { tripWords } from '../../i18n/en/trip-words';
import { MessageScope } from '../../i18n/message-scope';
import { links } from '../../lib/links';
import { Dialog } from '../../ui/dialogs/dialog';
import { ErrorState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';

const messages = { ideaPages, tripIdeas, tripWords };

/** The idea that a link points to, in a sheet over the landing page; it fills the screen on phones. */
export function IdeaSheet(props: { ideaId: string; onClose: () => void }) {
  return (
    <MessageScope messages={messages}>
      <SharedIdea {...props} />
    </MessageScope>
  );
}

function SharedIdea({ ideaId, onClose }: { ideaId: string; onClose: () => void }) {
  const t = useTranslations('ideaPages');
  const words = useTranslations('tripIdeas');
  const navigate = useNavigate();
  const { data: idea, isPending, refetch } = useTripIdea(ideaId);
  return (
    <Dialog title={words('title')} isOpen onClose={onClose} size="large">
      {isPending ? (
        <Skeleton lines={6} />
      ) : idea ? (
        <IdeaArticle
          idea={idea}
          headingLevel={2}
          actions={<UseIdeaForm idea={idea} onUsed={(trip) => void navigate(links.planner({ trip }))} />}
        />
      ) : (
        <ErrorState title={t('goneTitle')} help={t('goneHelp')} onTryAgain={() => void refetch()} />
      )}
    </Dialog>
  );
}
