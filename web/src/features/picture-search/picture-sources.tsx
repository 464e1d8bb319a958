import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { isPhoneLayout, useLayout } from '../../lib/media';
import type { Choosing } from './choosing';
import styles from './picture-sources.module.css';
import { FavoriteResults } from './results/favorite-results';
import { LibraryResults } from './results/library-results';
import { StockResults } from './results/stock-results';
import type { UploadQueue } from './upload/upload-queue';
import { UploadTab } from './upload/upload-tab';

const SOURCES = ['library', 'pexels', 'unsplash', 'favorites', 'upload'] as const;
type Source = (typeof SOURCES)[number];

/**
 * The five sources of pictures, as tabs. Each search starts over when its tab is opened; uploads continue while another tab is
 * open.
 *
 * @param choosing null if pictures are only viewed and marked as favorites
 * @param queue    the uploads, which continue wherever this is shown
 * @param foot     shown beside the pagination of the results
 */
export function PictureSources(props: {
  choosing: Choosing | null;
  start: 'library' | 'upload';
  queue: UploadQueue;
  foot?: ReactNode;
}) {
  const { choosing, start, queue, foot } = props;
  const t = useTranslations('pictureSearch');
  const [source, setSource] = useState<Source>(start);
  const tabs = useRef<HTMLDivElement>(null);
  const isPhone = isPhoneLayout(useLayout());
  // With large text there isn't room for all tabs, so the chosen one is scrolled into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the chosen tab changes
  useEffect(() => {
    tabs.current
      ?.querySelector('[aria-selected=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [source]);
  return (
    <Tabs
      className={styles.tabs ?? ''}
      selectedKey={source}
      onSelectionChange={(key) => setSource(key as Source)} // one of the ids below
    >
      <TabList ref={tabs} aria-label={t('sources')} className={styles.list ?? ''}>
        {SOURCES.map((id) => (
          <Tab key={id} id={id} className={styles.tab ?? ''}>
            {id === 'library' && isPhone ? t('libraryShort') : t(id)}
          </Tab>
        ))}
      </TabList>
      {/* A separate element for each tab: a panel keeps its initial id, so the tab would otherwise point nowhere. */}
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
