import { useSyncExternalStore } from 'react';

/** The place that the user reports. */
export interface AskedPlace {
  /** Shown read-only and sent along. */
  key: string;
  name: string;
  localName: string | null;
  /** The language of the local name. */
  language: string | undefined;
  /** URL of its picture. */
  picture: string;
}

/** The contents of the account dialog, which swap in place. */
export type AccountDialog =
  | {
      kind: 'sign-up';
      email?: string;
      /** Explains under the title why an account is offered now. */
      reason?: string;
    }
  | {
      kind: 'sign-in';
      email?: string;
      reason?: string;
    }
  /** Comes after the password if the account also requires a code. */
  | { kind: 'second-step'; ticket: string; ways: readonly ('totp' | 'recovery')[]; keepSignedIn: boolean }
  | { kind: 'reset'; email?: string }
  /** The link was sent. */
  | { kind: 'reset-sent'; email: string }
  | { kind: 'contact'; email?: string }
  | { kind: 'data-question'; place: AskedPlace; email?: string }
  /** Asks for the password again; see `confirmedCall`. */
  | { kind: 'confirm-identity'; onConfirmed: () => void }
  | { kind: 'list-sign-up'; email?: string }
  | {
      kind: 'list-thanks';
      /** True if an email was just sent, false if the URL was opened directly. */
      isSent: boolean;
    };

/** The open dialog and how it may be closed. */
export interface OpenAccountDialog {
  readonly dialog: AccountDialog;
  /** False if only its own controls may close it. */
  readonly isClosable: boolean;
  readonly onClose?: (() => void) | undefined;
  /** The content that this one replaced; null for the first. */
  readonly from: AccountDialog | null;
  /** The page it was opened on. */
  readonly pathname: string;
}

/** Props of every content; a page that shows one without a dialog passes its own. */
export interface AccountContentProps<Kind extends AccountDialog['kind'] = AccountDialog['kind']> {
  dialog: Extract<AccountDialog, { kind: Kind }>;
  /** Shows another content in place of this one. */
  go: (next: AccountDialog) => void;
  /** Closes the dialog; null if only the content's own controls may close it. */
  close: (() => void) | null;
  /** Closes a finished dialog, even if it isn't closable. */
  finish: () => void;
}

let open: OpenAccountDialog | null = null;
const listeners = new Set<() => void>();

function show(next: OpenAccountDialog | null) {
  open = next;
  for (const listener of listeners) listener();
}

/**
 * Opens the account dialog. Closes an open one first.
 *
 * @param options `onClose` is called once when the dialog closes, no matter which content it shows by then
 */
export function openAccountDialog(
  dialog: AccountDialog,
  options: { isClosable?: boolean; onClose?: () => void } = {},
): void {
  const before = open;
  const { isClosable = true, onClose } = options;
  show({ dialog, isClosable, onClose, from: null, pathname: location.pathname });
  before?.onClose?.();
}

/** Swaps the content of the open dialog, which keeps its `isClosable`; opens one if none is open. */
export function swapAccountDialog(dialog: AccountDialog): void {
  if (open === null) openAccountDialog(dialog);
  else show({ ...open, dialog, from: open.dialog });
}

/** Closes the open dialog; does nothing if none is open. */
export function closeAccountDialog(): void {
  const before = open;
  if (before === null) return;
  show(null);
  before.onClose?.();
}

/** Closes the open dialog unless it was opened on that page, which may have its own. */
export function leaveAccountDialog(pathname: string | undefined): void {
  if (open?.pathname !== pathname) closeAccountDialog();
}

/** Follows the open dialog; null while there is none. */
export function useAccountDialog(): OpenAccountDialog | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => null,
  );
}

/** Asks the user to confirm their identity; resolves to false if they close the dialog instead. */
export function confirmIdentity(): Promise<boolean> {
  return new Promise((resolve) => {
    openAccountDialog(
      { kind: 'confirm-identity', onConfirmed: () => resolve(true) },
      // Once the user has confirmed, the promise is resolved and this does nothing.
      { onClose: () => resolve(false) },
    );
  });
}
