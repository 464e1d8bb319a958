/** Words of the pages that links in mails lead to. */
export const mailedLinks = {
  brokenTitle: 'This link doesn’t work',
  failed: 'Nothing was changed. Check your connection and press again.',
  failedReason: '{reason} Nothing was changed.',
  contactUs: 'Contact Us',
  toHome: 'Go to the home page',

  confirmEmail: {
    page: 'Confirm your email address',
    title: 'Is this your email address?',
    help: 'One press, and we know that our mail reaches you.',
    action: 'Confirm my address',
    busy: 'Confirming',
    doneTitle: 'Your address is confirmed',
    done: '<email>{address}</email> is the address of your account.',
    brokenHelp:
      'It was used already, or it is too old. Your account page says whether your address is confirmed, and can mail another link.',
  },
  keepEmail: {
    page: 'Keep your email address',
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
    page: 'Stop travel tips',
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
    page: 'Travel tips',
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
