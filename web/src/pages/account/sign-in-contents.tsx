import type { ReactNode } from 'react';
import { signIn } from '../../i18n/en/sign-in';
import { MessageScope } from '../../i18n/message-scope';
import type { AccountContentProps } from '../../lib/account-dialogs';
import { DialogContent } from '../../ui/dialog-content';

const messages = { signIn };

function Scope({ children }: { children: ReactNode }) {
  return <MessageScope messages={messages}>{children}</MessageScope>;
}

/** Makes an account. */
export function SignUpContent(_props: AccountContentProps<'sign-up'>) {
  return (
    <Scope>
      <DialogContent title="Create a Free Account to save your Trips and Favorites">{null}</DialogContent>
    </Scope>
  );
}

/** Signs in. */
export function SignInContent(_props: AccountContentProps<'sign-in'>) {
  return (
    <Scope>
      <DialogContent title="Sign in">{null}</DialogContent>
    </Scope>
  );
}

/** Asks for the second step. */
export function SecondStepContent(_props: AccountContentProps<'second-step'>) {
  return (
    <Scope>
      <DialogContent title="Enter your code">{null}</DialogContent>
    </Scope>
  );
}

/** Has a link mailed that sets a new password. */
export function ResetContent(_props: AccountContentProps<'reset'>) {
  return (
    <Scope>
      <DialogContent title="Reset your password">{null}</DialogContent>
    </Scope>
  );
}

/** Asks for the password again. */
export function ConfirmContent(_props: AccountContentProps<'confirm-identity'>) {
  return (
    <Scope>
      <DialogContent title="Confirm that it is you">{null}</DialogContent>
    </Scope>
  );
}

/** Joins the list of travel tips. */
export function ListSignUpContent(_props: AccountContentProps<'list-sign-up'>) {
  return (
    <Scope>
      <DialogContent title="Travel tips by email">{null}</DialogContent>
    </Scope>
  );
}

/** Thanks for joining. */
export function ListThanksContent(_props: AccountContentProps<'list-thanks'>) {
  return (
    <Scope>
      <DialogContent title="Thank you">{null}</DialogContent>
    </Scope>
  );
}
