import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PreviewCard } from '../../../features/trip-ideas/preview-card';
import { links } from '../../../lib/links';
import { MapLegend, MapNote } from '../../../trip-ui/map-note';
import { Chip } from '../../../ui/chip';
import type { IdeaPreview } from './use-idea-preview';

/** A note over the map that the previewed idea isn't saved, with a button that leads back. */
export function IdeaLegend({ idea, isPhone }: { idea: IdeaPreview; isPhone: boolean }) {
  const t = useTranslations('tripIdeas');
  return (
    <MapLegend>
      <MapNote isAnnounced>{t('previewChip')}</MapNote>
      <Chip isFloating icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={idea.close}>
        {isPhone ? t('backToIdeas') : t('back')}
      </Chip>
    </MapLegend>
  );
}

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
