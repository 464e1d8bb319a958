import type { PagePicture } from '@wayfold/domain/pictures/page-picture';
import { ChevronLeft, ChevronRight, Maximize, Minimize, X } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { useBack } from '../../lib/back/use-back';
import { classNames } from '../../ui/class-names';
import { useFullScreen } from '../../ui/dialogs/use-full-screen';
import styles from './lightbox.module.css';
import { PictureImage } from './picture';
import { PictureCredit } from './picture-credit';
import { pictureWords } from './picture-words';

/** Minimum sideways movement of a swipe, in CSS pixels. */
const SWIPE_PX = 48;

/** Aspect ratio of a picture whose size is unknown. */
const USUAL_SHAPE = 1200 / 675;

/**
 * One picture at a time over the whole page, with arrows (none at the ends), keys, swipes, captions and thumbnails below.
 *
 * The browser's own dialog traps the focus, closes on Escape and restores the focus, without any code of ours.
 */
export function Lightbox(props: {
  pictures: readonly PagePicture[];
  /** Shown next to the counter. */
  title: string;
  /** The picture to start with, from 0. */
  first: number;
  onClose: () => void;
}) {
  const { pictures, title, first, onClose } = props;
  const t = useTranslations('lightbox');
  const [chosen, setChosen] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedAt = useRef<number | null>(null);
  const last = pictures.length - 1;
  useBack(() => dialog.current?.close());
  // The last picture may be removed elsewhere while it is open.
  const at = Math.min(chosen, last);
  const picture = pictures[at];

  function go(to: number) {
    setChosen(Math.min(last, Math.max(0, to)));
    // The arrow that leads there is about to disappear, and the focus would leave the dialog with it.
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
      aria-label={t('title')}
      tabIndex={-1}
      onClose={() => {
        // React runs effects twice in development; the dialog is open again by then.
        if (!dialog.current?.open) onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <div className={styles.whole}>
        <div className={styles.bar}>
          <span className={styles.counter} role="status">
            {t('counter', { number: at + 1, count: pictures.length })}
          </span>
          <span className={styles.title} dir="auto">
            {title}
          </span>
          <FullScreenButton />
          <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
            <X size={24} strokeWidth={1.75} aria-hidden="true" />
            <span className="visually-hidden">{t('close')}</span>
          </button>
        </div>
        <div
          className={styles.stage}
          onPointerDown={(event) => {
            pressedAt.current = event.clientX;
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            pressedAt.current = null;
          }}
        >
          <button
            type="button"
            className={classNames(styles.arrow, at === 0 && styles.gone)}
            aria-label={t('previous')}
            onClick={() => go(at - 1)}
          >
            <ChevronLeft size={28} strokeWidth={1.75} aria-hidden="true" />
          </button>
          <Large picture={picture} />
          <button
            type="button"
            className={classNames(styles.arrow, styles.on, at === last && styles.gone)}
            aria-label={t('next')}
            onClick={() => go(at + 1)}
          >
            <ChevronRight size={28} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
        <Thumbs pictures={pictures} at={at} onChoose={go} />
      </div>
    </dialog>
  );
}

/** The current picture, with what is known about it. */
function Large({ picture }: { picture: PagePicture }) {
  const t = useTranslations('lightbox');
  const { description, place, day, width, height } = picture;
  const shape = width && height ? width / height : USUAL_SHAPE;
  const where = place && day ? t('where', { place, day }) : (place ?? day);
  return (
    // React's type leaves custom properties out.
    <figure className={styles.figure} style={{ '--shape': shape } as CSSProperties}>
      <PictureImage
        className={styles.picture}
        picture={picture}
        variant="whole-1600"
        alt={pictureWords(picture)}
        draggable={false}
      />
      <figcaption className={styles.caption}>
        <span className={styles.words}>
          {description ? (
            <span className={styles.description} dir="auto">
              {description}
            </span>
          ) : null}
          {where ? <span className={styles.where}>{where}</span> : null}
        </span>
        <PictureCredit picture={picture} className={styles.credit} />
      </figcaption>
    </figure>
  );
}

/** Thumbnails of all pictures; the current one stays in view. */
function Thumbs(props: { pictures: readonly PagePicture[]; at: number; onChoose: (index: number) => void }) {
  const { pictures, at, onChoose } = props;
  const t = useTranslations('lightbox');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [at]);
  const count = pictures.length;
  return (
    <ul ref={list} className={styles.thumbs} aria-label={t('all')}>
      {pictures.map((picture, index) => {
        const words = pictureWords(picture);
        return (
          <li key={picture.id}>
            <button
              type="button"
              aria-current={index === at}
              aria-label={
                words
                  ? t('openNamed', { number: index + 1, count, words })
                  : t('open', { number: index + 1, count })
              }
              onClick={() => onChoose(index)}
            >
              <PictureImage
                className={styles.thumb}
                picture={picture}
                variant="whole-420"
                alt=""
                loading="lazy"
                draggable={false}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Shows the pictures in full screen, if the browser can. */
function FullScreenButton() {
  const t = useTranslations('lightbox');
  const { isPossible, isFull, toggle } = useFullScreen();
  useBack(isFull ? () => toggle(null) : null);
  if (!isPossible) return null;
  const Icon = isFull ? Minimize : Maximize;
  return (
    <button
      type="button"
      className={styles.button}
      // A dialog itself can't go full screen; an element inside it can.
      onClick={(event) => toggle(event.currentTarget.closest(`.${styles.whole}`))}
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      <span className="visually-hidden">{isFull ? t('leaveFullScreen') : t('fullScreen')}</span>
    </button>
  );
}
