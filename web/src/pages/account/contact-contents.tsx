import { ContactUs } from '../../features/contact/contact-us';
import { contact } from '../../i18n/en/account/contact';
import { MessageScope } from '../../i18n/message-scope';
import { refusals } from '../../i18n/refusals';
import type { AccountContentProps } from '../../lib/account-dialogs';

const messages = { contact, refusals };

/** The form for writing to the operators of this Wayfold instance. */
export function ContactContent({ dialog, finish }: AccountContentProps<'contact'>) {
  return (
    <MessageScope messages={messages}>
      <ContactUs email={dialog.email} onClose={finish} />
    </MessageScope>
  );
}

/** The form for reporting a place with wrong data. */
export function DataQuestionContent({ dialog, finish }: AccountContentProps<'data-question'>) {
  return (
    <MessageScope messages={messages}>
      <ContactUs place={dialog.place} email={dialog.email} onClose={finish} />
    </MessageScope>
  );
}
