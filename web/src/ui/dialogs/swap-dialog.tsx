import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { useBack } from '../../lib/back/use-back';
import { Skeleton } from '../skeleton';
import dialogStyles from './dialog.module.css';
import { DialogFrame } from './dialog-content';
import styles from './swap-dialog.module.css';
import { useLeaving } from './use-leaving';

/**
 * A dialog whose contents change in place: the frame grows or shrinks to fit the next one, which is announced like a new dialog.
 *
 * Each content renders a `DialogContent`, which has the title and close button; content whose code is still loading suspends.
 */
export function SwapDialog(props: {
  /** Changes with the content. */
  contentKey: string;
  /** True while the next content loads: input in the current one would be lost. */
  isLeaving: boolean;
  /** Called by the close button, Escape, Back and a press beside the dialog; null if they can't close it. */
  onClose: (() => void) | null;
  /** Replaces the close button if there is none. */
  wayOut?: ReactNode;
  /** Goes back to the content that this one replaced. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
}) {
  const { contentKey, isLeaving, wayOut, onBack, children } = props;
  const t = useTranslations('ui');
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [asked, askFirst] = useState<string | null>(null);
  const { leave, question } = useLeaving({
    hasChanges: asked !== null,
    title: asked ?? '',
    onLeave: () => props.onClose?.(),
  });
  const onClose = props.onClose && leave;
  useBack(onClose);
  useSwapMotion(frame, contentKey);
  useSwapFocus(frame, contentKey);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose?.();
      }}
      isDismissable={onClose !== null}
      isKeyboardDismissDisabled={onClose === null}
      className={dialogStyles.scrim ?? ''}
    >
      <Modal className={styles.modal ?? ''}>
        <div ref={frame} className={styles.frame} inert={isLeaving}>
          {/* Around the dialog, so the previous content stays until the next one has loaded. */}
          <Suspense
            fallback={
              <AriaDialog aria-label={t('loading')} className={styles.dialog ?? ''}>
                <ContentComing />
              </AriaDialog>
            }
          >
            <AriaDialog key={contentKey} aria-labelledby={titleId} className={styles.dialog ?? ''}>
              <DialogFrame value={{ titleId, headingLevel: 2, onClose, wayOut, onBack, askFirst }}>
                {children}
              </DialogFrame>
            </AriaDialog>
          </Suspense>
          {question}
        </div>
      </Modal>
    </ModalOverlay>
  );
}

/** The placeholder in the frame while a content loads. */
export function ContentComing() {
  return (
    <div className={styles.coming}>
      <Skeleton lines={5} />
    </div>
  );
}

/** Same as the token `--slow`, in milliseconds. */
const SWAP_MS = 320;

/** Animates the frame from the size of the previous content to that of the next, unless the traveler prefers reduced motion. */
function useSwapMotion(frame: RefObject<HTMLElement | null>, contentKey: string) {
  const last = useRef<{ contentKey: string; width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    const before = last.current;
    if (!element || !before || before.contentKey === contentKey) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { width, height } = element.getBoundingClientRect();
    element.animate(
      [
        { width: `${before.width}px`, height: `${before.height}px`, overflow: 'clip' },
        { width: `${width}px`, height: `${height}px`, overflow: 'clip' },
      ],
      { duration: SWAP_MS, easing: 'cubic-bezier(.2,.8,.2,1)' },
    );
  }, [frame, contentKey]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      last.current = { contentKey, width, height };
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, contentKey]);
}

/** Moves focus to the start of the next content, unless the content focuses one of its own fields. */
function useSwapFocus(frame: RefObject<HTMLElement | null>, contentKey: string) {
  const shown = useRef(contentKey);
  // Before the browser paints; otherwise the first button would get focus when the old content loses it.
  useLayoutEffect(() => {
    if (shown.current === contentKey) return;
    shown.current = contentKey;
    const dialog = frame.current?.querySelector<HTMLElement>('[role="dialog"]');
    if (dialog && !dialog.contains(document.activeElement)) dialog.focus();
  }, [frame, contentKey]);
}
