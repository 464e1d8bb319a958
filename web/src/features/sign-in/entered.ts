import type { Entered } from '../../api/sign-in/sign-in-calls';

/** Callbacks after a successful sign-in step. */
export interface EnteredActions {
  /** Signed in; `merged` if the guest's trips were added, `kept` if the account was about to be deleted. */
  onIn: (how: { merged: boolean; kept: boolean }) => void;
  /** The account has two-step verification. */
  onSecondStep: (step: { ticket: string; ways: readonly ('totp' | 'recovery')[] }) => void;
  /** Nobody was signed in, and the server gave no reason. */
  onNowhere: () => void;
}

/** Calls the callback for the server's response. */
export function followEntered(entered: Entered, { onIn, onSecondStep, onNowhere }: EnteredActions): void {
  if (entered.kind === 'in') onIn(entered);
  else if (entered.kind === 'second-step') onSecondStep(entered);
  else onNowhere();
}
