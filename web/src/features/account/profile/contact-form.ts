import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { Contact } from '@wayfold/contract/people/profile-endpoints';
import { GENERAL_EMAIL } from '@wayfold/contract/people/sign-in-rules';
import type { ContactFields } from '../../../api/account/contacts';

/** The characters allowed in a phone number, same as in the contract. */
export const PHONE = /^[\d\s()+./x-]*$/i;
export const PHONE_MAX = 40;

/** A contact's errors by field, as message keys. */
export interface ContactErrors {
  firstName?: 'contactNameMissing';
  email?: 'emailInvalid';
  phone?: 'phoneInvalid';
}

/** Creates the form of a contact; empty for a new one. */
export function contactForm(contact: Contact | null): ContactFields {
  const { firstName = '', lastName = '', email = '', phone = '', notes = '' } = contact ?? {};
  return { firstName, lastName, email, phone, notes };
}

/** The normalized fields that are sent. */
export function contactFields(form: ContactFields): ContactFields {
  return {
    firstName: tidyText(form.firstName.trim(), TEXT_MAX.name),
    lastName: tidyText(form.lastName.trim(), TEXT_MAX.name),
    email: form.email.trim(),
    phone: tidyText(form.phone.trim(), PHONE_MAX),
    notes: tidyText(form.notes.trim(), TEXT_MAX.notes),
  };
}

/** Returns the errors that only the user can fix. */
export function contactErrors(form: ContactFields): ContactErrors {
  const { firstName, email, phone } = contactFields(form);
  return {
    ...(firstName ? {} : { firstName: 'contactNameMissing' as const }),
    ...(email === '' || GENERAL_EMAIL.test(email) ? {} : { email: 'emailInvalid' as const }),
    ...(PHONE.test(phone) ? {} : { phone: 'phoneInvalid' as const }),
  };
}

/** The display name of a contact. */
export function contactName({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
