/** Refusals of single fields of a request. What only one area has is in the file of that area. */
export const fieldRefusals = {
  // Texts
  charactersTooMany: 'Use at most {most} characters.',
  charactersNotStorable: 'Remove the characters that cannot be stored.',
  accentsTooMany: 'Remove some accents: at most {most} can follow one letter.',
  textNotNormalized: 'Send text in Unicode NFC form.',
  linkInvalid: 'Enter a link that starts with https://, http://, mailto: or tel:.',
  webAddressInvalid: 'Enter a web address that starts with https://.',

  // Values
  idInvalid: 'Use an id from a response: a UUID in lowercase letters.',
  newIdInvalid:
    'Create a new id: a version 7 UUID in lowercase letters, such as 019aae4f-3c51-7d2e-9b40-5f1c6a7e8d90.',
  keyInvalid: 'This key is not valid.',
  dateInvalid: 'Use a date such as 2027-05-08, from 1900 to 2199.',
  timeOfDayInvalid: 'Use a time such as 16:30.',
  timeInvalid: 'Use a time such as 2027-05-08T16:30.',
  momentInvalid: 'Use a day such as 2027-05-08 or a day and time such as 2027-05-08T16:30.',
  instantInvalid: 'Use a UTC time such as 2027-05-08T16:30:00Z.',
  timezoneInvalid: 'Use a time zone name such as America/Denver.',
  currencyInvalid: 'Use an ISO 4217 currency code, such as USD, EUR or JPY.',
  amountTooPrecise: 'Use at most three decimals for an amount.',

  // Types and sizes, as only programs can get them wrong; {type} is a type of JSON, such as string
  fieldUnknown: 'Remove this field. It isn’t used here.',
  fieldMissing: 'Add this required field (type {type}).',
  fieldMissingWholeNumber: 'Add this required field (a whole number).',
  fieldTypeWrong: 'Send this as type {type}.',
  fieldNotWholeNumber: 'Send a whole number here.',
  fieldNotChoice: 'Send one of these: {choices}.',
  fieldNotKind: 'Use one of these kinds: {kinds}.',
  fieldPatternWrong: 'Use text that matches {pattern}.',
  fieldKeyInvalid: 'Use valid ids as keys.',
  fieldInvalid: 'This value is not valid.',
  numberTooLarge: 'Send a number of at most {most}.',
  numberTooSmall: 'Send a number of at least {least}.',
  wholeNumberTooLarge: 'Send a whole number of at most {most}.',
  wholeNumberTooSmall: 'Send a whole number of at least {least}.',
  textTooLong: 'Send a text whose length is at most {most}.',
  textTooShort: 'Send a text whose length is at least {least}.',
  listTooLong: 'Send a list whose length is at most {most}.',
  listTooShort: 'Send a list whose length is at least {least}.',
} as const;
