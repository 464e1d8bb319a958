import type { PagePicture } from '@wayfold/domain/page-picture';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { pictureWords } from '../../lib/picture-words';
import { classNames } from '../../ui/class-names';
import { Lightbox } from '../../ui/lightbox';
import { PictureImage } from '../../ui/picture';
import styles from './gallery.module.css';
import { useLightboxAllowed } from './use-lightbox-allowed';

/** Pictures shown before the others are asked for. */
const SHOWN = 5;

/** The pictures; on wide screens each opens large. Without code, and on narrow ones, all of them are in the page. */
export function Gallery({ pictures, tripName }: { pictures: readonly PagePicture[]; tripName: string }) {
  const t = useTranslations('tripPage');
  const large = useTranslations('lightbox');
  const canOpen = useLightboxAllowed();
  const [open, setOpen] = useState<number | null>(null);
  const count = pictures.length;
  const hidden = count - SHOWN;
  return (
    <section>
      <div className={styles.head}>
        <h2>{t('pictures')}</h2>
        {count > 1 ? <span className={styles.count}>{t('pictureCount', { count })}</span> : null}
      </div>
      <div className={classNames(styles.grid, canOpen && styles.opens)} data-count={Math.min(count, SHOWN)}>
        {pictures.map((picture, index) => (
          <figure key={picture.id} className={classNames(styles.picture, index >= SHOWN && styles.further)}>
            <PictureImage
              className={styles.image}
              picture={picture}
              variant="1200x675"
              alt={pictureWords(picture)}
              loading="lazy"
              decoding="async"
            />
            {picture.description ? (
              <figcaption aria-hidden="true" dir="auto">
                {picture.description}
              </figcaption>
            ) : null}
            {canOpen ? (
              <button
                type="button"
                className={styles.open}
                aria-label={
                  pictureWords(picture)
                    ? large('openNamed', { number: index + 1, count, words: pictureWords(picture) })
                    : large('open', { number: index + 1, count })
                }
                onClick={() => setOpen(index)}
              />
            ) : null}
            {canOpen && hidden > 0 && index === SHOWN - 1 ? (
              <span className={styles.all} aria-hidden="true">
                <Images size={16} strokeWidth={1.75} />
                {t('allPictures', { count })}
              </span>
            ) : null}
          </figure>
        ))}
      </div>
      {open === null || !canOpen ? null : (
        <Lightbox pictures={pictures} title={tripName} first={open} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}
