import { type ComponentType, lazy } from 'react';
import type { AccountContentProps, AccountDialog } from '../../lib/account-dialogs';
import { retryImport } from '../../lib/loading/retry-import';

type Kind = AccountDialog['kind'];
type Content = ComponentType<AccountContentProps>;

const contactContents = () => retryImport(() => import('./contact-contents'));
const signInContents = () => retryImport(() => import('./sign-in-contents'));

/** Creates a content component that loads when it is first shown. */
function content<K extends Kind>(load: () => Promise<ComponentType<AccountContentProps<K>>>): Content {
  // Each component only gets a dialog of its own kind, because `AccountContent` looks it up by kind.
  return lazy(async () => ({ default: (await load()) as unknown as Content }));
}

const CONTENTS: Record<Kind, Content> = {
  'sign-up': content<'sign-up'>(async () => (await signInContents()).SignUpContent),
  'sign-in': content<'sign-in'>(async () => (await signInContents()).SignInContent),
  'second-step': content<'second-step'>(async () => (await signInContents()).SecondStepContent),
  reset: content<'reset'>(async () => (await signInContents()).ResetContent),
  'reset-sent': content<'reset-sent'>(async () => (await signInContents()).ResetSentContent),
  contact: content<'contact'>(async () => (await contactContents()).ContactContent),
  'data-question': content<'data-question'>(async () => (await contactContents()).DataQuestionContent),
  'confirm-identity': content<'confirm-identity'>(async () => (await signInContents()).ConfirmContent),
  'list-sign-up': content<'list-sign-up'>(async () => (await signInContents()).ListSignUpContent),
  'list-thanks': content<'list-thanks'>(async () => (await signInContents()).ListThanksContent),
};

/** One of the account contents, in a dialog or on a page of its own. */
export function AccountContent(props: AccountContentProps) {
  const Content = CONTENTS[props.dialog.kind];
  return <Content {...props} />;
}
