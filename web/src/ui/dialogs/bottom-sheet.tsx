import { X } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { Dialog, Heading, Modal, ModalOverlay, OverlayTriggerStateContext } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { useHeight } from '../../lib/use-height';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button';
import { BackCloses } from './back-closes';
import styles from './bottom-sheet.module.css';
import { SheetGrip } from './sheet-grip';
import { useToastPlace } from './use-toast-place';

/**
 * A dialog that comes up from the bottom of a phone and leaves the top of the page in sight, or shows something else there;
 * opened by the trigger around it.
 *
 * Closes by its button, a drag down, Escape, Back and a press beside it.
 */
export function BottomSheet(props: {
  title: string;
  /** One line under the title. */
  help?: ReactNode;
  /** Shown above it instead of the page, to look at. */
  above?: ReactNode;
  /** May be a function, which receives one that closes the sheet. */
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const { title, help, above = null, children } = props;
  const { height, ref } = useHeight();
  return (
    <ModalOverlay isDismissable className={classNames(styles.scrim, above !== null && styles.low)}>
      {above === null ? null : (
        <div className={styles.above} inert>
          {above}
        </div>
      )}
      <Modal ref={ref} data-sheet className={styles.modal ?? ''}>
        <BackCloses />
        <ToastsAbove height={height} />
        <Dialog className={styles.dialog ?? ''}>
          {({ close }) => (
            <>
              <SheetHeader title={title} help={help} />
              <div className={styles.body}>{typeof children === 'function' ? children(close) : children}</div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Toasts have a margin of their own at the bottom, which may reach into the sheet's round corners. */
const TOAST_OVERLAP = 14;

/** Keeps toasts clear of an open sheet. */
function ToastsAbove({ height }: { height: number }) {
  useToastPlace({ lift: height - TOAST_OVERLAP }, true);
  return null;
}

function SheetHeader({ title, help }: { title: string; help: ReactNode }) {
  const t = useTranslations('ui');
  const state = useContext(OverlayTriggerStateContext);
  const close = () => state?.close();
  return (
    <header className={styles.header}>
      <SheetGrip onClose={close} className={styles.grip}>
        <Heading slot="title" level={2} className={styles.title ?? ''}>
          {title}
        </Heading>
        {help ? <p className={styles.help}>{help}</p> : null}
      </SheetGrip>
      <IconButton label={t('close')} onClick={close} className={styles.close ?? ''}>
        <X size={22} strokeWidth={1.75} />
      </IconButton>
    </header>
  );
}
