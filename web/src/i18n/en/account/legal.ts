/** Words of the pages of terms and privacy, in plain sentences; both speak of the product as it is. */
export const legal = {
  contents: 'On this page',
  print: 'Print this page',
  other: 'Read also',

  terms: {
    title: 'Terms',
    help: 'What you can expect of Wayfold, and what it expects of you. It takes three minutes to read.',
    who: {
      title: 'Who you agree with',
      text: '<p>Wayfold is free software that anyone can run on a server of their own. These terms are between you and whoever runs the Wayfold at this address. Where they say “we”, they mean them, and not the people who wrote the software.</p><p>By making a trip or an account here you agree to these terms. If you do not agree, you can still look around.</p>',
    },
    account: {
      title: 'With and without an account',
      text: '<p>You can plan without an account. Your trips then belong to this browser, and only it can open them: clear its storage and they are out of reach.</p><p>An account needs your name, an email address that reaches you and a password that you use nowhere else. It is for one person. You answer for what is done with it, so tell us soon if somebody else gets in. A business may have an account in the name of the person who uses it.</p>',
    },
    yours: {
      title: 'What you make is yours',
      text: '<p>Trips, notes, pictures and places of your own stay yours. We may store, copy and show them as far as the product needs that to work for you and for those you share with, and for nothing else.</p><p>A trip that you share can be read by everyone who has its link, until you take the link back. Put into a shared trip only what those people may see, and only pictures and texts that you are allowed to use.</p>',
    },
    fair: {
      title: 'Fair use',
      text: '<p>Please do not:</p><ul><li>look for ways into what belongs to others, or around the limits of the product;</li><li>send so many requests that others have to wait;</li><li>store or share anything unlawful, or personal details of others without their consent;</li><li>pretend to be somebody else.</li></ul><p>Where that happens we may stop sharing a trip or close an account. If you think that was a mistake, write to us.</p>',
    },
    plans: {
      title: 'Plans are estimates',
      text: '<p>Distances, times, costs, seasons and opening hours are worked out or collected with care, and still they can be wrong or out of date. Check them before you go, above all where a mistake is costly or dangerous: closed roads, last ferries, deserts, mountains, visas.</p><p>If something is wrong, tell us: every place has a link ‘Question about this data’.</p>',
    },
    others: {
      title: 'Other companies',
      text: '<p>Some links lead to companies that rent rooms, sell tickets or show maps. What you book there, you book with them, and their terms count. We are no party to it and do not answer for what they do.</p><p>Data of the map and of places come from sources that are named where they are shown.</p>',
    },
    promise: {
      title: 'What we do not promise',
      text: '<p>Wayfold comes as it is. We do our best to keep it running and your trips safe, but we cannot promise that it is always there or free of mistakes. Keep a copy of what you cannot do without: your account page hands you everything as one file.</p><p>As far as the law allows, we are not liable for a loss that comes from using Wayfold. Where the law gives you rights that no agreement may take away, you keep them.</p>',
    },
    end: {
      title: 'When it ends',
      text: '<p>You can stop at any time and <delete>delete your account</delete>. It is signed out and hidden at once, and erased 14 days later; sign in before that, and it stays.</p><p>Whoever runs a server can stop doing so. Your account page hands you all your trips as one file, which other programs can read.</p>',
    },
    changes: {
      title: 'Changes and questions',
      text: '<p>These terms change when the product does. What is printed here is what counts now.</p><p>If anything is unclear, write to us: <contact>Contact Us</contact>.</p>',
    },
  },

  privacy: {
    title: 'Privacy Policy',
    help: 'What is kept of you, where and for how long, and what you can do about it. It takes four minutes to read.',
    short: {
      title: 'In short',
      text: '<ul><li>You can plan without saying who you are.</li><li>There are no cookies, no advertising and no tracking by others.</li><li>What you make stays on this server and in your browser. Nothing goes to anybody else unless you share it, or whoever runs this server has connected a service that is named below.</li><li>You can see, change, take along and delete what is yours.</li></ul>',
    },
    who: {
      title: 'Who runs this Wayfold',
      text: '<p>Wayfold is free software that anyone can run on a server of their own. Whoever runs the one at this address decides what happens with what is kept here and answers for it. “We” on this page means them. The people who wrote the software see nothing of it.</p><p>You reach us with <contact>Contact Us</contact>.</p>',
    },
    kept: {
      title: 'What is kept',
      text: '<p>As long as you only look around, nothing about you is stored on the server but a count of requests.</p><ul><li><b>Your first trip</b> makes a guest account: a random number without a name. It holds your trips with the history of their changes.</li><li><b>An account</b> holds your name, your email address, how you describe yourself, whether you want travel tips, and your preferences. Of your password there is only a fingerprint that cannot be turned back.</li><li><b>What you make</b>: trips, costs, notes, saved places, places of your own, pictures, contacts and, for a business, its profile.</li><li><b>Where you are signed in</b>: the kind of browser and device, its time zone, when it signed in and when it was last here. Not its network address.</li><li><b>What you write to us</b>, with the name, address and phone number you give.</li><li><b>Mails to you</b>, while they are on their way. Where no mail server is connected, they stay in an outbox that whoever runs this Wayfold can read.</li><li><b>Six acts</b> are noted with their time: signing up, signing in, making a trip, sharing one, making a PDF, using an idea. Not which trip, and nothing of what is in it.</li></ul><p>We need these to do what you ask for. Travel tips come only if their box was ticked when you signed up, or you asked for them later.</p>',
    },
    howLong: {
      title: 'For how long',
      intro: '<p>What you make stays until you delete it. The rest goes by itself:</p>',
      what: 'What',
      time: 'How long',
      rows: {
        guest: 'A guest account',
        guestTime:
          'can be opened for 12 months after the last visit; after that nobody can, and its trips stay without a name',
        session: 'Being signed in',
        sessionTime:
          '12 hours after your last visit and one day in all; with ‘Keep me Signed In’ 60 days and one year. The note of it goes 30 days later',
        browsers: 'Browsers you signed in on',
        browsersTime: 'one year after the last time, so that we ask fewer questions there',
        acts: 'Noted acts',
        actsTime: '{days, plural, one {# day} other {# days}}',
        requests: 'Counts of requests, which stop those who guess passwords',
        requestsTime: 'one day, under a scrambled form of the network address',
        mails: 'Mails to you',
        mailsTime:
          'their text until they are sent, and for 30 days that they were; where no mail server is connected, all of it for 30 days',
        messages: 'What you write to us',
        messagesTime: 'one year',
        tips: 'Your address on the list of travel tips',
        tipsTime: 'until you leave the list, and 30 days more, so that old links still work',
        history: 'History of a trip',
        historyTime:
          'every detail of the newest 200 changes; when the trip changes again, what is older than 90 days keeps only what was done and when',
        deletion: 'A deleted account',
        deletionTime: 'hidden at once, erased after 14 days',
      },
      outro:
        '<p>Copies that are made in case the server breaks keep what was deleted until they are replaced. Ask us how long that is here.</p>',
    },
    leaves: {
      title: 'What leaves this server',
      text: '<p>As it comes, Wayfold asks nobody else anything: it draws its own maps, finds places and estimates ways by itself. Whoever runs it can connect services. Then</p><ul><li>a <b>mail server</b> gets the mails to you;</li><li>a <b>search service</b> gets what you type when you look for a place, and a <b>routing service</b> the places a way leads between, but not who asks. Whoever answers is named on the map;</li><li>a <b>map service</b> is asked by your browser itself, so it learns your network address and which part of the map you look at;</li><li>a <b>sign-in service</b>, only if you choose it, learns that you use Wayfold and tells us your name and address.</li></ul><p>Those who have the link of a trip you share see what you chose to share. Links to booking pages, directions, forecasts and web searches lead to other companies; they mergeHistory something only when you follow one.</p><p>We sell nothing about you.</p>',
    },
    device: {
      title: 'What your browser keeps',
      text: '<p>Wayfold sets no cookies. So that it works without a network and remembers you, your browser keeps in its own storage: who you are signed in as, your trips and changes that wait to be sent, saved places, the app itself, and how you like it shown, such as dark or light, miles or kilometers.</p><p>Signing out clears what is yours from the browser; only a key stays, by which your account knows the browser again. You can clear it in the settings of the browser, too; changes that were not sent yet are lost then.</p>',
    },
    rights: {
      title: 'What you can do',
      text: '<ul><li><b>See and change</b> what your account says, on your <account>account page</account>.</li><li><b>Take it along</b>: the account page hands you everything as one file, with trips, pictures and all the rest.</li><li><b>Sign out</b> one device or all of them, there as well.</li><li><b>Stop travel tips</b> there, or with the link in every such mail.</li><li><b>Delete your account</b>, for good, <delete>here</delete>.</li><li><b>Ask or object</b>: <contact>Contact Us</contact>. If we do not help, you can turn to the authority for data protection where you live.</li></ul>',
    },
    safe: {
      title: 'How it is kept safe',
      text: '<p>Passwords are stored with a method made to withstand guessing, and everything that signs you in only as a fingerprint. You can add a passkey or a code of an authenticator app. When your password or your address changes, we mail you.</p><p>No method is perfect. If you find a weak spot, please <contact>write to us</contact> before you tell others.</p>',
    },
    changes: {
      title: 'When this page changes',
      text: '<p>It changes when the product keeps more, less or something else. What is printed here is what counts now.</p>',
    },
  },
};
