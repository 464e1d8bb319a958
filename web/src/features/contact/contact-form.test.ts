import { TEXT_MAX } from '@wayfold/contract/kernel/plain-text';
import { expect, test } from 'vitest';
import { type ContactForm, contactFormErrors, contactMessage } from './contact-form';

const WRITTEN: ContactForm = {
  firstName: 'Mei',
  lastName: 'Lindqvist',
  email: 'mei.lindqvist@example.com',
  phoneNumber: '',
  subject: 'Trains from Kyoto',
  message: 'The stop at 姫路 Himeji shows 15 minutes on foot.',
};
const EMPTY: ContactForm = {
  firstName: '',
  lastName: ' ',
  email: '',
  phoneNumber: '',
  subject: '\n',
  message: '',
};

test('all fields except the phone are required, and spaces do not count', () => {
  expect(contactFormErrors(WRITTEN, false)).toEqual({});
  expect(contactFormErrors(EMPTY, false)).toEqual({
    firstName: 'firstNameMissing',
    lastName: 'lastNameMissing',
    email: 'emailMissing',
    subject: 'subjectMissing',
    message: 'messageMissing',
  });
});

test('a question without a subject has its own error', () => {
  expect(contactFormErrors({ ...WRITTEN, subject: '' }, true)).toEqual({ subject: 'questionSubjectMissing' });
});

test.each([
  ['mei', 'emailInvalid'],
  ['mei@example', 'emailInvalid'],
  ['mei lindqvist@example.com', 'emailInvalid'],
  ['mei@exämple.com', 'emailAccents'],
  [' mei@example.travel ', undefined],
])('the address %j has the error %s', (email, error) => {
  expect(contactFormErrors({ ...WRITTEN, email }, false).email).toBe(error);
});

test('a message is sent in the server’s format, without empty fields', () => {
  const decomposed = { ...WRITTEN, firstName: ' Zoe\u0308 ', email: ' zoe@example.com ' };

  expect(contactMessage(decomposed, null)).toEqual({
    firstName: 'Zo\u00eb',
    lastName: 'Lindqvist',
    email: 'zoe@example.com',
    subject: 'Trains from Kyoto',
    message: WRITTEN.message,
  });
});

test('a question includes the key of its place, and the phone number if there is one', () => {
  const sent = contactMessage({ ...WRITTEN, phoneNumber: '+81 75 000' }, 'poi:himeji-castle');

  expect(sent).toMatchObject({ aiPoiKey: 'poi:himeji-castle', phoneNumber: '+81 75 000' });
});

test('a text longer than the server accepts is cut', () => {
  const sent = contactMessage({ ...WRITTEN, message: 'a'.repeat(TEXT_MAX.notes + 1) }, null);

  expect(sent.message).toHaveLength(TEXT_MAX.notes);
});
