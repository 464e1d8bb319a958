import { Laptop, Smartphone } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PageSection } from '../../../lib/links';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import { PageFrame } from './page-frame';
import styles from './page-preview.module.css';

/** CSS pixels that the page is laid out for. */
const WIDTHS = { desktop: 1024, phone: 390 } as const;

/**
 * The page as others will see it, beside the editor; the section being edited is outlined and in view.
 *
 * @param isPhone renders it as wide as the phone it is viewed on
 */
export function PagePreview(props: { current: PageSection | null; isPhone: boolean; children: ReactNode }) {
  const { current, isPhone, children } = props;
  const t = useTranslations('sellerPage');
  const [chosen, setDevice] = useState<keyof typeof WIDTHS>('desktop');
  const device = isPhone ? 'phone' : chosen;
  const shown = useRef<string | null>(null);

  const outline = useCallback(
    (page: Document) => {
      const writing = markPart(page, current);
      // Scrolls there once, and again when another section is edited, but never while the user is reading.
      const key = writing ? `${current} ${device}` : null;
      if (key !== null && key !== shown.current) showPart(page, writing);
      shown.current = key;
    },
    [current, device],
  );

  return (
    <section className={styles.preview} aria-label={t('livePreview')}>
      {isPhone ? null : (
        <div className={styles.bar}>
          <h2 className={styles.title}>{t('livePreview')}</h2>
          <SegmentedControl
            label={t('device')}
            segments={[
              { id: 'desktop', label: t('desktop'), icon: <Laptop size={16} strokeWidth={1.75} /> },
              { id: 'phone', label: t('phone'), icon: <Smartphone size={16} strokeWidth={1.75} /> },
            ]}
            value={device}
            onChange={setDevice}
          />
        </div>
      )}
      <div className={styles.page} data-device={device}>
        <PageFrame width={WIDTHS[device]} onDrawn={outline}>
          {children}
        </PageFrame>
      </div>
    </section>
  );
}

/** Outlines the parts of a page that show a section. Returns the first of them, null if there are none. */
function markPart(page: Document, section: PageSection | null): HTMLElement | null {
  let first: HTMLElement | null = null;
  for (const part of page.querySelectorAll<HTMLElement>('[data-part]')) {
    const isWriting = section !== null && (part.dataset.part ?? '').split(' ').includes(section);
    part.classList.toggle(styles.writing ?? '', isWriting);
    if (isWriting) first ??= part;
  }
  return first;
}

function showPart(page: Document, part: HTMLElement | null): void {
  const view = page.defaultView;
  if (!view || !part) return;
  const { top, bottom } = part.getBoundingClientRect();
  if (top >= 0 && bottom <= view.innerHeight) return;
  view.scrollTo({ top: Math.max(0, view.scrollY + top - 32) });
}
