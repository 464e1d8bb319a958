import { useSyncExternalStore } from 'react';

/** A place somebody asks about. */
export interface AskedPlace {
  /** Shown read-only and sent along. */
  key: string;
  name: string;
  localName: string | null;
  /** Of the local name. */
  language: string | undefined;
  /** Address of what is drawn for it. */
  picture: string;
}

/** What the one dialog around accounts shows: each is a content that swaps into the others in place. */
export type AccountDialog =
  | {
      kind: 'sign-up';
      email?: string;
      /** Says why an account is offered just now, under the title. */
      reason?: string;
    }
  | {
      kind: 'sign-in';
      email?: string;
      reason?: string;
    }
  /** After the password, where the account asks for a code as well. */
  | { kind: 'second-step'; ticket: string; ways: readonly ('totp' | 'recovery')[]; keepSignedIn: boolean }
  | { kind: 'reset'; email?: string }
  /** The link is on its way. */
  | { kind: 'reset-sent'; email: string }
  | { kind: 'contact'; email?: string }
  | { kind: 'data-question'; place: AskedPlace; email?: string }
  /** Asks for the password again; see `confirmedCall`. */
  | { kind: 'confirm-identity'; onConfirmed: () => void }
  | { kind: 'list-sign-up'; email?: string }
  | {
      kind: 'list-thanks';
      /** True when a mail was sent just now, rather than that its address was opened. */
      isSent: boolean;
    };

/** The open dialog and how it may be left. */
export interface OpenAccountDialog {
  readonly dialog: AccountDialog;
  /** False when it may only be left through what it offers itself. */
  readonly isClosable: boolean;
  readonly onClose?: (() => void) | undefined;
  /** The content this one was swapped in for; null for the first. */
  readonly from: AccountDialog | null;
  /** The page it was opened on. */
  readonly pathname: string;
}

/** Props of every content; a page that shows one without a dialog gives its own. */
export interface AccountContentProps<Kind extends AccountDialog['kind'] = AccountDialog['kind']> {
  dialog: Extract<AccountDialog, { kind: Kind }>;
  /** Shows another content in place of this one. */
  go: (next: AccountDialog) => void;
  /** Leaves; null when the content may only be left through what it offers itself. */
  close: (() => void) | null;
  /** Leaves because it is done: closes also what may not be closed. */
  finish: () => void;
}

let open: OpenAccountDialog | null = null;
const listeners = new Set<() => void>();

function show(next: OpenAccountDialog | null) {
  open = next;
  for (const listener of listeners) listener();
}

/**
 * Opens the dialog around accounts. One that was open is left first.
 *
 * @param options `onClose` is told once when it is left, whichever content it shows by then
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

/** Shows another content in the open dialog, which keeps how it may be left; opens it where none is open. */
export function swapAccountDialog(dialog: AccountDialog): void {
  if (open === null) openAccountDialog(dialog);
  else show({ ...open, dialog, from: open.dialog });
}

/** Leaves the open dialog; nothing where none is open. */
export function closeAccountDialog(): void {
  const before = open;
  if (before === null) return;
  show(null);
  before.onClose?.();
}

/** Leaves the open dialog unless it was opened on that page, which may bring its own. */
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

/** Asks the person to prove that it is them; resolves to false when they leave the dialog instead. */
export function confirmIdentity(): Promise<boolean> {
  return new Promise((resolve) => {
    openAccountDialog(
      { kind: 'confirm-identity', onConfirmed: () => resolve(true) },
      // After the proof the answer is given, and this one counts for nothing.
      { onClose: () => resolve(false) },
    );
  });
}
