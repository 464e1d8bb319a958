/** Words of the pages that links in mails lead to. */
export const mailedLinks = {
  brokenTitle: 'This link doesn’t work',
  failed: 'Nothing was changed. Check your connection and press again.',
  failedReason: '{reason} Nothing was changed.',
  contactUs: 'Contact Us',
  toAccount: 'Go to your account',
  toPlanner: 'Open the planner',
  cut: 'Open it from your mail once more: this page keeps no part of it.',
  comingTitle: 'Your email address',
  checkFailed: 'Wayfold can’t be reached right now. Nothing was changed.',
  tryAgain: 'Try again',

  confirmEmail: {
    title: 'Is this your email address?',
    help: 'One press, and we know that our mail reaches you at <email>{address}</email>.',
    action: 'Confirm my address',
    busy: 'Confirming',
    doneTitle: 'Your address is confirmed',
    done: '<email>{address}</email> is the address of your account.',
    brokenHelp:
      'It was used already, or it is too old. Your account page says whether your address is confirmed, and can mail another link.',
  },
  newEmail: {
    title: 'Use this address from now on?',
    help: '<email>{address}</email> becomes the address of your account: you sign in with it, and our mail goes to it. Until you press, everything stays as it is.',
    action: 'Use this address',
    busy: 'Changing it',
    doneTitle: 'Your address is changed',
    done: 'You sign in with <email>{address}</email> from now on.',
    brokenHelp:
      'It was used already, or it is too old. Your account page says which address it has, and can mail another link.',
  },
  keepEmail: {
    title: 'Keep your old email address?',
    help: 'The new address is given up and every device is signed out. The password, passkeys and codes of an app stop working, so that whoever asked for it can’t go on.',
    action: 'Keep my address',
    busy: 'Keeping it',
    doneTitle: 'Your account keeps its address',
    done: 'It is <email>{address}</email>, and every device is signed out. Set a new password now: it is the only way in.',
    brokenHelp:
      'It was used already, or it is too old. If your address was changed without you, write to us and we look into it.',
    newPassword: 'Set a new password',
  },
  unsubscribe: {
    title: 'Stop travel tips?',
    help: 'One press, and no more travel tips go to the address that this link was mailed to. Mails you ask for, such as a link for a new password, still come.',
    action: 'Stop travel tips',
    busy: 'Stopping',
    doneTitle: 'No more travel tips',
    done: 'Travel tips no longer go to <email>{address}</email>. Mails you ask for still come.',
    brokenHelp:
      'Mail programs sometimes cut long links in two: copy all of it into the address bar. Travel tips can be stopped on your account page as well, or write to us and we do it.',
  },
  confirmList: {
    title: 'Do you want travel tips?',
    help: 'One press, and they come to the address that this link was mailed to, now and then. Each has a link that stops them.',
    action: 'Send me travel tips',
    busy: 'Signing up',
    doneTitle: 'You are on the list',
    done: 'Travel tips go to <email>{address}</email> now and then. Each has a link that stops them.',
    brokenHelp:
      'It works for a while only, and mail programs sometimes cut long links in two. Ask for another one, which takes a moment.',
    again: 'Ask for another link',
  },
};
