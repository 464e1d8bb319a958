import { ChevronLeft, X } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useWindowName } from '../../lib/window-name';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button';
import styles from './dialog-content.module.css';

/** The frame around a content: a dialog, or a page that shows it directly. */
export interface ContentFrame {
  titleId: string;
  headingLevel: 1 | 2;
  /** Null if only the content's own controls may close it. */
  onClose: (() => void) | null;
  /** Replaces the close button if there is none. */
  wayOut?: ReactNode;
  /** Goes back to the content that this one replaced, if any. */
  onBack?: (() => void) | undefined;
  /** Sets what to ask before the frame is closed; null to ask nothing. Missing on a page, which Back leaves. */
  askFirst?: (title: string | null) => void;
}

/** Provides the frame to contents. */
export const DialogFrame = createContext<ContentFrame | null>(null);

/** Title, close button and body of one content of a `SwapDialog`, or of a page that shows it without a dialog. */
export function DialogContent(props: {
  title: string;
  /** One line under the title. */
  help?: ReactNode;
  /** `narrow` 430 px, `wide` 560 px; on phones both fill the screen. */
  width?: 'narrow' | 'wide';
  /** Shown beside the content on wide screens, and above it on phones. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { title, help, width = 'narrow', aside, children } = props;
  const t = useTranslations('ui');
  const frame = useContext(DialogFrame);
  if (!frame) throw new Error('A dialog’s content is drawn outside of a frame.');
  const isPage = frame.headingLevel === 1;
  const Heading = isPage ? 'h1' : 'h2';
  useWindowName(isPage ? t('pageTitle', { page: title }) : null);
  return (
    <div className={classNames(styles.content, styles[width], Boolean(aside) && styles.withAside)}>
      {aside}
      <div className={styles.main}>
        <header className={styles.header}>
          {frame.onBack ? (
            <IconButton label={t('back')} onClick={frame.onBack} className={styles.back ?? ''}>
              <ChevronLeft size={22} strokeWidth={1.75} />
            </IconButton>
          ) : null}
          <div className={styles.words}>
            <Heading id={frame.titleId} className={styles.title} tabIndex={isPage ? -1 : undefined}>
              {title}
            </Heading>
            {help ? <p className={styles.help}>{help}</p> : null}
          </div>
          {frame.onClose ? (
            <IconButton label={t('close')} onClick={frame.onClose} className={styles.close ?? ''}>
              <X size={22} strokeWidth={1.75} />
            </IconButton>
          ) : (
            frame.wayOut
          )}
        </header>
        {children}
      </div>
    </div>
  );
}

/**
 * Asks before the dialog around a content is closed, because something in it would be lost.
 *
 * @param title the question, such as "Leave without creating an account?"; null while there is nothing to lose
 */
export function useAskFirst(title: string | null): void {
  const askFirst = useContext(DialogFrame)?.askFirst;
  useEffect(() => {
    askFirst?.(title);
    return () => askFirst?.(null);
  }, [askFirst, title]);
}

/** On a page, focuses the title of the next content if the focused element is gone; a dialog does so by itself. */
export function useTitleFocus(contentKey: string): void {
  const frame = useContext(DialogFrame);
  const shown = useRef(contentKey);
  useEffect(() => {
    if (shown.current === contentKey) return;
    shown.current = contentKey;
    if (frame && document.activeElement === document.body) document.getElementById(frame.titleId)?.focus();
  }, [contentKey, frame]);
}
