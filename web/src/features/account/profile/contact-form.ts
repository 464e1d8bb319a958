import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/text';
import type { Contact } from '@wayfold/contract/people/profile-endpoints';
import { GENERAL_EMAIL } from '@wayfold/contract/people/sign-in-rules';
import type { ContactFields } from '../../../api/account/contacts';

/** What a phone number is made of, as the contract has it. */
export const PHONE = /^[\d\s()+./x-]*$/i;
export const PHONE_MAX = 40;

/** What is wrong with a contact, by field, as keys of messages. */
export interface ContactErrors {
  firstName?: 'contactNameMissing';
  email?: 'emailInvalid';
  phone?: 'phoneInvalid';
}

/** Fills the form with a contact; empty for a new one. */
export function contactForm(contact: Contact | null): ContactFields {
  const { firstName = '', lastName = '', email = '', phone = '', notes = '' } = contact ?? {};
  return { firstName, lastName, email, phone, notes };
}

/** What is sent of a form. */
export function contactFields(form: ContactFields): ContactFields {
  return {
    firstName: tidyText(form.firstName.trim(), TEXT_MAX.name),
    lastName: tidyText(form.lastName.trim(), TEXT_MAX.name),
    email: form.email.trim(),
    phone: tidyText(form.phone.trim(), PHONE_MAX),
    notes: tidyText(form.notes.trim(), TEXT_MAX.notes),
  };
}

/** Checks what only a person can put right. */
export function contactErrors(form: ContactFields): ContactErrors {
  const { firstName, email, phone } = contactFields(form);
  return {
    ...(firstName ? {} : { firstName: 'contactNameMissing' as const }),
    ...(email === '' || GENERAL_EMAIL.test(email) ? {} : { email: 'emailInvalid' as const }),
    ...(PHONE.test(phone) ? {} : { phone: 'phoneInvalid' as const }),
  };
}

/** A contact's name as it is shown. */
export function contactName({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
