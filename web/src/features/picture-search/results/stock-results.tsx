import type { StockService } from '@wayfold/contract/pictures/pictures';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { refusalIn } from '../../../api/client/problem-words';
import { useOnline } from '../../../api/device/online';
import { useMissingSetting, useStockPictures } from '../../../api/pictures/picture-search';
import { useRefusalWords } from '../../../i18n/refusal-words';
import { EmptyState, ErrorState } from '../../../ui/empty-state';
import type { Choosing } from '../choosing';
import { ResultList } from './result-list';
import { SearchRow } from './search-row';

/** The results of a stock service, 30 per page. */
export function StockResults(props: { service: StockService; choosing: Choosing | null; foot: ReactNode }) {
  const { service, choosing, foot } = props;
  const t = useTranslations('pictureSearch');
  const say = useRefusalWords();
  const [search, setSearch] = useState({ query: '', page: 1 });
  const isOnline = useOnline();
  const found = useStockPictures(service, search);
  const name = t(service);
  const missing = useMissingSetting(service);
  const isAsked = search.query !== '';
  return (
    <ResultList
      head={
        missing === null ? (
          <SearchRow
            label={t('searchStock', { service: name })}
            isSearching={found.isFetching}
            isMain={!choosing?.choice.length}
            onSearch={(query) => setSearch({ query, page: 1 })}
          />
        ) : null
      }
      found={isAsked ? (found.data?.results.map((picture) => ({ from: 'stock', picture })) ?? null) : []}
      pages={{
        page: search.page,
        of: found.data?.totalPages ?? 0,
        onPage: (page) => setSearch({ ...search, page }),
      }}
      choosing={choosing}
      foot={foot}
      note={isAsked && missing === null ? t('stockNote', { service: name }) : null}
      empty={
        missing !== null ? (
          <EmptyState
            title={t('missingTitle', { service: name })}
            help={t('missingHelp', { setting: missing })}
            headingLevel={3}
          />
        ) : isAsked ? (
          <EmptyState title={t('nothingTitle')} help={t('nothingHelp')} headingLevel={3} />
        ) : (
          <EmptyState title={t('startTitle')} help={t('startHelp', { example: '“Moab”' })} headingLevel={3} />
        )
      }
      problem={
        found.isError ? (
          <ErrorState
            title={t('failedTitle')}
            help={isOnline ? say(refusalIn(found.error)) : t('offlineHelp')}
            headingLevel={3}
            onTryAgain={() => void found.refetch()}
          />
        ) : null
      }
    />
  );
}
