import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import { GENERAL_EMAIL } from '@wayfold/contract/people/sign-in-rules';
import type { ContactMessage } from '../../api/account/contact';

/** The form state. */
export interface ContactForm {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  subject: string;
  message: string;
}
export type ContactField = keyof ContactForm;

/** The fields in display order. */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'subject',
  'message',
] as const;

/** Maximum lengths, in characters. */
export const CONTACT_MAX = {
  firstName: TEXT_MAX.name,
  lastName: TEXT_MAX.name,
  email: 254,
  phoneNumber: 40,
  subject: TEXT_MAX.name,
  message: TEXT_MAX.notes,
} as const satisfies Record<ContactField, number>;

/** The form's errors by field, as message keys. */
export interface ContactFormErrors {
  firstName?: 'firstNameMissing';
  lastName?: 'lastNameMissing';
  email?: 'emailMissing' | 'emailInvalid' | 'emailAccents';
  subject?: 'subjectMissing' | 'questionSubjectMissing';
  message?: 'messageMissing';
}

/** Returns the errors that only the user can fix. */
export function contactFormErrors(form: ContactForm, isQuestion: boolean): ContactFormErrors {
  const email = emailError(form.email.trim());
  return {
    ...(form.firstName.trim() ? {} : { firstName: 'firstNameMissing' as const }),
    ...(form.lastName.trim() ? {} : { lastName: 'lastNameMissing' as const }),
    ...(email ? { email } : {}),
    ...(form.subject.trim()
      ? {}
      : { subject: isQuestion ? ('questionSubjectMissing' as const) : ('subjectMissing' as const) }),
    ...(form.message.trim() ? {} : { message: 'messageMissing' as const }),
  };
}

/** The request for a form without errors. */
export function contactMessage(form: ContactForm, placeKey: string | null): ContactMessage {
  const text = (field: ContactField) => tidyText(form[field].trim(), CONTACT_MAX[field]);
  const phoneNumber = text('phoneNumber');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: form.email.trim(),
    subject: text('subject'),
    message: text('message'),
    ...(phoneNumber ? { phoneNumber } : {}),
    ...(placeKey === null ? {} : { aiPoiKey: placeKey }),
  };
}

function emailError(email: string): ContactFormErrors['email'] {
  if (!email) return 'emailMissing';
  if (!GENERAL_EMAIL.test(email)) return 'emailInvalid';
  return /^[\x21-\x7e]+$/.test(email) ? undefined : 'emailAccents';
}
