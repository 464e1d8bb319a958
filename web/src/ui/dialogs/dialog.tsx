import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { useBack } from '../../lib/back/use-back';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button';
import styles from './dialog.module.css';
import { EscapeKey } from './escape-key';
import { SheetGrip } from './sheet-grip';

/** Props of `Dialog`. */
export interface DialogProps {
  title: string;
  /** One line under the title. */
  help?: ReactNode;
  isOpen: boolean;
  /** Called by the close button, Escape, Back and a press beside the dialog. */
  onClose: () => void;
  /** Called by Escape and Back instead of `onClose`, if closing doesn't mean canceling. */
  onEscape?: () => void;
  /** Its URL is the current one, so Back leaves that page instead. */
  hasUrl?: boolean;
  /** False if only the dialog's own controls may close it. */
  isClosable?: boolean;
  /** Widths 400, 520 and 760; on phones every dialog but an alert fills the screen. */
  size?: 'small' | 'medium' | 'large';
  /** On phones, leaves the top of the page in sight, for a task that belongs to what is there. */
  isSheet?: boolean;
  /** Interrupts with something that must be answered; stays a centered card on phones. */
  isAlert?: boolean;
  children: ReactNode;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
}

/** A dialog over the page; traps focus and restores it on close. */
export function Dialog(props: DialogProps) {
  const {
    title,
    help,
    isOpen,
    onClose,
    onEscape,
    hasUrl = false,
    isClosable = true,
    size = 'medium',
    isSheet = false,
    isAlert = false,
    children,
    actions,
  } = props;
  const t = useTranslations('ui');
  useBack(isOpen && !hasUrl && (isClosable || isAlert) ? (onEscape ?? onClose) : null);
  const content = (
    <AriaDialog role={isAlert ? 'alertdialog' : 'dialog'} className={styles.dialog ?? ''}>
      <header className={styles.header}>
        {isSheet ? <SheetGrip onClose={onClose} className={styles.grip} /> : null}
        <div className={styles.words}>
          <Heading slot="title" level={2} className={styles.title ?? ''}>
            {title}
          </Heading>
          {help ? <p className={styles.help}>{help}</p> : null}
        </div>
        {isClosable && !isAlert ? (
          <IconButton label={t('close')} onClick={onClose} className={styles.close ?? ''}>
            <X size={20} strokeWidth={1.75} />
          </IconButton>
        ) : null}
      </header>
      <div className={styles.body}>{children}</div>
      {actions ? <footer className={styles.actions}>{actions}</footer> : null}
    </AriaDialog>
  );
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={isClosable && !isAlert}
      isKeyboardDismissDisabled={!isClosable || onEscape !== undefined}
      className={classNames(styles.scrim, isAlert && styles.alertScrim, isSheet && styles.sheetScrim)}
    >
      <Modal
        data-sheet={isSheet || undefined}
        className={classNames(styles.modal, styles[size], isAlert && styles.alert, isSheet && styles.sheet)}
      >
        {onEscape ? <EscapeKey onEscape={onEscape}>{content}</EscapeKey> : content}
      </Modal>
    </ModalOverlay>
  );
}
