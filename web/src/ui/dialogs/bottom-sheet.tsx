import { X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useContext, useRef, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay, OverlayTriggerStateContext } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button';
import { BackCloses } from './back-closes';
import styles from './bottom-sheet.module.css';

/** A drag of at least this many pixels closes the sheet. */
const CLOSING_DRAG = 72;

/**
 * A dialog that comes up from the bottom of a phone and leaves the top of the page in sight; opened by the trigger around it.
 *
 * Closes by its button, a drag down, Escape, Back and a press beside it.
 */
export function BottomSheet(props: {
  title: string;
  /** One line under the title. */
  help?: ReactNode;
  children: ReactNode;
}) {
  const { title, help, children } = props;
  const [dragged, setDragged] = useState(0);
  return (
    <ModalOverlay isDismissable className={styles.scrim ?? ''}>
      <Modal
        className={classNames(styles.modal, dragged > 0 && styles.dragged)}
        style={dragged > 0 ? { transform: `translateY(${dragged}px)` } : {}}
      >
        <BackCloses />
        <Dialog className={styles.dialog ?? ''}>
          <SheetHeader title={title} help={help} onDrag={setDragged} />
          <div className={styles.body}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function SheetHeader(props: { title: string; help: ReactNode; onDrag: (by: number) => void }) {
  const { title, help, onDrag } = props;
  const t = useTranslations('ui');
  const state = useContext(OverlayTriggerStateContext);
  const from = useRef<number | null>(null);
  const by = (event: PointerEvent) => Math.max(0, event.clientY - (from.current ?? event.clientY));

  function end(event: PointerEvent, mayClose: boolean) {
    if (mayClose && by(event) >= CLOSING_DRAG) state?.close();
    from.current = null;
    onDrag(0);
  }

  return (
    <header className={styles.header}>
      <div
        className={styles.grip}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => onDrag(by(event))}
        onPointerUp={(event) => end(event, true)}
        onPointerCancel={(event) => end(event, false)}
      >
        <Heading slot="title" level={2} className={styles.title ?? ''}>
          {title}
        </Heading>
        {help ? <p className={styles.help}>{help}</p> : null}
      </div>
      <IconButton label={t('close')} onClick={() => state?.close()} className={styles.close ?? ''}>
        <X size={22} strokeWidth={1.75} />
      </IconButton>
    </header>
  );
}
