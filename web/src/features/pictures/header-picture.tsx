import type { PagePicture } from '@wayfold/domain/page-picture';
import { Camera, MoveVertical, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { focusOnceLost, useFocusOnClose } from '../../lib/focus-later';
import { pictureWords } from '../../lib/picture-words';
import { Button } from '../../ui/button';
import { PictureImage } from '../../ui/picture';
import { PictureCredit } from '../../ui/picture-credit';
import styles from './header-picture.module.css';
import { Reposition } from './reposition';
import type { PictureActions } from './use-picture-actions';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The header picture as large as it is used, or the scene that stands for it; its buttons are for whoever edits the trip. */
export function HeaderPicture(props: {
  header: PagePicture | null;
  /** Address of a drawn landscape. */
  scene: string;
  onOpen: () => void;
  /** Null where the trip is only looked at. */
  editing: { actions: PictureActions; onReplace: () => void } | null;
}) {
  const { header, scene, onOpen, editing } = props;
  const t = useTranslations('pictures');
  /** The part that shows while another is being chosen. */
  const [top, setTop] = useState<number | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useFocusOnClose(top !== null, () => buttons.current?.querySelector('[data-reposition]') ?? null);
  const isMoving = header !== null && editing !== null && top !== null;
  const left = header?.focus?.[0] ?? 0.5;

  function done() {
    if (header && editing && top !== null && top !== (header.focus?.[1] ?? 0.5)) {
      editing.actions.setFocus(header.id, [left, top]);
    }
    setTop(null);
  }

  return (
    <section
      className={styles.header}
      aria-label={t('header')}
      data-editing={editing && header ? '' : undefined}
    >
      {header === null ? (
        <img className={styles.picture} src={scene} alt="" />
      ) : (
        <Open header={header} onOpen={onOpen}>
          <PictureImage
            className={styles.picture}
            picture={isMoving ? { ...header, focus: [left, top] } : header}
            variant="1200x675"
            alt={pictureWords(header)}
            draggable={false}
          />
        </Open>
      )}
      {header?.credit && !isMoving ? <PictureCredit picture={header} className={styles.credit} /> : null}
      {isMoving ? (
        <Reposition top={top} onMove={setTop} onDone={done} onCancel={() => setTop(null)} />
      ) : editing ? (
        <div ref={buttons} className={styles.buttons}>
          <Button size="small" icon={<Camera {...ICON} />} onClick={editing.onReplace}>
            {header ? t('replace') : t('choose')}
          </Button>
          {header ? (
            <>
              <Button
                size="small"
                icon={<MoveVertical {...ICON} />}
                data-reposition=""
                onClick={() => setTop(header.focus?.[1] ?? 0.5)}
              >
                {t('reposition')}
              </Button>
              <Button
                size="small"
                icon={<Trash2 {...ICON} />}
                onClick={() => {
                  editing.actions.remove(header.id);
                  focusOnceLost(() => buttons.current?.querySelector('button') ?? null);
                }}
              >
                {t('remove')}
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

/** Presses on the picture open it large. */
function Open(props: { header: PagePicture; onOpen: () => void; children: ReactNode }) {
  const { header, onOpen, children } = props;
  const t = useTranslations('pictures');
  const words = pictureWords(header);
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={words ? t('openHeaderNamed', { words }) : t('openHeader')}
      onClick={onOpen}
    >
      {children}
    </button>
  );
}
