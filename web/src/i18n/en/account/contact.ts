/** Words of Contact Us, of a question about a place, and of what follows. */
export const contact = {
  title: 'Contact Us',
  questionTitle: 'Question about this data',
  respond: 'We Typically Respond in 24-48 Hours',
  place: 'Place',
  placeKey: 'Key {key} (sent with your question)',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  optional: 'optional',
  subject: 'Subject',
  message: 'Message',
  send: 'Send message',
  sendQuestion: 'Send question',
  sending: 'Sending...',
  promise: 'We’ll only use your email address to reply.',

  firstNameMissing: 'Enter your first name.',
  lastNameMissing: 'Enter your last name.',
  emailMissing: 'Enter your email address so we can reply.',
  emailInvalid: 'Enter an email address, such as mei@example.com.',
  emailAccents: 'Enter an email address without accents.',
  subjectMissing: 'Enter a subject.',
  questionSubjectMissing: 'Tell us in a few words what’s wrong.',
  messageMissing: 'Enter a message.',

  failed: 'Couldn’t send it. Your message is still here. Try again.',
  failedOffline: 'You’re offline. Your message is still here. Try again when you’re connected.',
  failedReason: '{reason} Your message is still here.',

  sentTitle: 'Thank you',
  sent: 'We got your message',
  questionSent: 'We got your question about {place}',
  sentNext:
    'We typically reply to <email>{address}</email> in 24 to 48 hours. If you don’t hear from us, check your spam folder.',
  questionNext:
    'We’ll check the place and typically reply to <email>{address}</email> in 24 to 48 hours. If you don’t hear from us, check your spam folder.',
  close: 'Close',
};
