import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PreviewCard } from '../../../features/trip-ideas/preview-card';
import { links } from '../../../lib/links';
import type { IdeaPreview } from './use-idea-preview';

/** The actions for the idea on the map. */
export function IdeaCardDock({ idea }: { idea: IdeaPreview }) {
  const t = useTranslations('tripIdeas');
  return (
    <PreviewCard
      idea={idea.idea}
      document={idea.document}
      startDate={idea.startDate}
      onStartDate={idea.setStartDate}
      onUse={idea.use}
      onAdd={idea.add}
      readMore={<Link {...links.tripIdea(idea.idea.id)}>{t('readMore')}</Link>}
    />
  );
}
