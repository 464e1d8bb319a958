import type { TripIdeaSlim } from '@wayfold/contract/places/ideas-endpoints';
import { isTour } from '@wayfold/domain/document/trip-types';
import { useTranslations } from 'use-intl';
import { Tag } from '../../ui/tag';

/** Marks a guided tour; renders nothing for other ideas. */
export function TourTag({ idea }: { idea: Pick<TripIdeaSlim, 'type'> }) {
  const t = useTranslations('tripIdeas');
  return isTour(idea.type) ? <Tag tone="primary">{t('tour')}</Tag> : null;
}
