import type { Api } from '@wayfold/contract/api';
import type { CallInput } from '@wayfold/contract/endpoint';
import { newId } from '@wayfold/domain/ids';

/** Ids a sample request may name. */
export type SampleWorld = {
  personId: string;
  tripId: string;
  destinationId: string;
  eventId: string;
  costId: string;
  userPlaceId: string;
};

type Samples = {
  readonly [D in keyof Api]: { readonly [N in keyof Api[D]]: (world: SampleWorld) => CallInput<Api[D][N]> };
};

/** One request for every endpoint that its owner may send; a new endpoint does not compile without one. */
export const SAMPLES: Samples = {
  health: { get: () => ({}) },
  accounts: {
    createGuest: () => ({ body: {} }),
    get: ({ personId }) => ({ params: { id: personId } }),
    update: ({ personId }) => ({ params: { id: personId }, body: { firstName: 'Mei' } }),
    setUnit: ({ personId }) => ({ params: { id: personId }, body: { unit: 'Kilometers' } }),
  },
  settings: {
    list: () => ({ query: { keys: 'map_lat,map_lon' } }),
    since: () => ({ params: { v: 'none' } }),
  },
  atlas: {
    suggest: () => ({
      query: { q: 'moab', limit: 3, near: '-109.5,38.5', country: 'US', kinds: 'town,poi', lang: 'de' },
    }),
    geocode: () => ({ query: { q: '12 Main Street, Moab, Utah', limit: 3, country: 'US' } }),
    retrieve: () => ({ params: { id: 'ap:SFO' } }),
    reverse: () => ({ query: { at: '-109.55,38.57' } }),
    map: () => ({}),
  },
  routes: {
    legs: () => ({ query: { coordstring: '-104.99,39.74;-109.55,38.57', ids: 'a', modes: 'Train' } }),
  },
  ways: {
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
    get: () => ({ params: { id: 'poi:delicate-arch' } }),
    saveUserPlace: () => ({ body: { name: 'Grandma’s house', coordinates: '-104.99,39.74' } }),
    userPlace: ({ userPlaceId }) => ({ params: { id: userPlaceId } }),
    removeUserPlace: ({ eventId }) => ({ params: { id: eventId } }),
    addFavorite: () => ({ body: { poi_source: 'curated', poi_id: 'poi:delicate-arch' } }),
    removeFavorite: ({ eventId }) => ({ params: { id: eventId } }),
    favorites: ({ personId }) => ({ params: { userid: personId } }),
    userFavorites: ({ personId }) => ({ params: { id: personId } }),
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
  },
};
