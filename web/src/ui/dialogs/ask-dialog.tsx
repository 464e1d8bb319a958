import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../banner';
import { Button } from '../button';
import { Dialog } from './dialog';

/** Asks for confirmation of an action that can't easily be undone; shows why it failed, if it did. */
export function AskDialog(props: {
  title: string;
  /** What the action does, as a sentence. */
  children?: ReactNode;
  /** The words on the button that doesn't; "Cancel" if there are none. */
  cancel?: string;
  /** The verb on the button that does it. */
  confirm: string;
  /** The verb while the action runs; the buttons are then disabled. */
  busy: string | undefined;
  /** Why the last attempt failed; replaces the description. */
  problem?: string | null;
  isOpen?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  const { title, children, cancel, confirm, busy, problem, isOpen = true, onCancel, onConfirm } = props;
  const t = useTranslations('ui');
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      isAlert
      size="small"
      actions={
        <>
          <Button onClick={onCancel} unavailable={busy}>
            {cancel ?? t('cancel')}
          </Button>
          <Button variant="danger" onClick={onConfirm} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      {problem ? <Banner tone="danger">{problem}</Banner> : children}
    </Dialog>
  );
}
