import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type OwnPicture, useUploadRemoval } from '../../../api/pictures/picture-search';
import { Banner } from '../../../ui/banner';
import type { Choosing } from '../choosing';
import { keyOf } from '../results/found-picture';
import styles from '../results/result-list.module.css';

/** Deletes uploads, and offers to undo the last one. A deleted upload is no longer chosen. */
export function useUploadDeletion(choosing: Choosing | null): {
  remove: (upload: OwnPicture) => void;
  told: ReactNode;
} {
  const t = useTranslations('pictureSearch');
  const removal = useUploadRemoval();
  const sent = removal.variables;

  function remove(upload: OwnPicture) {
    if (choosing?.choice.some((chosen) => keyOf(chosen) === keyOf(upload))) choosing.onToggle(upload);
    removal.mutate({ upload, removed: true });
  }

  function told() {
    if (!sent) return null;
    const { upload, removed } = sent;
    const name = upload.picture.imageName || t('untitled');
    if (removal.isError) {
      return (
        <Banner tone="danger" className={styles.told ?? ''}>
          {t(removed ? 'deleteFailed' : 'undoDeleteFailed', { name })}
        </Banner>
      );
    }
    if (!removal.isSuccess || !removed) return null;
    const onAction = () => removal.mutate({ upload, removed: false });
    return (
      <Banner action={{ label: t('undoDelete'), onAction }} className={styles.told ?? ''}>
        {t('uploadDeleted', { name })}
      </Banner>
    );
  }
  return { remove, told: told() };
}
