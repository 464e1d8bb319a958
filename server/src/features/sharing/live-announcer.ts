import type { Services } from '../../services';
import { announceVersions } from './live-notices-store';

/** Notifies every server instance soon that a trip has this version; the version has to be committed. */
export type LiveAnnouncer = (tripId: string, version: number) => void;

const announcers = new WeakMap<Services, LiveAnnouncer>();

/** The announcer of this process, shared by all calls that write trips. */
export function liveAnnouncerOf(services: Services): LiveAnnouncer {
  const known = announcers.get(services) ?? liveAnnouncer(services);
  announcers.set(services, known);
  return known;
}

/**
 * Announces versions after their commit, all that are waiting in one statement: a transaction that notifies holds a lock of the
 * whole database until it is on disk, so writes that carried their own notice would commit one after the other.
 *
 * If a notice is lost, readers see the version at the next heartbeat of their stream.
 */
function liveAnnouncer({ database, log }: Services): LiveAnnouncer {
  let waiting = new Map<string, number>();
  let isSending = false;

  const sendAll = async () => {
    isSending = true;
    while (waiting.size > 0) {
      const versions = waiting;
      waiting = new Map();
      try {
        await announceVersions(database.pool, versions);
      } catch (err) {
        log.error({ err }, 'new versions of trips could not be announced');
      }
    }
    isSending = false;
  };

  return (tripId, version) => {
    waiting.set(tripId, version);
    if (!isSending) void sendAll();
  };
}
