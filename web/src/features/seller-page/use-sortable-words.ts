import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { SortableWords } from '../../ui/lists/sortable-list';

/** The announcements of sortable lists. */
export function useSortableWords(): SortableWords {
  const t = useTranslations('sellerPage.sortable');
  return useMemo(
    () => ({
      help: t('help'),
      reorder: (name) => t('reorder', { name }),
      moveUp: (name) => t('up', { name }),
      moveDown: (name) => t('down', { name }),
      lifted: (place) => t('lifted', { ...place }),
      over: (place) => t('over', { ...place }),
      dropped: (place) => t('dropped', { ...place }),
      back: (name) => t('back', { name }),
    }),
    [t],
  );
}
