import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { useBack } from '../../lib/back/use-back';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button';
import dialogStyles from './dialog.module.css';
import styles from './side-dialog.module.css';

/** Props of `SideDialog`. */
export interface SideDialogProps {
  title: string;
  /** One line under the title. */
  help?: ReactNode;
  /** Called by the close button, Escape, Back and a press beside the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** At the bottom of the main column, below a line. */
  foot?: ReactNode;
  /** A second column on wide screens, below the main one on narrow ones; without it, the dialog is narrow. */
  side?: ReactNode;
}

/** A dialog in two columns: the choices, with the result beside them. On phones it fills the screen. */
export function SideDialog({ title, help, onClose, children, foot, side }: SideDialogProps) {
  const t = useTranslations('ui');
  useBack(onClose);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable
      className={dialogStyles.scrim ?? ''}
    >
      <Modal className={classNames(dialogStyles.modal, styles.modal, Boolean(side) && styles.withSide)}>
        <AriaDialog className={styles.dialog ?? ''}>
          <div className={styles.columns}>
            <div className={styles.main}>
              <Heading slot="title" level={2} className={styles.title ?? ''}>
                {title}
              </Heading>
              {help ? <p className={styles.help}>{help}</p> : null}
              {children}
              {foot ? <div className={styles.foot}>{foot}</div> : null}
            </div>
            {side ? <div className={styles.side}>{side}</div> : null}
          </div>
          <IconButton label={t('close')} onClick={onClose} className={styles.close ?? ''}>
            <X size={20} strokeWidth={1.75} />
          </IconButton>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
