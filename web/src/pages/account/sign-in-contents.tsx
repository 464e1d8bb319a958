import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { storedEmail } from '../../api/sign-in/stored-user';
import { ComingTripAside } from '../../features/sign-in/coming-trip';
import { ConfirmForm } from '../../features/sign-in/confirm-form';
import { ListForm, ListThanks } from '../../features/sign-in/list-form';
import { ResetForm, ResetSent } from '../../features/sign-in/reset-form';
import { SecondStepForm } from '../../features/sign-in/second-step-form';
import { SignInForm } from '../../features/sign-in/sign-in-form';
import { SignUpFields } from '../../features/sign-in/sign-up-form';
import { signIn } from '../../i18n/en/account/sign-in';
import { MessageScope } from '../../i18n/message-scope';
import { refusals } from '../../i18n/refusals';
import type { AccountContentProps, AccountDialog } from '../../lib/account-dialogs';
import { links } from '../../lib/links';
import { DialogContent } from '../../ui/dialogs/dialog-content';
import { useComingTrip } from './coming-trip';
import { useEntered } from './use-entered';

// Each content comes with its messages; what the props mean is documented at its form.

const messages = { refusals, signIn };
const SIGN_IN = links.signIn().to;
const SIGN_UP = links.createAccount().to;

/** Wraps a content in the sign-in messages. */
function withWords<Props extends object>(Content: (props: Props) => ReactNode) {
  return function WithWords(props: Props) {
    return (
      <MessageScope messages={messages}>
        <Content {...props} />
      </MessageScope>
    );
  };
}

/** Opens a content with the email address typed so far. */
const withEmail = (kind: 'sign-up' | 'sign-in' | 'reset' | 'contact', email: string): AccountDialog => ({
  kind,
  ...(email ? { email } : {}),
});

/** Creates an account. */
export const SignUpContent = withWords(function SignUp(props: AccountContentProps<'sign-up'>) {
  const { dialog, go } = props;
  const t = useTranslations('signIn.signUp');
  const trip = useComingTrip();
  const entered = useEntered(props);
  return (
    <DialogContent
      title={t('title')}
      help={dialog.reason}
      width="wide"
      aside={trip ? <ComingTripAside trip={trip} /> : undefined}
    >
      <SignUpFields
        {...entered}
        email={dialog.email ?? ''}
        signInHref={SIGN_IN}
        onSignIn={(email) => go(withEmail('sign-in', email))}
        onReset={(email) => go(withEmail('reset', email))}
      />
    </DialogContent>
  );
});

/** Signs in. */
export const SignInContent = withWords(function SignIn(props: AccountContentProps<'sign-in'>) {
  const { dialog, go } = props;
  const t = useTranslations('signIn.signIn');
  const entered = useEntered(props);
  return (
    <DialogContent title={t('title')} help={dialog.reason}>
      <SignInForm
        {...entered}
        email={dialog.email ?? storedEmail() ?? ''}
        signUpHref={SIGN_UP}
        onSignUp={(email) => go(withEmail('sign-up', email))}
        onReset={(email) => go(withEmail('reset', email))}
        onContact={(email) => go(withEmail('contact', email))}
      />
    </DialogContent>
  );
});

/** Asks for the code of two-step verification. */
export const SecondStepContent = withWords(function SecondStep(props: AccountContentProps<'second-step'>) {
  const { dialog, go } = props;
  const t = useTranslations('signIn.secondStep');
  const entered = useEntered(props);
  return (
    <DialogContent title={t('title')}>
      <SecondStepForm
        {...entered}
        ticket={dialog.ticket}
        ways={dialog.ways}
        keepSignedIn={dialog.keepSignedIn}
        signInHref={SIGN_IN}
        onBack={() => go({ kind: 'sign-in' })}
      />
    </DialogContent>
  );
});

/** Emails a link that sets a new password. */
export const ResetContent = withWords(function Reset({ dialog, go }: AccountContentProps<'reset'>) {
  const t = useTranslations('signIn.reset');
  return (
    <DialogContent title={t('title')} help={t('help')}>
      <ResetForm
        email={dialog.email ?? ''}
        signInHref={SIGN_IN}
        onSignIn={(email) => go(withEmail('sign-in', email))}
        onSent={(email) => go({ kind: 'reset-sent', email })}
      />
    </DialogContent>
  );
});

/** Says that the email with the link was sent. */
export const ResetSentContent = withWords(function Sent(props: AccountContentProps<'reset-sent'>) {
  const { dialog, go, close } = props;
  const t = useTranslations('signIn.reset');
  return (
    <DialogContent title={t('sentTitle')}>
      <ResetSent
        // If the dialog can't be closed, this goes back to signing in.
        onClose={close ?? (() => go(withEmail('sign-in', dialog.email)))}
        onContact={() => go(withEmail('contact', dialog.email))}
      />
    </DialogContent>
  );
});

/** Asks for the password again. */
export const ConfirmContent = withWords(function Confirm(props: AccountContentProps<'confirm-identity'>) {
  const { dialog, go, finish } = props;
  const t = useTranslations('signIn.confirm');
  return (
    <DialogContent title={t('title')} help={t('help')}>
      <ConfirmForm
        onConfirmed={() => {
          dialog.onConfirmed();
          finish();
        }}
        onReset={() => go(withEmail('reset', storedEmail() ?? ''))}
      />
    </DialogContent>
  );
});

/** Signs up for the travel tips newsletter. */
export const ListSignUpContent = withWords(function List({
  dialog,
  go,
}: AccountContentProps<'list-sign-up'>) {
  const t = useTranslations('signIn.list');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // If signing up has its own URL, so does the thank-you dialog.
  const isAddressed = pathname === links.emailSignUp().to;
  const thank = () =>
    isAddressed
      ? void navigate({ ...links.emailSignUpThanks(), replace: true, state: { joinedList: true } })
      : go({ kind: 'list-thanks', isSent: true });
  return (
    <DialogContent title={t('title')} help={t('help')}>
      <ListForm email={dialog.email ?? ''} onJoined={thank} />
    </DialogContent>
  );
});

/** Thanks for joining. */
export const ListThanksContent = withWords(function Thanks({
  dialog: { isSent },
  finish,
}: AccountContentProps<'list-thanks'>) {
  const t = useTranslations('signIn.list');
  return (
    <DialogContent title={t(isSent ? 'thanksTitle' : 'title')}>
      <ListThanks isSent={isSent} onClose={finish} />
    </DialogContent>
  );
});
