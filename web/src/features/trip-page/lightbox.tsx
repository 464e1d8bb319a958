import type { PagePicture } from '@wayfold/domain/trip-page';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names';
import { PictureImage } from '../../ui/picture';
import styles from './lightbox.module.css';

/** Pointers that travel less far sideways meant something else, in CSS pixels. */
const SWIPE_PX = 48;

/**
 * One picture at a time over the whole page: arrows (none at the ends), keys, swipes, captions and all pictures below.
 *
 * The browser's own dialog keeps the focus inside, closes on Escape and gives the focus back, at no cost in code.
 */
export function Lightbox(props: {
  pictures: readonly PagePicture[];
  /** Said beside the counter. */
  title: string;
  /** The picture to begin with, from 0. */
  first: number;
  onClose: () => void;
}) {
  const { pictures, title, first, onClose } = props;
  const t = useTranslations('tripPage');
  const [at, setAt] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedAt = useRef<number | null>(null);
  const last = pictures.length - 1;
  const picture = pictures[at];

  function go(to: number) {
    setAt(Math.min(last, Math.max(0, to)));
    // The arrow that leads there is about to go, and would take the focus along, out of the dialog.
    if (to <= 0 || to >= last) dialog.current?.focus();
  }

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  }

  function onPointerUp(event: PointerEvent) {
    const moved = event.clientX - (pressedAt.current ?? event.clientX);
    pressedAt.current = null;
    if (Math.abs(moved) >= SWIPE_PX) go(moved < 0 ? at + 1 : at - 1);
  }

  if (!picture) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={t('pictures')}
      tabIndex={-1}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <span className={styles.counter} role="status">
          {t('pictureOf', { number: at + 1, count: pictures.length })}
        </span>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <X size={24} strokeWidth={1.75} aria-hidden="true" />
          <span className="visually-hidden">{t('closePictures')}</span>
        </button>
      </div>
      <div
        className={styles.stage}
        onPointerDown={(event) => {
          pressedAt.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
      >
        <button
          type="button"
          className={classNames(styles.arrow, at === 0 && styles.gone)}
          aria-label={t('previousPicture')}
          onClick={() => go(at - 1)}
        >
          <ChevronLeft size={28} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <figure className={styles.picture}>
          <PictureImage
            key={picture.id}
            picture={picture}
            variant="1200x675"
            alt={picture.description}
            draggable={false}
          />
          <figcaption dir="auto">{picture.description}</figcaption>
        </figure>
        <button
          type="button"
          className={classNames(styles.arrow, at === last && styles.gone)}
          aria-label={t('nextPicture')}
          onClick={() => go(at + 1)}
        >
          <ChevronRight size={28} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <ul className={styles.thumbs} aria-label={t('chooseFromAll')}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-current={index === at}
              aria-label={
                picture.description
                  ? t('openNamedPicture', {
                      number: index + 1,
                      count: pictures.length,
                      description: picture.description,
                    })
                  : t('openPicture', { number: index + 1, count: pictures.length })
              }
              onClick={() => go(index)}
            >
              <PictureImage picture={picture} variant="400x400" alt="" loading="lazy" draggable={false} />
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
