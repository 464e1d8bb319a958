import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { FoundPicture } from '../../../api/pictures/picture-search';
import { Button } from '../../../ui/button';
import type { Choosing } from '../choosing';
import { useUploadDeletion } from '../upload/use-upload-deletion';
import { ResultGrid } from './result-grid';
import styles from './result-list.module.css';

/** One page of results between the search and the footer, or why there are none. */
export function ResultList(props: {
  head: ReactNode;
  /** Null while loading. */
  found: readonly FoundPicture[] | null;
  pages: { page: number; of: number; onPage: (page: number) => void };
  choosing: Choosing | null;
  foot: ReactNode;
  empty: ReactNode;
  /** The error message; null if there is none. */
  problem: ReactNode;
  /** A line under the pictures. */
  note?: string | null;
  /** Shown above the pictures, and scrolls with them. */
  above?: ReactNode;
}) {
  const { head, found, pages, choosing, foot, empty, problem, note, above } = props;
  const deletion = useUploadDeletion(choosing);
  const scroller = useRef<HTMLDivElement>(null);
  const { page } = pages;
  // A new page starts at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [page]);
  return (
    <>
      {head}
      <div ref={scroller} className={styles.results}>
        {above}
        {deletion.told}
        {problem ??
          (found?.length === 0 ? (
            empty
          ) : (
            <ResultGrid found={found} choosing={choosing} onDelete={deletion.remove} />
          ))}
        {note && problem === null ? <p className={styles.note}>{note}</p> : null}
      </div>
      <footer className={styles.foot}>
        {pages.of > 1 ? <Pager {...pages} /> : null}
        {foot}
      </footer>
    </>
  );
}

function Pager({ page, of, onPage }: { page: number; of: number; onPage: (page: number) => void }) {
  const t = useTranslations('pictureSearch');
  return (
    <div className={styles.pager}>
      <Button
        size="small"
        icon={<ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => onPage(page - 1)}
        unavailable={page <= 1 ? t('firstPage') : undefined}
      >
        {t('previous')}
      </Button>
      <span role="status">{t('pageOf', { page, pages: of })}</span>
      <Button
        size="small"
        onClick={() => onPage(page + 1)}
        unavailable={page >= of ? t('lastPage') : undefined}
      >
        {t('next')}
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </div>
  );
}
