import { type ReactNode, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import type { Choosing } from './choosing';
import { FavoriteResults } from './favorite-results';
import { LibraryResults } from './library-results';
import styles from './picture-sources.module.css';
import { StockResults } from './stock-results';
import { UploadQueue } from './upload-queue';
import { UploadTab } from './upload-tab';
import { useQueueState, useUploadQueue } from './use-upload-queue';

const SOURCES = ['library', 'pexels', 'unsplash', 'favorites', 'upload'] as const;
type Source = (typeof SOURCES)[number];

/**
 * The five places pictures come from, one beside the other. Each search begins anew when its tab is opened; uploads go on
 * while another tab is looked at.
 *
 * @param choosing null where pictures are only looked at and given hearts
 * @param footFor  what stands beside the pages of the results while so many uploads are chosen and not there yet
 */
export function PictureSources(props: {
  choosing: Choosing | null;
  start: 'library' | 'upload';
  files?: readonly File[] | undefined;
  footFor?: (unsent: number) => ReactNode;
}) {
  const { choosing, start, files, footFor } = props;
  const t = useTranslations('pictureSearch');
  const [source, setSource] = useState<Source>(start);
  const queue = useUploadQueue(files, choosing);
  const foot = footFor?.(UploadQueue.unsent(useQueueState(queue)));
  return (
    <Tabs
      className={styles.tabs ?? ''}
      selectedKey={source}
      onSelectionChange={(key) => setSource(key as Source)} // one of the ids below
    >
      <TabList aria-label={t('sources')} className={styles.list ?? ''}>
        {SOURCES.map((id) => (
          <Tab key={id} id={id} className={styles.tab ?? ''}>
            {t(id)}
          </Tab>
        ))}
      </TabList>
      {/* Another element for each: a panel keeps the id it began with, and its tab would point nowhere. */}
      <TabPanel key={source} id={source} className={styles.panel ?? ''}>
        {source === 'library' ? <LibraryResults choosing={choosing} foot={foot} /> : null}
        {source === 'pexels' || source === 'unsplash' ? (
          <StockResults service={source} choosing={choosing} foot={foot} />
        ) : null}
        {source === 'favorites' ? <FavoriteResults choosing={choosing} foot={foot} /> : null}
        {source === 'upload' ? <UploadTab queue={queue} choosing={choosing} foot={foot} /> : null}
      </TabPanel>
    </Tabs>
  );
}
