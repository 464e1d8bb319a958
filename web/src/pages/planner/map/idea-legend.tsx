import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
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
