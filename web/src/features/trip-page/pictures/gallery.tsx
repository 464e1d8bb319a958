import type { PagePicture } from '@wayfold/domain/pictures/page-picture';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Lightbox } from '../../../trip-ui/pictures/lightbox';
import { PictureImage } from '../../../trip-ui/pictures/picture';
import { PictureCredit } from '../../../trip-ui/pictures/picture-credit';
import { pictureWords } from '../../../trip-ui/pictures/picture-words';
import { classNames } from '../../../ui/class-names';
import styles from './gallery.module.css';
import { useLightboxAllowed } from './use-lightbox-allowed';

/** How many pictures are shown before the user asks for the others. */
const SHOWN = 5;

/**
 * The pictures; on wide screens each opens large. Without JavaScript, and on narrow screens, all of them are on the page.
 *
 * @param header already shown at the top of the page, and the first in the lightbox
 */
export function Gallery(props: {
  pictures: readonly PagePicture[];
  header: PagePicture | null;
  tripName: string;
}) {
  const { pictures, header, tripName } = props;
  const t = useTranslations('tripPage');
  const canOpen = useLightboxAllowed();
  const [open, setOpen] = useState<number | null>(null);
  const count = pictures.length;
  const tiles = pictures.filter(({ id }) => id !== header?.id);
  if (tiles.length === 0) return null;
  return (
    <section>
      <div className={styles.head}>
        <h2>{t('pictures')}</h2>
        {count > 1 ? <span className={styles.count}>{t('pictureCount', { count })}</span> : null}
      </div>
      <div
        className={classNames(styles.grid, canOpen && styles.opens)}
        data-count={Math.min(tiles.length, SHOWN)}
      >
        {tiles.map((picture, index) => (
          <figure key={picture.id} className={classNames(styles.picture, index >= SHOWN && styles.further)}>
            <PictureImage
              className={styles.image}
              picture={picture}
              variant="1200x675"
              alt={pictureWords(picture)}
              loading="lazy"
              decoding="async"
            />
            {picture.description || picture.credit ? (
              <figcaption>
                {picture.description ? (
                  <span className={styles.description} aria-hidden="true" dir="auto">
                    {picture.description}
                  </span>
                ) : null}
                {picture.credit ? <PictureCredit picture={picture} className={styles.credit} /> : null}
              </figcaption>
            ) : null}
            {canOpen ? <OpenButton picture={picture} pictures={pictures} onOpen={setOpen} /> : null}
            {canOpen && tiles.length > SHOWN && index === SHOWN - 1 ? (
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

/** Opens a picture large, at its position among all of them. */
function OpenButton(props: {
  picture: PagePicture;
  pictures: readonly PagePicture[];
  onOpen: (index: number) => void;
}) {
  const { picture, pictures, onOpen } = props;
  const t = useTranslations('lightbox');
  const index = pictures.indexOf(picture);
  const place = { number: index + 1, count: pictures.length };
  const words = pictureWords(picture);
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={words ? t('openNamed', { ...place, words }) : t('open', place)}
      onClick={() => onOpen(index)}
    />
  );
}
