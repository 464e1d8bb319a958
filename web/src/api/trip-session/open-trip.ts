import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { Change } from '@wayfold/contract/trip/change';
import { findStep, type Toggle } from '@wayfold/domain/changes/change-log';
import { ChangeRefused } from '@wayfold/domain/changes/change-refused';
import { newId } from '@wayfold/domain/document/ids';
import { nameOfRow } from '@wayfold/domain/document/rows';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { isSaved, type LocalEntry, type SyncState } from '@wayfold/domain/sync/sync-state';
import { type UnlistedChange, unlistedChanges } from '@wayfold/domain/sync/unlisted-changes';
import { enablesUpdate, isDemoTemplate, viewModeOf } from '../shared-trip/view-mode';
import type { SaveState, SessionNotice, TripSnapshot } from './react/trip-session';
import type { TripCreation } from './storage/trip-storage';

/** Everything this tab knows of an open trip. Plain data, never changed in place. */
export interface OpenTrip {
  readonly tripId: string;
  /** Under whose name the device keeps it: a user's id, or `NOBODY`. */
  readonly owner: string;
  /** How the server is to make it; null once the server has it. */
  readonly creation: TripCreation | null;
  readonly sync: SyncState;
  /** When the server last confirmed it, in milliseconds since 1970; null before. */
  readonly savedAt: number | null;
  /** Why changes are not getting through; null while they are. */
  readonly trouble: 'offline' | 'failing' | null;
  /** True while a request with changes is under way. */
  readonly sending: boolean;
  /** What the waiting changes are about, by change id, for sentences about rows that are gone by then. */
  readonly subjects: ReadonlyMap<string, string>;
  /** The ids that the rows of a copy got from the server, by those they were shown under before. */
  readonly newIds: ReadonlyMap<string, string>;
  /** What could not be done on this device, until it is dismissed or another edit is made. */
  readonly refusals: readonly SessionNotice[];
}

/** The ids of a trip whose rows kept theirs. */
export const NO_NEW_IDS: ReadonlyMap<string, string> = new Map();

/** The actor of this device in the log of a trip, whoever is signed in. Everybody else has none. */
export const SELF = 'self';

/** Notes a refusal, so that the person reads it. Anything that is no refusal is a bug and is thrown on. */
export function withRefusal(open: OpenTrip, problem: unknown): OpenTrip {
  if (!(problem instanceof ChangeRefused) && !(problem instanceof ProblemError)) throw problem;
  const notice: SessionNotice = { id: newId(), kind: 'refused', message: problem.message };
  // The same sentence twice says nothing more.
  const others = open.refusals.filter((refusal) => refusal.message !== notice.message);
  return { ...open, refusals: [...others, notice] };
}

/** Names what a refused change was about, since the server's sentence cannot name a row that is gone. */
function conflictMessage(message: string, subject: string | undefined): string {
  if (subject !== undefined && message.includes(subject)) return message;
  return `Your change${subject === undefined ? '' : ` to “${subject}”`} was not made. ${message}`;
}

/** What a change is about in people's words; null for several things at once. */
export function subjectOf(document: TripDocument, change: Change): string | null {
  if (change.kind === 'trip.set') return document.trip.name || null;
  if (!('id' in change)) return null;
  const collection = COLLECTION_OF[change.kind.split('.')[0] ?? ''];
  if (!collection) return null;
  const row = document[collection][change.id] ?? ('fields' in change ? change.fields : null);
  return row && nameOfRow(collection, row);
}

const COLLECTION_OF: Readonly<Record<string, 'destinations' | 'events' | 'costs'>> = {
  destination: 'destinations',
  event: 'events',
  cost: 'costs',
};

/** How safe the changes are. */
export function saveStateOf(open: OpenTrip): SaveState {
  if (!enablesUpdate(modeOf(open))) return { kind: 'view-only' };
  if (isOpenExample(open)) return { kind: 'example' };
  const saved = isSaved(open.sync);
  if (!saved && open.trouble === 'offline') return { kind: 'offline' };
  if (!saved && open.trouble === 'failing') return { kind: 'retrying' };
  if (open.creation !== null && !open.sending) return { kind: 'local' };
  if (!saved || open.creation !== null) return { kind: 'saving' };
  return { kind: 'saved', at: open.savedAt ?? 0 };
}

/** Tells whether this is a demo trip itself, which every edit leaves alone, rather than a copy in the making. */
export function isOpenExample({ creation, sync }: OpenTrip): boolean {
  return creation === null && isDemoTemplate(sync.document.trip);
}

function modeOf(open: OpenTrip) {
  const userId = open.owner === '' ? null : open.owner;
  return viewModeOf(open.sync.document.trip, { userId, onDeviceOnly: open.creation !== null });
}

/** What screens see. Parts that are the same as in `before` keep their identity. */
export function snapshotOf(open: OpenTrip, before: TripSnapshot | null): TripSnapshot {
  const notices: SessionNotice[] = [
    ...open.refusals,
    ...open.sync.conflicts.map(
      ({ changeId, message }): SessionNotice => ({
        id: changeId,
        kind: 'conflict',
        message: conflictMessage(message, open.subjects.get(changeId)),
      }),
    ),
  ];
  const next: TripSnapshot = {
    tripId: open.tripId,
    document: open.sync.document,
    version: open.sync.confirmed.version,
    isOnServer: open.creation === null,
    mode: modeOf(open),
    saveState: kept(saveStateOf(open), before?.saveState),
    canUndo: stepFor(open, { kind: 'undo' }) !== null,
    canRedo: stepFor(open, { kind: 'redo' }) !== null,
    notices: keptList(notices, before?.notices, sameNotice),
    untold: keptList(unlistedChanges(open.sync), before?.untold, sameStep),
    newIds: open.newIds,
    viewed: null,
  };
  return kept(next, before ?? undefined);
}

/** The earlier value where the new one has the same parts. */
function kept<Value extends object>(value: Value, before: Value | undefined): Value {
  if (!before) return value;
  const keys = Object.keys(value) as (keyof Value)[]; // a plain object's own keys
  const same =
    keys.length === Object.keys(before).length && keys.every((key) => Object.is(value[key], before[key]));
  return same ? before : value;
}

/** The earlier list where the new one has the same items. */
function keptList<Item>(
  list: readonly Item[],
  before: readonly Item[] | undefined,
  same: (item: Item, other: Item) => boolean,
): readonly Item[] {
  if (before?.length !== list.length) return list;
  const isSame = list.every((item, index) => {
    const other = before[index];
    return other !== undefined && same(item, other);
  });
  return isSame ? before : list;
}

function sameNotice(notice: SessionNotice, other: SessionNotice): boolean {
  return notice.id === other.id && notice.message === other.message;
}

function sameStep(step: UnlistedChange, other: UnlistedChange): boolean {
  return (
    step.changeId === other.changeId &&
    step.version === other.version &&
    step.writes === other.writes &&
    step.effects === other.effects
  );
}

/** The step that an undo or redo is about; null where there is none. */
export function stepFor({ sync }: Pick<OpenTrip, 'sync'>, toggle: Toggle): LocalEntry | null {
  try {
    return findStep(sync.log, SELF, toggle).step;
  } catch (problem) {
    if (problem instanceof ChangeRefused) return null;
    throw problem;
  }
}
