/** Words of writing to us: Contact Us, a question about a place, and what comes after. */
export const contact = {
  title: 'Contact Us',
  questionTitle: 'Question about this data',
  respond: 'We Typically Respond in 24-48 Hours',
  place: 'Place',
  placeKey: 'Key {key}, sent with your question',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  optional: 'optional',
  subject: 'Subject',
  message: 'Message',
  send: 'Send message',
  sendQuestion: 'Send question',
  sending: 'Sending',
  promise: 'We answer to the address above and use it for nothing else.',

  firstNameMissing: 'Enter your first name.',
  lastNameMissing: 'Enter your last name.',
  emailMissing: 'Write the email address we can answer to.',
  emailInvalid: 'Use an email address such as mei@example.com.',
  emailAccents: 'Use an email address without accents.',
  subjectMissing: 'Say in a few words what it is about.',
  questionSubjectMissing: 'Say in a few words what is wrong.',
  messageMissing: 'Enter a message.',

  failed: 'It was not sent. Nothing is lost: what you wrote stays here. Try again.',
  failedOffline: 'There is no connection just now. Nothing is lost: what you wrote stays here. Try again.',
  failedReason: '{reason} Nothing is lost: what you wrote stays here.',

  sentTitle: 'Thank you',
  sent: 'Your message is with us',
  questionSent: 'Your question about {place} is with us',
  sentNext:
    'Somebody reads it, usually within 24 to 48 hours, and answers to <email>{address}</email>. If nothing comes, look in spam.',
  questionNext:
    'Somebody checks the place, usually within 24 to 48 hours, and answers to <email>{address}</email>. If nothing comes, look in spam.',
  close: 'Close',
};
