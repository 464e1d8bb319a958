import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOwnPictures } from '../../../api/pictures/picture-search';
import { Banner } from '../../../ui/banner';
import { EmptyState } from '../../../ui/empty-state';
import type { Choosing } from '../choosing';
import { ResultList } from './result-list';

/** The user's favorite pictures. */
export function FavoriteResults({ choosing, foot }: { choosing: Choosing | null; foot: ReactNode }) {
  const t = useTranslations('pictureSearch');
  const [page, setPage] = useState(1);
  const found = useOwnPictures('favorites', page);
  return (
    <ResultList
      head={null}
      found={found.data?.results.map((picture) => ({ from: 'own', picture })) ?? null}
      pages={{ page, of: found.data?.totalPages ?? 0, onPage: setPage }}
      choosing={choosing}
      foot={foot}
      empty={<EmptyState title={t('noFavorites')} help={t('noFavoritesHelp')} headingLevel={3} />}
      problem={found.isError ? <Banner tone="danger">{t('favoritesFailed')}</Banner> : null}
    />
  );
}
