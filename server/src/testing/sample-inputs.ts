import type { Api } from '@wayfold/contract/api';
import type { CallInput } from '@wayfold/contract/kernel/endpoint';
import { newId } from '@wayfold/domain/document/ids';
import type { SampleWorld } from './sample-world';

/** The password of users in sample requests, and the one they choose next. */
export const SAMPLE_PASSWORD = 'Red-Rock 27';
const NEXT_PASSWORD = 'Blue-Lake 28';

/** One white pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Keys with nothing behind them, for calls that involve a browser, an app or a provider. */
const TICKET = 'x'.repeat(43);

type Samples = {
  readonly [D in keyof Api]: { readonly [N in keyof Api[D]]: (world: SampleWorld) => CallInput<Api[D][N]> };
};

/** One valid request by the owner for every endpoint; a new endpoint doesn't compile without one. */
export const SAMPLES: Samples = {
  health: { get: () => ({}) },
  accounts: {
    createGuest: () => ({ body: {} }),
    get: ({ personId }) => ({ params: { id: personId } }),
    // Settings only members may change are in the account tests; everybody may change the unit.
    update: ({ personId }) => ({ params: { id: personId }, body: { unit: 'Miles' } }),
    setUnit: ({ personId }) => ({ params: { id: personId }, body: { unit: 'Kilometers' } }),
    remove: () => ({}),
    removeProfile: ({ personId }) => ({ params: { id: personId } }),
    exportData: ({ personId }) => ({ params: { id: personId } }),
    recordAction: () => ({ body: { action: 'idea-used' } }),
  },
  contact: {
    contactUs: () => ({
      body: {
        firstName: 'Mei',
        lastName: 'Tanaka',
        email: 'mei@example.com',
        phoneNumber: '+81 3 1234 5678',
        subject: 'Opening times',
        message: 'Is the arch open in winter?',
        aiPoiKey: 'delicate-arch',
      },
    }),
  },
  newsletter: {
    subscribe: () => ({ body: { email: 'mei@example.com' } }),
    confirm: ({ links }) => ({ body: links.list }),
    unsubscribe: ({ listKey }) => ({ body: { key: listKey } }),
  },
  outbox: {
    list: () => ({ query: { before: newId() } }),
    get: ({ mailId }) => ({ params: { id: mailId } }),
  },
  profile: {
    preferences: ({ personId }) => ({ params: { id: personId } }),
    savePreferences: ({ personId }) => ({ params: { id: personId }, body: { pace: 'Full' } }),
    business: ({ personId }) => ({ params: { id: personId } }),
    saveBusiness: ({ personId }) => ({
      params: { id: personId },
      body: { businessTitle: 'Guide', company: { website: 'https://example.com' } },
    }),
    saveCompanyImage: ({ personId }) => ({
      params: { id: personId, slot: 'image1' },
      body: { base64: PNG },
    }),
    removeCompanyImage: ({ personId }) => ({ params: { id: personId, slot: 'image2' } }),
    companyImage: ({ imageKey }) => ({ params: { key: imageKey } }),
    contacts: ({ personId }) => ({ params: { id: personId } }),
    addContact: ({ personId }) => ({
      params: { userId: personId },
      body: { firstName: 'Ben', email: 'ben@example.com', phone: '+1 303 555 0100', notes: 'Likes trains' },
    }),
    changeContact: ({ personId, contactId }) => ({
      params: { userId: personId, id: contactId },
      body: { lastName: 'Okafor' },
    }),
    removeContact: ({ personId, contactId }) => ({ params: { userId: personId, id: contactId } }),
  },
  security: {
    get: ({ personId }) => ({ params: { id: personId } }),
    sessions: ({ personId }) => ({ params: { id: personId } }),
    endSession: ({ personId, sessionId }) => ({ params: { id: personId, sessionId } }),
    endSessions: ({ personId }) => ({ params: { id: personId } }),
    changeEmail: ({ personId }) => ({
      params: { id: personId },
      body: { email: `${newId()}@example.com` },
    }),
    cancelEmail: ({ personId }) => ({ params: { id: personId } }),
    confirmAgain: ({ personId }) => ({ params: { id: personId } }),
    startPasskey: ({ personId }) => ({ params: { id: personId } }),
    addPasskey: ({ personId }) => ({
      params: { id: personId },
      body: { ticket: TICKET, answer: { id: 'phone' }, name: 'Phone' },
    }),
    removePasskey: ({ personId, passkeyId }) => ({ params: { id: personId, passkeyId } }),
    startTotp: ({ personId }) => ({ params: { id: personId } }),
    confirmTotp: ({ personId }) => ({ params: { id: personId }, body: { code: '123456' } }),
    removeTotp: ({ personId }) => ({ params: { id: personId } }),
  },
  settings: {
    list: () => ({ query: { keys: 'map_lat,map_lon' } }),
    since: () => ({ params: { v: 'none' } }),
    userTypes: () => ({}),
  },
  signIn: {
    login: ({ email }) => ({ body: { email, password: SAMPLE_PASSWORD, keepSignedIn: true } }),
    takeSecondStep: () => ({ body: { ticket: TICKET, code: '123456' } }),
    refresh: ({ refreshToken }) => ({ body: { refreshToken } }),
    signOut: () => ({}),
    confirmIdentity: () => ({ body: { password: SAMPLE_PASSWORD } }),
    signUp: () => ({
      body: {
        firstName: 'Mei',
        lastName: 'Tanaka',
        email: `${newId()}@example.com`,
        password: SAMPLE_PASSWORD,
        isSubscriber: false,
        type: 'Traveler',
      },
    }),
    typeDetail: ({ email }) => ({ params: { email } }),
    sendReset: ({ email }) => ({ body: { email, host: 'example.com' } }),
    checkReset: ({ links }) => ({ params: links.reset }),
    changePassword: ({ email, links }) => ({
      body: { userName: email, password: NEXT_PASSWORD, ...links.reset },
    }),
    socialProvider: () => ({}),
    startSocial: () => ({ body: {} }),
    finishSocial: () => ({ body: { ticket: TICKET, query: '?code=1&state=2' } }),
    startSocialToken: () => ({ body: {} }),
    startPasskey: () => ({ body: {} }),
    withPasskey: () => ({ body: { ticket: TICKET, answer: { id: 'phone' } } }),
    checkEmail: ({ links }) => ({ body: links.confirm }),
    confirmEmail: ({ links }) => ({ body: links.confirm }),
    keepEmail: ({ links }) => ({ body: links.keep }),
  },
  pictures: {
    startUpload: () => ({
      body: { fileName: 'orig_1795104000000.jpg', fileType: 'image/jpeg', size: 40_000 },
    }),
    newPicture: () => ({
      body: { source: 'wayfold', imageUrl: '/scenes/canyon-dawn.svg', imageName: 'Canyon', favorite: true },
    }),
    setPicture: ({ pictureId }) => ({
      params: { id: pictureId },
      body: { imageName: 'The rim', favorite: false },
    }),
    removePicture: ({ pictureId }) => ({ params: { id: pictureId } }),
    favoritePictures: () => ({ query: { page: 1, per_page: 10 } }),
    uploadedPictures: () => ({}),
    signPictures: ({ pictureId }) => ({ body: { ids: [pictureId] } }),
  },
  pictureSearch: {
    libraryLocations: () => ({}),
    stockServices: () => ({}),
    libraryPictures: () => ({ query: { page: 1, per_page: 20, location: 'Japan', query: 'temple dusk' } }),
    stockPictures: () => ({ params: { service: 'unsplash' }, query: { query: 'canyon', page: 1 } }),
  },
  atlas: {
    suggest: () => ({
      query: { q: 'moab', limit: 3, near: '-109.5,38.5', country: 'US', kinds: 'town,poi', lang: 'de' },
    }),
    geocode: () => ({ query: { q: '12 Main Street, Moab, Utah', limit: 3, country: 'US' } }),
    retrieve: () => ({ params: { id: 'ap:SFO' } }),
    reverse: () => ({ query: { at: '-109.55,38.57' } }),
    townsFrom: () => ({ query: { at: '-109.55,38.57', limit: 3 } }),
    townsAlong: () => ({ query: { line: '-104.99,39.74;-109.55,38.57', limit: 3 } }),
    map: () => ({}),
  },
  routes: {
    legs: () => ({ query: { coordstring: '-104.99,39.74;-109.55,38.57', ids: 'a', modes: 'Train' } }),
  },
  directions: {
    legs: () => ({ body: { legs: [{ from: [-104.99, 39.74], to: [-109.55, 38.57], mode: 'MyVehicle' }] } }),
    detours: () => ({
      body: {
        stops: [
          [-104.99, 39.74],
          [-109.55, 38.57],
        ],
        candidates: [[-108.55, 39.06]],
        modes: ['MyVehicle'],
      },
    }),
    times: () => ({ body: { ways: [{ from: [-104.99, 39.74], to: [-109.55, 38.57] }] } }),
    directions: () => ({ query: { mode: 'walk', from: '-109.55,38.57', to: '-109.53,38.58' } }),
  },
  ideas: {
    one: () => ({ params: { id: 'utah-mighty-five' } }),
    slim: () => ({ params: { ids: 'utah-mighty-five' } }),
    page: () => ({ params: { page: 0, size: 50 } }),
    ofDestination: () => ({ params: { id: 'lisbon' } }),
    destinations: () => ({ params: { id: 'lisbon' } }),
    tours: () => ({}),
    usaStates: () => ({}),
    usaState: () => ({ params: { state: 'Utah' } }),
  },
  places: {
    categories: () => ({}),
    icons: () => ({}),
    bookingPlatforms: () => ({ query: { type: 'hotel' } }),
    category: () => ({ query: { category: 'museum', near: '2.34,48.86', limit: 5 } }),
    nearby: () => ({ query: { at: '-109.55,38.57', radius: 40_000 } }),
    along: () => ({ query: { line: '-109.55,38.57;-112.99,37.19', corridor: 20_000, limit: 3 } }),
    list: () => ({ query: { q: 'arch', near: '-109.55,38.57', categories: 'group-nature' } }),
    hours: () => ({ query: { ids: 'poi:delicate-arch,im:osm:n1' } }),
    get: () => ({ params: { id: 'poi:delicate-arch' } }),
    saveUserPlace: () => ({ body: { name: 'Grandma’s house', coordinates: '-104.99,39.74' } }),
    userPlace: ({ userPlaceId }) => ({ params: { id: userPlaceId } }),
    removeUserPlace: ({ eventId }) => ({ params: { id: eventId } }),
    addFavorite: () => ({ body: { poi_source: 'curated', poi_id: 'poi:delicate-arch' } }),
    removeFavorite: ({ eventId }) => ({ params: { id: eventId } }),
    favorites: ({ personId }) => ({ params: { userid: personId } }),
    userFavorites: ({ personId }) => ({ params: { id: personId } }),
  },
  sharing: {
    share: ({ tripId }) => ({ params: { id: tripId } }),
    createShare: ({ tripId }) => ({ params: { id: tripId }, body: { shows: { notes: true } } }),
    changeShare: ({ tripId }) => ({ params: { id: tripId }, body: { shows: { costs: false } } }),
    revokeShare: ({ tripId }) => ({ params: { id: tripId } }),
    opened: ({ tripId }) => ({ params: { id: tripId } }),
  },
  exports: {
    file: ({ tripId }) => ({ params: { id: tripId }, query: { format: 'html' } }),
    calendarFeed: ({ tripId }) => ({ params: { id: tripId } }),
    createCalendarFeed: ({ tripId }) => ({ params: { id: tripId } }),
    revokeCalendarFeed: ({ tripId }) => ({ params: { id: tripId } }),
    calendar: () => ({ params: { token: TICKET } }),
  },
  pdf: {
    preparePdf: () => ({}),
    tripPdf: ({ tripId }) => ({ params: { id: tripId }, query: { map: 'no' } }),
  },
  tripMail: {
    send: ({ tripId }) => ({
      body: { email: ['lars@example.com'], tripId, source: 'Button', attachPdf: false },
    }),
  },
  tripPage: {
    shareData: ({ tripId }) => ({ query: { tripId } }),
    sharedTrip: ({ tripId }) => ({ params: { id: tripId } }),
    shareItinerary: ({ tripId }) => ({ params: { id: tripId } }),
    copyShared: ({ personId, tripId }) => ({ params: { userId: personId, tripId }, body: { id: newId() } }),
    subscribe: ({ tripId }) => ({ body: { tripId } }),
    followed: () => ({}),
    paragraphs: ({ tripId }) => ({ query: { tripId } }),
    saveParagraphs: ({ tripId }) => ({
      body: { tripId, newParagraphs: [{ kind: 'nextSteps', text: 'Pack light' }] },
    }),
    removeText: ({ textId }) => ({ query: { id: textId } }),
  },
  trips: {
    list: () => ({}),
    create: () => ({ body: { name: 'New' } }),
    createEmpty: () => ({ query: {}, body: {} }),
    view: ({ tripId }) => ({ body: { tripid: tripId } }),
    get: ({ tripId }) => ({ params: { id: tripId } }),
    inputs: ({ tripId }) => ({ params: { id: tripId } }),
    rename: ({ tripId }) => ({ params: { id: tripId }, body: { trip: { name: 'Renamed' } } }),
    resetDemo: ({ tripId }) => ({ params: { id: tripId } }),
    remove: ({ tripId }) => ({ params: { id: tripId } }),
    sendChanges: ({ tripId }) => ({
      params: { id: tripId },
      body: {
        baseVersion: 0,
        changes: [{ changeId: newId(), change: { kind: 'trip.set', fields: { name: 'Sent' } } }],
      },
    }),
    history: ({ tripId }) => ({ params: { id: tripId }, query: { limit: 5 } }),
    live: ({ tripId }) => ({ params: { id: tripId } }),
    saveDestination: ({ tripId }) => ({ body: { tripid: tripId, name: 'Page', coords: [-111.46, 36.91] } }),
    removeDestination: ({ destinationId }) => ({ params: { id: destinationId } }),
    saveEvent: ({ tripId }) => ({ body: { tripid: tripId, name: 'Museum' } }),
    saveUserEvent: ({ tripId }) => ({ body: { tripid: tripId, name: 'Dinner' } }),
    sortEvents: ({ eventId }) => ({ body: { events: { [eventId]: 1 } } }),
    removeEvent: ({ eventId }) => ({ params: { id: eventId } }),
    removeUserEvent: ({ eventId }) => ({ params: { id: eventId } }),
    listEvents: ({ tripId }) => ({ params: { id: tripId } }),
    clearEvents: ({ tripId }) => ({ params: { id: tripId } }),
    saveCost: ({ tripId }) => ({ body: { tripid: tripId, costEst: 5 } }),
    createCost: ({ tripId }) => ({ body: { tripid: tripId } }),
    removeCost: ({ costId }) => ({ params: { id: costId } }),
    pictures: ({ tripId }) => ({ params: { id: tripId } }),
    updatePictures: ({ tripId }) => ({
      body: {
        tripId,
        type: 'trip',
        newPicture: { source: 'wayfold', imageUrl: '/scenes/canyon-dawn.svg' },
        index: 0,
      },
    }),
    removePicture: ({ tripPictureId }) => ({ body: { pictureId: tripPictureId } }),
    describePicture: ({ tripPictureId }) => ({ body: { pictureId: tripPictureId, description: 'The rim' } }),
  },
};

/**
 * Status codes other than 200 for callers who pass access, by call: the sample's ticket or code isn't real, its trip isn't
 * shared, an example can't be followed, a guest can't send email, or the test app has no provider and no stock service. The
 * tests of those calls use the real thing.
 */
export const ANSWERS: Readonly<Record<string, number>> = {
  'security addPasskey': 400,
  'security confirmTotp': 409,
  'sharing changeShare': 409,
  'signIn takeSecondStep': 400,
  'signIn startSocial': 404,
  'signIn finishSocial': 404,
  'signIn startSocialToken': 404,
  'signIn withPasskey': 400,
  'exports calendar': 404,
  'pictureSearch stockPictures': 404,
  'tripMail send': 403,
  'tripPage subscribe': 409,
};
