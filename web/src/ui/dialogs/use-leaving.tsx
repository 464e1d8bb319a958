import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AskDialog } from './ask-dialog';

/** How a form is left. */
export interface Leaving {
  /** Leaves the form, or asks first if it has changes. For `onClose` of its dialog. */
  leave: () => void;
  /** The question, while it is asked; drawn beside the form. */
  question: ReactNode;
}

/**
 * Asks before changes of a form are discarded by Escape, Back, the close button or a press beside it.
 *
 * @param form `title` asks, such as "Discard the changes to this plan?"; `onLeave` discards and closes
 */
export function useLeaving(form: { hasChanges: boolean; title: string; onLeave: () => void }): Leaving {
  const { hasChanges, title, onLeave } = form;
  const t = useTranslations('ui');
  const [isAsked, setAsked] = useState(false);
  const focused = useRef<Element | null>(null);

  function ask() {
    focused.current = document.activeElement;
    setAsked(true);
  }

  // Whoever keeps editing goes on where they were. The dialogs' own return of the focus takes a frame, in which the form's
  // first control may take it.
  useEffect(() => {
    if (!isAsked && focused.current instanceof HTMLElement) focused.current.focus();
  }, [isAsked]);

  return {
    leave: hasChanges ? ask : onLeave,
    question: (
      <AskDialog
        title={title}
        cancel={t('keepEditing')}
        confirm={t('discard')}
        busy={undefined}
        isOpen={isAsked}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          onLeave();
        }}
      />
    ),
  };
}
