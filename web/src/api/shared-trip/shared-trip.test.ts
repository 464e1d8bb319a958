import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { SharedTrip } from '@wayfold/contract/sharing/trip-page-endpoints';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { totalsOf } from '@wayfold/domain/document/totals';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { tripFromDocument } from '@wayfold/domain/page/trip-on-wire';
import { idOf, STOPS } from '@wayfold/domain/testing/trips';
import { expect, test } from 'vitest';
import type { Session } from '../sign-in/session';
import { ManualTiming, settled } from '../testing/manual-timing';
import { namesOf, nights, RED_ROCK } from '../testing/road-trip';
import { shown } from '../testing/stand-in-device';
import { type SharedAddress, SharedTripStore } from './shared-trip';

const SHARE = {
  id: 'k3f9-rd27-xq4m-8wzt',
  shows: { costs: false, contact: false, pictures: true, notes: false },
};
const BY_LINK: SharedAddress = { by: 'share', shareId: SHARE.id };

const ANA: Session = { token: 'token', userId: 'ana', role: 'FREE' };
const BEN: Session = { ...ANA, userId: 'ben' };

/** The id of Ana's trip in her own list; its share shows it under another id. */
const OWN_ID = idOf(99);

const NOT_FOUND = new RequestRefused('not-found', 'tripNotFound');

/** A server with one shared trip, which notifies viewers of newer versions. */
function setUp(address: SharedAddress = BY_LINK, session: Session | null = null) {
  let signedIn = session;
  let enter = () => {};
  const timing = new ManualTiming();
  let document: TripDocument = RED_ROCK;
  let version = 4;
  let failure: Error | null = null;
  let live: ReadableStreamDefaultController<Uint8Array> | null = null;
  const calls: string[] = [];
  const store = new SharedTripStore(address, {
    timing,
    session: () => signedIn,
    onEntrance(listener) {
      enter = listener;
      return () => {};
    },
    isHidden: () => false,
    onWake: () => () => {},
    async read() {
      calls.push('read');
      if (failure) throw failure;
      return { ...onWire(document, version), ownTripId: signedIn?.userId === ANA.userId ? OWN_ID : null };
    },
    async openLive(tripId) {
      calls.push(`live ${tripId}`);
      if (failure) throw failure;
      return new ReadableStream({
        start(controller) {
          live = controller;
        },
      });
    },
  });
  return {
    store,
    calls,
    fail(problem: Error | null) {
      failure = problem;
    },
    async edit(edit: Parameters<typeof applyEdit>[1]) {
      document = applyEdit(document, edit).document;
      version += 1;
      live?.enqueue(new TextEncoder().encode(`event: version\ndata: {"version":${version}}\n\n`));
      await settled();
    },
    async signIn(person: Session) {
      signedIn = person;
      enter();
      await settled();
    },
    async endLive() {
      live?.close();
      await timing.pass(1_000);
    },
  };
}

function onWire(document: TripDocument, version: number): SharedTrip {
  const at = '2027-05-01T12:00:00Z';
  const meta = { version, createdAt: at, updatedAt: at, viewedAt: null, owner: null };
  return {
    ...tripFromDocument(document, { ...meta, totals: totalsOf(document) }),
    share: SHARE,
    ownTripId: null,
  };
}

test('a shared trip is shown with what its share shows, and is view-only', async () => {
  const { store } = setUp();
  store.follow();
  await settled();

  const trip = shown(store);
  expect(namesOf(trip.document)).toEqual(['Denver', 'Moab', 'Page']);
  expect(trip.mode).toBe('shared');
  expect(trip.saveState).toEqual({ kind: 'view-only' });
  expect(trip.viewed).toEqual({ share: SHARE, ownTripId: null });
});

test('edits do nothing, and nothing can be undone', async () => {
  const { store, calls } = setUp();
  store.follow();
  await settled();
  const before = shown(store);

  store.change();
  store.undo();
  store.redo();
  await settled();

  expect(shown(store)).toBe(before);
  expect(before.canUndo || before.canRedo).toBe(false);
  expect(() => store.preview()).toThrow('This trip is view-only.');
  expect(calls).toEqual(['read', `live ${RED_ROCK.trip.id}`]);
});

test('the trip is refetched when its owner changes it', async () => {
  const { store, edit } = setUp();
  store.follow();
  await settled();

  await edit(nights(STOPS.moab.id, 6));

  expect(shown(store).version).toBe(5);
  expect(shown(store).document.destinations[STOPS.moab.id]?.nights).toBe(6);
});

test('the URL of a trip page shows the trip in view mode, and as a tour if it says so', async () => {
  const page = { by: 'page', tripId: RED_ROCK.trip.id, ownerId: null } as const;
  const view = setUp({ ...page, calledType: '' }).store;
  const tour = setUp({ ...page, calledType: 'guided tour' }).store;
  view.follow();
  tour.follow();
  await settled();

  expect([shown(view).mode, shown(tour).mode]).toEqual(['view', 'tour']);
});

test('owners can go to their own trip, no matter which URL they view it at', async () => {
  const page = { by: 'page', tripId: RED_ROCK.trip.id, ownerId: null, calledType: '' } as const;
  const stores = [setUp(BY_LINK, ANA).store, setUp(page, ANA).store, setUp(BY_LINK, BEN).store];
  for (const store of stores) store.follow();
  await settled();

  expect(stores.map((store) => shown(store).viewed?.ownTripId)).toEqual([OWN_ID, OWN_ID, null]);
  expect(stores.map((store) => shown(store).mode)).toEqual(['shared', 'view', 'shared']);
});

test('an owner who signs in while viewing is recognized from then on', async () => {
  const { store, signIn } = setUp();
  store.follow();
  await settled();
  expect(shown(store).viewed?.ownTripId).toBeNull();

  await signIn(ANA);

  expect(shown(store).viewed?.ownTripId).toBe(OWN_ID);
});

test('a trip that is not shared is missing', async () => {
  const { store, fail, calls } = setUp();
  fail(NOT_FOUND);
  store.follow();
  await settled();

  expect(store.snapshot()).toBeNull();
  expect(store.load()).toEqual({ kind: 'missing' });
  expect(calls).toEqual(['read']);
});

test('a trip that is revoked while it is viewed disappears', async () => {
  const { store, fail, endLive } = setUp();
  store.follow();
  await settled();
  fail(NOT_FOUND);

  await endLive();

  expect(store.snapshot()).toBeNull();
  expect(store.load()).toEqual({ kind: 'missing' });
});

test('offline, the trip stays on the screen', async () => {
  const { store, fail, edit } = setUp();
  store.follow();
  await settled();
  fail(new TypeError('Failed to fetch'));

  await edit(nights(STOPS.moab.id, 6));

  expect(shown(store).version).toBe(4);
});

test('a viewer who is offline from the start sees a message', async () => {
  const { store, fail } = setUp();
  fail(new TypeError('Failed to fetch'));
  store.follow();
  await settled();

  expect(store.load().kind).toBe('unreachable');
});

test('the trip is no longer followed once nobody views it', async () => {
  const { store, calls } = setUp();
  store.follow()();
  await settled();

  expect(calls).toEqual(['read']);
});
