import { bestSpread, type PlacedPhoto, placePhotos } from '@wayfold/domain/photos';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FoundPicture, useNewUploads, useOwnPictures } from '../../api/picture-search';
import { Banner } from '../../ui/banner';
import type { Choosing } from './choosing';
import { PictureDrop } from './picture-drop';
import { ResultList } from './result-list';
import type { UploadItem, UploadQueue } from './upload-queue';
import { UploadRows } from './upload-rows';
import styles from './upload-tab.module.css';
import { useQueueState } from './use-upload-queue';

/** Pictures of one's own: new ones are dropped, cut and sent; those uploaded before are below. */
export function UploadTab(props: { queue: UploadQueue; choosing: Choosing | null; foot: ReactNode }) {
  const { queue, choosing, foot } = props;
  const t = useTranslations('pictureSearch');
  const [page, setPage] = useState(1);
  const before = useOwnPictures('uploads', page);
  const askAgain = useNewUploads();
  const { items, refused } = useQueueState(queue);
  const document = choosing?.document ?? NO_TRIP;
  const placed = useMemo(() => placedItems(items, document), [items, document]);
  const room = choosing ? choosing.most - choosing.choice.length : Number.POSITIVE_INFINITY;

  async function add(files: readonly File[]) {
    await queue.add(files);
    const all = queue.state().items;
    if (all.length > room) queue.choose(new Set(bestSpread([...placedItems(all, document).values()], room)));
  }

  async function save() {
    await queue.save();
    const saved = queue.state().items.flatMap(({ id, picture }): FoundPicture[] => {
      if (!picture) return [];
      const { caption = '', destinationid = null, takenAt = null } = placed.get(id) ?? {};
      return [{ from: 'own', picture, told: { description: caption, destinationid, takenAt } }];
    });
    if (saved.length === 0) return;
    askAgain();
    choosing?.onUploaded(saved);
  }

  return (
    <ResultList
      head={null}
      above={
        <div className={styles.upload}>
          <PictureDrop isSmall={items.length > 0} onFiles={(files) => void add(files)} />
          {refused.map(({ name, problem }) => (
            <Banner key={name} tone="danger">
              {t(PROBLEMS[problem], { name })}
            </Banner>
          ))}
          {items.length > 0 ? (
            <UploadRows queue={queue} placed={placed} room={room} onSave={() => void save()} />
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

const NO_TRIP = { destinations: {}, events: {} };

/** What the trip makes of each photo, by the id of its item. */
function placedItems(items: readonly UploadItem[], document: Choosing['document']): Map<string, PlacedPhoto> {
  const photos = items.map(({ id, facts }) => ({ id, ...facts }));
  return new Map(placePhotos(document, photos).map((photo) => [photo.id, photo]));
}

const PROBLEMS = { size: 'tooLarge', type: 'wrongType', unreadable: 'unreadable' } as const;
