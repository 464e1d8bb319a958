/** Refusals about shared trips, what is made of trips, and emails. */
export const sharingRefusals = {
  // Shares, following and calendars
  shareIdInvalid: 'Use the id of a share, such as k3f9-rd27-xq4m-8wzt.',
  tripNotShared: 'This trip isn’t shared. Share it first.',
  tripAlreadyYours: 'This is already your trip.',
  exampleNotFollowed: 'Example trips never change, so they can’t be followed.',
  followsFull: 'You’re following as many trips as you can. Unfollow one first.',
  calendarNotFound: 'Calendar not found.',
  calendarWithoutDates: 'This trip has no dates yet, so there’s nothing to put in a calendar.',
  tooManySharesOpened: 'Too many trips opened from this address. Try again in an hour.',
  tooManyCalendars: 'Too many calendar requests from this address. Try again in an hour.',

  // Pages, PDFs and files
  pageTooLarge: 'This trip is too large for a page.',
  pageTooSlow: 'This page took too long to load. Try again in a minute.',
  pdfTooLarge: 'This trip is too large for a PDF. Leave out notes or pictures and try again.',
  pdfTooSlow: 'This PDF took too long to create. Leave out notes or pictures, or try again later.',
  pdfOfTripPending: 'A PDF of this trip is already being created for you. Try again when it’s done.',
  yourPdfsPending: 'Several PDFs are already being created for you. Try again when they’re done.',
  pdfsPending: 'Many PDFs are being created right now. Try again in a minute.',
  yourFilesPending: 'Too many files are being created for this address. Try again in a minute.',
  tooManyPdfs: 'You’ve created too many PDFs. Try again in an hour.',
  tooManyDownloads: 'Too many downloads from this address. Try again in an hour.',

  // Emails and the newsletter
  emailGone: 'This email is no longer available. Emails are deleted after 30 days.',
  notSubscribed: 'This address isn’t on the list anymore.',
  newsletterNeedsSignIn: 'Sign in, or use the link in the email.',
  newsletterLinkUsed: 'This link no longer works. Ask for a new one.',
  newsletterLinkWrong: 'This link doesn’t work. Use the one in your latest email.',
  oneClickFormMissing: 'Send the form List-Unsubscribe=One-Click.',
  tooManyTripsMailed: 'You’ve emailed too many trips. Try again in an hour, or copy the link.',
  tooManyMessages: 'Too many messages from this address. Try again in an hour.',
  tooManyMails: 'Too many emails to this address. Try again in an hour.',
} as const;
