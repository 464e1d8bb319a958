import type { SaveState } from '../../api/trip-session/trip-snapshot';

/** The text of a save state: a message key and, for some, a number. */
export type SaveWords =
  | { key: 'savedMinutesAgo'; minutes: number }
  | { key: 'savedHoursAgo'; hours: number }
  | {
      key:
        | 'savedJustNow'
        | 'saving'
        | 'offline'
        | 'retrying'
        | 'local'
        | 'localMember'
        | 'example'
        | 'viewOnly';
    };

const MINUTE_MS = 60_000;

/**
 * Finds the text for a save state.
 *
 * @param now milliseconds since 1970
 * @param who whether the trip is saved to an account, and whether the device is online: offline, changes are saved on this
 * device, and changes by others don't arrive
 */
export function saveWords(
  state: SaveState,
  now: number,
  { isMember, isOnline }: { isMember: boolean; isOnline: boolean },
): SaveWords {
  switch (state.kind) {
    case 'saved': {
      if (!isOnline) return { key: 'offline' };
      const minutes = Math.floor((now - state.at) / MINUTE_MS);
      if (minutes < 1) return { key: 'savedJustNow' };
      if (minutes < 60) return { key: 'savedMinutesAgo', minutes };
      return { key: 'savedHoursAgo', hours: Math.floor(minutes / 60) };
    }
    case 'local':
      return { key: isMember ? 'localMember' : 'local' };
    case 'view-only':
      return { key: 'viewOnly' };
    default:
      return { key: state.kind };
  }
}
