import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOwnPictures } from '../../../api/pictures/picture-search';
import { Banner } from '../../../ui/banner';
import type { Choosing } from '../choosing';
import { ResultList } from '../results/result-list';
import { PictureDrop } from './picture-drop';
import { addUploads, placeUploads, roomFor } from './place-uploads';
import type { UploadQueue } from './upload-queue';
import { UploadRows } from './upload-rows';
import styles from './upload-tab.module.css';
import { useQueueState } from './use-upload-queue';

/** The user's own pictures: new ones are dropped, cropped and uploaded; earlier uploads are listed below. */
export function UploadTab(props: { queue: UploadQueue; choosing: Choosing | null; foot: ReactNode }) {
  const { queue, choosing, foot } = props;
  const t = useTranslations('pictureSearch');
  const [page, setPage] = useState(1);
  const before = useOwnPictures('uploads', page);
  const { items, refused } = useQueueState(queue);
  const placed = useMemo(() => placeUploads(items, choosing), [items, choosing]);

  return (
    <ResultList
      head={null}
      above={
        <div className={styles.upload}>
          <PictureDrop
            isSmall={items.length > 0}
            isMain={items.length === 0 && !choosing?.choice.length}
            onFiles={(files) => void addUploads(queue, files, choosing)}
          />
          {refused.map(({ name, problem }) => (
            <Banner key={name} tone="danger">
              {t(PROBLEMS[problem], { name })}
            </Banner>
          ))}
          {items.length > 0 ? (
            <UploadRows queue={queue} placed={placed} room={roomFor(items, choosing)} />
          ) : null}
          {before.data && before.data.results.length > 0 ? (
            <h3 className={styles.title}>{t('yourUploads')}</h3>
          ) : null}
        </div>
      }
      found={before.data?.results.map((picture) => ({ from: 'own', picture })) ?? null}
      pages={{ page, of: before.data?.totalPages ?? 0, onPage: setPage }}
      choosing={choosing}
      foot={foot}
      empty={null}
      problem={before.isError ? <Banner tone="danger">{t('favoritesFailed')}</Banner> : null}
    />
  );
}

const PROBLEMS = { size: 'tooLarge', type: 'wrongType', unreadable: 'unreadable' } as const;
