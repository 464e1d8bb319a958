import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { newId } from '@wayfold/domain/document/ids';
import type { Session } from '../sign-in/session';
import { OpenTripRegistry } from '../trip-session/open-trip-registry';
import { memoryTripStorage } from '../trip-session/storage/trip-storage';
import { untouchedNewTrips } from '../trip-session/storage/untouched-new-trips';
import type { TabMessage } from '../trip-session/tabs/trip-tabs';
import type { TripDependencies } from '../trip-session/trip-dependencies';
import type { TripStore } from '../trip-session/trip-store';
import { ManualTiming, settled } from './manual-timing';
import { memoryStorage } from './memory-storage';
import { StandInServer } from './stand-in-server';

/** A browser on a device, with tabs that share storage, locks and channels, and a server behind it. */
export class StandInDevice {
  readonly server: StandInServer;
  readonly timing: ManualTiming;
  readonly storage = memoryTripStorage();
  readonly untouched = untouchedNewTrips(memoryStorage());
  session: Session | null = null;
  guestsMade = 0;
  /** True while it is unclear whether the guest has become a member. */
  isEntering = false;
  online = true;
  readonly #wakers = new Set<() => void>();
  readonly #locks = new Map<string, Promise<unknown>>();
  readonly #tabs = new Map<string, Set<(message: TabMessage) => void>>();

  constructor(server = new StandInServer(), timing = new ManualTiming()) {
    this.server = server;
    this.timing = timing;
  }

  signIn(): string {
    const userId = newId();
    this.session = { token: `token of ${userId}`, userId };
    return userId;
  }

  /** Signs in as a member, who gets everything of the previous guest. Tabs are notified by `takeOver`. */
  mergeInto(userId: string): void {
    const guest = this.session;
    this.session = {
      token: `token of ${userId}`,
      userId,
      role: 'FREE',
      ...(guest ? { formerly: [guest.userId] } : {}),
    };
    if (guest) this.server.merge(guest.userId, userId);
  }

  async setOnline(online: boolean): Promise<void> {
    this.online = online;
    this.server.reachable = online;
    for (const wake of this.#wakers) wake();
    await settled();
  }

  /** Opens a tab: it has its own memory, and the storage, locks and channel of the device. */
  tab(): OpenTripRegistry {
    return new OpenTripRegistry(this.#dependencies());
  }

  #dependencies(): TripDependencies {
    return {
      storage: this.storage,
      untouched: this.untouched,
      timing: this.timing,
      api: this.server.api(() => this.session?.userId ?? null),
      openLive: this.server.live(() => this.session?.userId ?? null),
      editContext: () => ({ maxDestinations: null }),
      account: {
        session: () => this.session,
        ensureGuest: async () => {
          if (!this.server.reachable) throw new TypeError('Failed to fetch');
          if (!this.session) {
            this.guestsMade += 1;
            this.signIn();
          }
          if (!this.session) throw new Error('The guest was just made.');
          return this.session;
        },
        check: async () => {
          if (this.isEntering) throw new ProblemError({ code: 'signed-out', message: 'Sign in to do this.' });
        },
      },
      device: {
        isOnline: () => this.online,
        isHidden: () => false,
        onWake: (listener) => {
          this.#wakers.add(listener);
          return () => this.#wakers.delete(listener);
        },
      },
      locks: {
        hold: (name, run) => {
          const turn = (this.#locks.get(name) ?? Promise.resolve()).then(run);
          this.#locks.set(
            name,
            turn.catch(() => undefined),
          );
          return turn;
        },
      },
      joinTabs: (tripId, hear) => {
        const tabs = this.#tabs.get(tripId) ?? new Set();
        this.#tabs.set(tripId, tabs.add(hear));
        return {
          tell: (message) => {
            const copy = structuredClone(message);
            for (const other of tabs) if (other !== hear) queueMicrotask(() => other(copy));
          },
          leave: () => tabs.delete(hear),
        };
      },
    };
  }
}

/** The open trip of a tab; throws an error that says why if there is none. */
export function shown(store: TripStore) {
  const snapshot = store.snapshot();
  if (!snapshot) throw new Error(`There is no trip to show: ${store.load().kind}.`);
  return snapshot;
}
