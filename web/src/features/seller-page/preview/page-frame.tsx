import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import styles from './page-frame.module.css';

/**
 * An iframe with its own width, so the page inside is laid out as on a device of that width.
 *
 * It has this page's styles and theme. Its content isn't interactive.
 *
 * @param width CSS pixels the page is laid out for; scaled down if there is less room, never up
 */
export function PageFrame(props: {
  width: number;
  /** Called with the iframe's document when it exists, and after every render inside it. */
  onDrawn: (page: Document) => void;
  children: ReactNode;
}) {
  const { width, onDrawn, children } = props;
  const t = useTranslations('sellerPage');
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [isStyled, setStyled] = useState(false);
  const room = useRoom(frame);
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);

  const open = useCallback(() => {
    const inside = frame.current?.contentDocument;
    if (!inside) return;
    inside.documentElement.lang = document.documentElement.lang;
    // Its links and buttons do nothing here, and keyboard focus skips them.
    inside.body.inert = true;
    setPage(inside);
  }, []);
  useEffect(open, [open]);
  useEffect(() => (page ? followLooks(page, () => setStyled(true)) : undefined), [page]);
  useEffect(() => {
    if (page && isStyled) onDrawn(page);
  });

  return (
    <div className={styles.room}>
      <iframe
        ref={frame}
        title={t('livePreview')}
        className={styles.frame}
        style={{
          width,
          height: room.height === 0 ? '100%' : room.height / scale,
          transform: scale === 1 ? undefined : `scale(${scale})`,
        }}
        // Browsers that load the empty page late fire this event.
        onLoad={open}
      />
      {page && isStyled ? createPortal(children, page.body) : null}
    </div>
  );
}

/** The size of the frame's container, in CSS pixels. */
function useRoom(frame: { readonly current: HTMLElement | null }) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const holder = frame.current?.parentElement;
    if (!holder) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: holder.clientWidth, height: holder.clientHeight }),
    );
    observer.observe(holder);
    return () => observer.disconnect();
  }, [frame]);
  return room;
}

/**
 * Copies the styles and the theme of this page to another document, including later changes.
 *
 * @param onStyled called after the initial styles have loaded
 */
function followLooks(page: Document, onStyled: () => void): () => void {
  const copies = new Set<Element>();
  const coming: Promise<void>[] = [];
  function update() {
    for (const { name, value } of document.documentElement.attributes) {
      if (name.startsWith('data-') || name === 'style') page.documentElement.setAttribute(name, value);
    }
    for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style')) {
      if (copies.has(sheet)) continue;
      copies.add(sheet);
      const copy = page.head.appendChild(page.importNode(sheet, true));
      if (copy.localName === 'link') coming.push(hasCome(copy));
    }
  }
  update();
  void Promise.all(coming).then(onStyled);
  const observer = new MutationObserver(update);
  observer.observe(document.head, { childList: true });
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

/** Also resolves if the style sheet failed to load; the page is then shown without it. */
function hasCome(sheet: Element): Promise<void> {
  return new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => resolve());
  });
}
