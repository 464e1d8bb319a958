/** Words of the pages that links in emails lead to. */
export const mailedLinks = {
  brokenTitle: 'This link doesn’t work',
  failed: 'Nothing was changed. Check your connection and try again.',
  failedReason: '{reason} Nothing was changed.',
  contactUs: 'Contact Us',
  toAccount: 'Go to your account',
  toPlanner: 'Open the planner',
  cut: 'Open the link from your email again. For your security, this page doesn’t save it.',
  comingTitle: 'Your email address',
  checkFailed: 'Couldn’t reach Wayfold. Nothing was changed.',
  tryAgain: 'Try again',

  confirmEmail: {
    title: 'Confirm your email address',
    help: 'Is <email>{address}</email> your email address? Confirm it so we know our emails reach you.',
    action: 'Confirm email',
    busy: 'Confirming...',
    doneTitle: 'Your email is confirmed',
    done: '<email>{address}</email> is the email address of your account.',
    brokenHelp:
      'It was already used or has expired. Your account page shows whether your email is confirmed and can send a new link.',
  },
  newEmail: {
    title: 'Change your email address?',
    help: '<email>{address}</email> becomes the email address of your account. You’ll sign in with it and get our emails there. Nothing changes until you confirm.',
    action: 'Use this address',
    busy: 'Changing...',
    doneTitle: 'Your email address was changed',
    done: 'From now on, sign in with <email>{address}</email>.',
    brokenHelp:
      'It was already used or has expired. Your account page shows your current email address and can send a new link.',
  },
  keepEmail: {
    title: 'Keep your old email address?',
    help: 'This cancels the change and signs you out on every device. Your password, passkeys and authenticator app stop working, so whoever asked for the change can’t get in.',
    action: 'Keep my address',
    busy: 'Saving...',
    doneTitle: 'Your email address is unchanged',
    done: 'It’s still <email>{address}</email>, and you’re signed out on every device. Set a new password to sign in again.',
    brokenHelp:
      'It was already used or has expired. If someone else changed your email address, contact us and we’ll look into it.',
    newPassword: 'Set a new password',
  },
  unsubscribe: {
    title: 'Unsubscribe from travel tips?',
    help: 'We’ll stop sending travel tips to the address that got this link. You’ll still get emails you ask for, such as password links.',
    action: 'Unsubscribe',
    busy: 'Unsubscribing...',
    doneTitle: 'You’re unsubscribed',
    done: 'We won’t send travel tips to <email>{address}</email> anymore. You’ll still get emails you ask for.',
    brokenHelp:
      'Email apps sometimes break long links. Copy the whole link into the address bar, unsubscribe on your account page, or contact us and we’ll do it.',
  },
  confirmList: {
    title: 'Get travel tips by email?',
    help: 'We’ll send travel tips to the address that got this link, now and then. You can unsubscribe from any email.',
    action: 'Send me travel tips',
    busy: 'Subscribing...',
    doneTitle: 'You’re subscribed',
    done: 'We’ll send travel tips to <email>{address}</email> now and then. You can unsubscribe from any email.',
    brokenHelp: 'It may have expired, or your email app broke it. You can ask for a new one.',
    again: 'Send a new link',
  },
};
