import { MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnline } from '../../../api/device/online';
import { useLibraryLocations, useLibraryPictures } from '../../../api/pictures/picture-search';
import { EmptyState, ErrorState } from '../../../ui/empty-state';
import { Select } from '../../../ui/fields/select';
import type { Choosing } from '../choosing';
import { ResultList } from './result-list';
import { SearchRow } from './search-row';

const ANYWHERE = '';

/** The curated library, filtered by text and by place. */
export function LibraryResults({ choosing, foot }: { choosing: Choosing | null; foot: ReactNode }) {
  const t = useTranslations('pictureSearch');
  const [search, setSearch] = useState({ query: '', location: ANYWHERE, page: 1 });
  const isOnline = useOnline();
  const { data: locations = [] } = useLibraryLocations();
  const found = useLibraryPictures({ ...search, location: search.location || null });
  const options = [
    { id: ANYWHERE, label: t('anywhere') },
    ...locations.map((location) => ({ id: location, label: location })),
  ];
  return (
    <ResultList
      head={
        <SearchRow
          label={t('searchLibrary')}
          isSearching={found.isFetching}
          isMain={!choosing?.choice.length}
          onSearch={(query) => setSearch({ ...search, query, page: 1 })}
        >
          <Select
            label={t('location')}
            labelHidden
            options={options.map((option) => ({
              ...option,
              icon: <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />,
            }))}
            value={search.location}
            onChange={(location) => setSearch({ ...search, location, page: 1 })}
          />
        </SearchRow>
      }
      found={found.data?.results.map((picture) => ({ from: 'library', picture })) ?? null}
      pages={{
        page: search.page,
        of: found.data?.totalPages ?? 0,
        onPage: (page) => setSearch({ ...search, page }),
      }}
      choosing={choosing}
      foot={foot}
      empty={
        <EmptyState
          title={t('nothingTitle')}
          help={search.location === ANYWHERE ? t('nothingHelp') : t('nothingHelpPlace')}
          headingLevel={3}
        />
      }
      problem={
        found.isError ? (
          <ErrorState
            title={t('failedTitle')}
            help={isOnline ? t('failedHelp') : t('offlineHelp')}
            headingLevel={3}
            onTryAgain={() => void found.refetch()}
          />
        ) : null
      }
    />
  );
}
