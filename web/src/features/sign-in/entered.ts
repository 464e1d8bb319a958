import type { Entered } from '../../api/sign-in/sign-in-calls';

/** What follows when somebody proved who they are. */
export interface EnteredActions {
  /** Signed in; `merged` when a guest's work came along, `kept` when the account was about to be deleted. */
  onIn: (how: { merged: boolean; kept: boolean }) => void;
  /** The account asks for a code as well. */
  onSecondStep: (step: { ticket: string; ways: readonly ('totp' | 'recovery')[] }) => void;
  /** The server let nobody in and says no more. */
  onNowhere: () => void;
}

/** Goes on by what the server answered. */
export function followEntered(entered: Entered, { onIn, onSecondStep, onNowhere }: EnteredActions): void {
  if (entered.kind === 'in') onIn(entered);
  else if (entered.kind === 'second-step') onSecondStep(entered);
  else onNowhere();
}
