/** Refusals about accounts, signing in, profiles and contacts. */
export const peopleRefusals = {
  // Accounts
  accountNotFound: 'Account not found.',
  accountNeeded: 'Create a free account first.',
  accountGone: 'This account no longer exists. Sign in to do this.',
  accountLeaving: 'Your account is being deleted right now. Try again tomorrow.',
  accountBeingCreated: 'Your account is being created. Sign in again.',
  accountNotAllowed: 'Your account can’t do this.',
  chooseUserType: 'Choose what describes you.',
  userTypeUnknown: 'Choose what describes you from the list.',
  notOnList: 'Choose one from the list.',
  signedOutHere: 'You were signed out on this device. Sign in again.',
  signInOrStart: 'Sign in or start a trip first.',
  confirmIdentity: 'Confirm it’s you first.',

  // Email addresses and passwords
  emailInvalid: 'Enter an email address, such as mei@example.com.',
  emailHasAccents: 'Enter an email address without accents.',
  emailTaken: 'Sorry, email has been registered.',
  emailAlreadyYours: 'This is already your email address.',
  emailUnconfirmed: 'Confirm your email address first, because replies go there.',
  emailLinkUsed: 'This link was already used or has expired. Ask for a new one.',
  resetLinkUsed: 'This link was already used or is more than an hour old. Ask for a new one.',
  wrongSignIn: 'Sorry we couldn’t find an account with that password.',
  wrongPassword: 'That isn’t your password.',
  wrongCurrentPassword: 'That isn’t your current password.',
  passwordTooWeak:
    'Use at least 8 characters with one lowercase letter, one uppercase letter, one number and one special character.',
  passwordGuessable: 'This password is easy to guess. Choose another.',
  passwordNeedsSignIn: 'Sign in or ask for a link by email to do this.',
  tooManyAttempts: 'Too many attempts. Wait an hour, or select “Forgot Password?”.',
  tooManyAttemptsHere: 'Too many attempts from this address. Try again in an hour.',
  tooManyLinksMailed:
    'We already sent several emails to that address. Check your spam folder, or try again in an hour.',

  // Authenticator apps and passkeys
  appAlreadyOn: 'An authenticator app is already on. Turn it off first.',
  appSetupExpired: 'Start again. It took longer than an hour, or an app is already on.',
  codeWrong: 'That code isn’t right. Enter the current code from your app.',
  codeOrRecoveryCodeWrong: 'That code isn’t right. Enter the current code from your app, or a recovery code.',
  codesPaused: 'Too many wrong codes. Use a recovery code or a passkey, or try again later.',
  codesUnreadable: 'Codes from your app no longer work. Use a recovery code, then set up the app again.',
  codeExpired: 'That took too long or too many attempts. Sign in again.',
  passkeyNotFound: 'Passkey not found.',
  passkeyNotAdded: 'Couldn’t add that passkey. Try again.',
  passkeyTaken: 'This passkey is already in use.',
  passkeyExpired: 'That took too long. Start again.',
  passkeyWrong: 'That passkey didn’t work. Try again, or use another sign-in method.',
  passkeysFull: 'You can have up to {most} passkeys. Remove one first.',

  // Sign-in providers
  providerNotFound: 'This sign-in method isn’t available.',
  providerAway: '{provider} can’t be reached right now. Sign in another way, or later.',
  providerRefused: '{provider} didn’t sign you in. Try again.',
  providerResponseInvalid: 'The response from {provider} can’t be used. Sign in again.',
  providerEmailUnverified:
    '{provider} hasn’t verified your email address. Verify it there, or create an account here.',
  providerEmailUnusable:
    'Your email address at {provider} can’t be used here. Create an account with a different one.',
  providerTypeUnknown: 'Use oidc or {provider}.',
  idTokenForeign: 'This ID token isn’t meant for this site. Request another one.',
  signInExpired: 'This sign-in has expired or was already used. Start again.',
  ownerUnconfirmed:
    'There’s an account with your email address, but the address isn’t confirmed yet. Select “Forgot Password?” to set a new password by email. That confirms it, and then this button works.',

  // Profiles, contacts and messages
  enterFirstName: 'Enter your first name.',
  enterLastName: 'Enter your last name.',
  enterName: 'Enter a name.',
  enterSubject: 'Enter a subject.',
  enterMessage: 'Enter a message.',
  phoneInvalid: 'Use only digits, spaces and + ( ) -.',
  businessOnly: 'Only businesses have a business profile. Describe yourself as one first.',
  contactNotFound: 'Contact not found.',
  contactsFull: 'You can have up to {most} contacts. Delete one first.',
  tooManyDownloadsOfData: 'You’ve downloaded your data several times. Try again in an hour.',
  tooManyEmailChanges: 'You’ve changed your email address several times. Try again in an hour.',
  actionInvalid: 'Use letters, digits, _ and - only.',
  tooManyActions: 'Too many actions were recorded. Try again later.',
  tooManyGuests: 'Too many new guests from this address. Try again in an hour.',
} as const;
