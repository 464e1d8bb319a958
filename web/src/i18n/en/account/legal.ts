/** Words of the terms and the privacy policy, in plain sentences; both describe the product as it is. */
export const legal = {
  contents: 'On this page',
  print: 'Print this page',
  other: 'See also',

  terms: {
    title: 'Terms',
    help: 'What you can expect from Wayfold, and what we expect from you. A three-minute read.',
    who: {
      title: 'Who you’re agreeing with',
      text: '<p>Wayfold is free software that anyone can run on their own server. These terms are between you and whoever runs the Wayfold server at this address. “We” means them, not the people who wrote the software.</p><p>By creating a trip or an account here, you agree to these terms. If you don’t agree, you can still look around.</p>',
    },
    account: {
      title: 'With or without an account',
      text: '<p>You can plan without an account. Your trips are then tied to this browser: if you clear its storage, you can no longer open them.</p><p>An account needs your name, an email address where we can reach you, and a password that you don’t use anywhere else. An account is for one person. You’re responsible for what happens in it, so tell us right away if someone else gets in. A business can have an account in the name of the person who uses it.</p>',
    },
    yours: {
      title: 'What you create is yours',
      text: '<p>Your trips, notes, pictures and places remain yours. We may store, copy and show them only as needed to make the product work for you and for the people you share with.</p><p>Anyone who has the link to a shared trip can read it until you turn the link off. Only share what those people may see, and only use pictures and texts that you have the right to use.</p>',
    },
    fair: {
      title: 'Fair use',
      text: '<p>Please don’t:</p><ul><li>try to access other people’s data or get around the limits of the product;</li><li>send so many requests that others have to wait;</li><li>store or share anything illegal, or personal details of others without their consent;</li><li>pretend to be someone else.</li></ul><p>If that happens, we may stop sharing a trip or close an account. If you think we made a mistake, contact us.</p>',
    },
    plans: {
      title: 'Plans are estimates',
      text: '<p>Distances, times, costs, seasons and opening hours are calculated or collected with care, but they can still be wrong or out of date. Check them before you go, especially where a mistake would be costly or dangerous: closed roads, last ferries, deserts, mountains, visas.</p><p>If something is wrong, let us know: every place has a “Question about this data” link.</p>',
    },
    others: {
      title: 'Other companies',
      text: '<p>Some links lead to companies that rent rooms, sell tickets or show maps. When you book with them, your contract is with them and their terms apply. We aren’t part of it and aren’t responsible for what they do.</p><p>The sources of map and place data are named where the data is shown. Opening hours are read with opening_hours.js, which is free software under the <license>GNU Lesser General Public License</license>.</p>',
    },
    promise: {
      title: 'What we don’t promise',
      text: '<p>Wayfold is provided as is. We do our best to keep it running and your trips safe, but we can’t promise that it’s always available or free of errors. Keep a copy of anything you can’t do without: you can download everything as one file from your account page.</p><p>As far as the law allows, we aren’t liable for losses that come from using Wayfold. You keep any rights that the law gives you and that no agreement can take away.</p>',
    },
    end: {
      title: 'When it ends',
      text: '<p>You can stop at any time and <delete>delete your account</delete>. It’s signed out and hidden right away, and permanently deleted 14 days later. If you sign in before then, it’s restored.</p><p>Whoever runs a server can shut it down. You can download all your trips from your account page as one file that other programs can read.</p>',
    },
    changes: {
      title: 'Changes and questions',
      text: '<p>These terms change when the product does. The version on this page is the one that applies.</p><p>If anything is unclear, let us know: <contact>Contact Us</contact>.</p>',
    },
  },

  privacy: {
    title: 'Privacy Policy',
    help: 'What we store about you, where and for how long, and what you can do about it. A four-minute read.',
    short: {
      title: 'In short',
      text: '<ul><li>You can plan without telling us who you are.</li><li>There are no cookies, no ads and no third-party tracking.</li><li>What you create stays on this server and in your browser. Nobody else gets it unless you share it, or whoever runs this server has connected one of the services named below.</li><li>You can see, change, export and delete your data.</li></ul>',
    },
    who: {
      title: 'Who runs this server',
      text: '<p>Wayfold is free software that anyone can run on their own server. Whoever runs the server at this address decides what happens to the data stored here and is responsible for it. On this page, “we” means them. The people who wrote the software don’t see any of it.</p><p>You can reach us through <contact>Contact Us</contact>.</p>',
    },
    kept: {
      title: 'What we store',
      text: '<p>While you’re only looking around, the server stores nothing about you except a count of requests.</p><ul><li><b>Your first trip</b> creates a guest account: a random number without a name. It holds your trips and the history of their changes.</li><li><b>An account</b> holds your name, your email address, how you describe yourself, whether you want travel tips, and your preferences. We store your password only in a form that can’t be turned back into the password.</li><li><b>What you create</b>: trips, costs, notes, saved places, your own places, pictures, contacts and, for a business, its profile.</li><li><b>Where you’re signed in</b>: the type of browser and device, its time zone, when it signed in and when it was last active. We don’t store its IP address.</li><li><b>Messages you send us</b>, with the name, email address and phone number you enter.</li><li><b>Emails to you</b>, until they’re sent. If no mail server is connected, they stay in an outbox that whoever runs this server can read.</li><li><b>Six actions</b>, each with its time: signing up, signing in, creating a trip, sharing one, creating a PDF and using a trip idea. We don’t record which trip, or anything in it.</li></ul><p>We need this data to do what you ask for. We only send travel tips if the box was checked when you signed up, or if you asked for them later.</p>',
    },
    howLong: {
      title: 'How long we keep it',
      intro: '<p>We keep what you create until you delete it. Everything else is deleted automatically:</p>',
      what: 'What',
      time: 'How long',
      rows: {
        guest: 'A guest account',
        guestTime:
          'for 12 months after your last visit; after that, nobody can open it, and its trips stay stored without a name',
        session: 'Your sign-in',
        sessionTime:
          'until 12 hours after your last visit, but no longer than one day; with “Keep me Signed In”, 60 days, but no longer than one year. The record is deleted 30 days after that',
        browsers: 'Browsers you signed in on',
        browsersTime: 'one year after the last sign-in, so we can ask fewer questions there',
        acts: 'Recorded actions',
        actsTime: '{days, plural, one {# day} other {# days}}',
        requests: 'Counts of requests, to stop password guessing',
        requestsTime: 'one day, with a hash of the IP address instead of the address itself',
        mails: 'Emails to you',
        mailsTime:
          'their text until they’re sent, and for 30 days a note that they were sent; if no mail server is connected, the whole email for 30 days',
        messages: 'Messages you send us',
        messagesTime: 'one year',
        tips: 'Your address on the travel tips list',
        tipsTime: 'until you unsubscribe, and 30 days longer so that old links still work',
        history: 'History of a trip',
        historyTime:
          'all details of the latest 200 changes; when the trip changes again, changes older than 90 days keep only what was done and when',
        deletion: 'A deleted account',
        deletionTime: 'hidden right away, permanently deleted after 14 days',
      },
      outro:
        '<p>Backup copies of the server contain deleted data until they’re replaced. Ask us how long that takes here.</p>',
    },
    leaves: {
      title: 'What leaves this server',
      text: '<p>By default, Wayfold doesn’t contact any other service: it draws its own maps, finds places and estimates routes by itself. Whoever runs the server can connect services. Then:</p><ul><li>a <b>mail server</b> gets the emails we send you;</li><li>a <b>search service</b> gets what you type when you search for a place, and a <b>routing service</b> gets the places on a route, but neither learns who is asking. The service is named on the map;</li><li>a <b>map service</b> is contacted by your browser, so it learns your IP address and which part of the map you’re looking at;</li><li>a <b>sign-in service</b>, only if you choose it, learns that you use Wayfold and tells us your name and email address.</li></ul><p>Anyone who has the link to a trip you share can see what you chose to share. Links to booking pages, directions, forecasts and web searches lead to other companies, which learn something only when you open the link.</p><p>We don’t sell your data.</p>',
    },
    device: {
      title: 'What your browser stores',
      text: '<p>Wayfold doesn’t set cookies. To work offline and remember you, it uses your browser’s own storage for: your sign-in, your trips and changes that are waiting to be sent, saved places, what other apps share with Wayfold until you add it to a trip, the app itself, and your display settings, such as dark or light, miles or kilometers.</p><p>Signing out clears your data from the browser. Only two things stay: a key, so your account can recognize the browser next time, and how you described yourself when you signed in. You can also clear everything in your browser’s settings; changes that weren’t sent yet are then lost.</p>',
    },
    rights: {
      title: 'What you can do',
      text: '<ul><li><b>See and change</b> your data on your <account>account page</account>.</li><li><b>Export it</b>: download everything as one file from your account page, including trips, pictures and all the rest.</li><li><b>Sign out</b> of one device or all of them, also on your account page.</li><li><b>Stop travel tips</b> there, or with the link in each of those emails.</li><li><b>Permanently delete your account</b> <delete>here</delete>.</li><li><b>Ask or object</b>: <contact>Contact Us</contact>. If we don’t help, you can turn to the data protection authority where you live.</li></ul>',
    },
    safe: {
      title: 'How we protect it',
      text: '<p>Passwords are stored with a method designed to withstand guessing, and everything else that signs you in is stored only as a hash, from which it can’t be recovered. You can add a passkey or two-step verification. We email you when your password or email address changes.</p><p>No method is perfect. If you find a security problem, please <contact>contact us</contact> before you tell others.</p>',
    },
    changes: {
      title: 'When this page changes',
      text: '<p>It changes when the product stores more, less or different data. The version on this page is the one that applies.</p>',
    },
  },
};
