import type { RefusalMessage } from '@wayfold/contract/kernel/problem';
import type { SharedTrip } from '@wayfold/contract/sharing/trip-page-endpoints';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { isSaved } from '@wayfold/domain/sync/sync-state';
import { type UnlistedChange, unlistedChanges } from '@wayfold/domain/sync/unlisted-changes';
import { NOBODY } from '../device/nobody';
import { enablesUpdate, isDemoTemplate, type ViewMode, viewModeOf } from '../shared-trip/view-mode';
import { type OpenTrip, troubleOf } from './open-trip';
import { stepFor } from './trip-steps';

/** Whether the changes are saved; `at` is milliseconds since 1970. */
export type SaveState =
  | { kind: 'saved'; at: number }
  | { kind: 'saving' }
  /** The server didn't respond: stored on this device, sent later. */
  | { kind: 'offline' }
  /** The server refuses for now; retried automatically. */
  | { kind: 'retrying' }
  /** The server doesn't have the trip yet. */
  | { kind: 'local' }
  /** A demo trip that everyone sees: there is nothing to save until the first change copies it. */
  | { kind: 'example' }
  | { kind: 'view-only' };

/** Something travelers have to know about their changes; it stays until it is dismissed. */
export interface SessionNotice {
  id: string;
  /** `conflict` if the change was undone because the server refused it, `refused` if it was never made. */
  kind: 'conflict' | 'refused';
  refusal: RefusalMessage;
  /** What an undone change was about, because the server can't name a row that is gone; null if unknown. */
  subject: string | null;
}

/** The open trip as it looks now. Parts that didn't change keep their identity. */
export interface TripSnapshot {
  readonly tripId: string;
  /** With all changes of this device applied, sent or not. */
  readonly document: TripDocument;
  /** The newest server version that is part of `document`; 0 if there is none yet, and for a copy that nobody has changed. */
  readonly version: number;
  /** False while the server doesn't have the trip: it is only on this device. */
  readonly isOnServer: boolean;
  readonly mode: ViewMode;
  readonly saveState: SaveState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly notices: readonly SessionNotice[];
  /** Changes of this device that the history doesn't list yet, newest first. */
  readonly untold: readonly UnlistedChange[];
  /**
   * The new ids of rows, by the ids that were shown before: the rows of a copy get theirs from the server, soon after the first
   * edit. Empty otherwise.
   */
  readonly newIds: ReadonlyMap<string, string>;
  /** Only for a trip viewed outside the planner, through a share or a trip page; otherwise null. */
  readonly viewed: ViewedTrip | null;
}

/** A viewed trip and its share, which an example or the user's own trip may not have. */
export interface ViewedTrip extends Pick<SharedTrip, 'share'> {
  /** The trip's id if it is the user's own; it is still shown the way others see it. */
  readonly ownTripId: string | null;
}

/** Creates the snapshot of an open trip that screens use. Parts that are the same as in `before` keep their identity. */
export function snapshotOf(open: OpenTrip, before: TripSnapshot | null): TripSnapshot {
  const notices: SessionNotice[] = [
    ...open.refusals.map(({ id, refusal }) => ({ id, refusal, subject: null, kind: 'refused' as const })),
    ...open.sync.conflicts.map(({ changeId: id, refusal }) => ({
      ...{ id, refusal, kind: 'conflict' as const },
      subject: open.subjects.get(id) ?? null,
    })),
  ];
  const next: TripSnapshot = {
    tripId: open.tripId,
    document: open.sync.document,
    version: open.sync.confirmed.version,
    isOnServer: open.creation === null,
    mode: modeOf(open),
    saveState: kept(saveStateOf(open), before?.saveState),
    canUndo: stepFor(open.sync, { kind: 'undo' }) !== null,
    canRedo: stepFor(open.sync, { kind: 'redo' }) !== null,
    notices: keptList(notices, before?.notices, sameNotice),
    untold: keptList(unlistedChanges(open.sync), before?.untold, sameStep),
    newIds: open.newIds,
    viewed: null,
  };
  return kept(next, before ?? undefined);
}

/** Whether this is a demo trip itself, which edits never change, rather than a copy that is being created. */
export function isOpenExample({ creation, sync }: OpenTrip): boolean {
  return creation === null && isDemoTemplate(sync.document.trip);
}

function saveStateOf(open: OpenTrip): SaveState {
  if (!enablesUpdate(modeOf(open))) return { kind: 'view-only' };
  if (isOpenExample(open)) return { kind: 'example' };
  const saved = isSaved(open.sync);
  const trouble = troubleOf(open);
  if (!saved && trouble === 'offline') return { kind: 'offline' };
  if (!saved && trouble === 'failing') return { kind: 'retrying' };
  if (open.creation !== null && open.delivery.kind !== 'sending') return { kind: 'local' };
  if (!saved || open.creation !== null) return { kind: 'saving' };
  return { kind: 'saved', at: open.savedAt ?? 0 };
}

function modeOf(open: OpenTrip): ViewMode {
  const userId = open.owner === NOBODY ? null : open.owner;
  return viewModeOf(open.sync.document.trip, { userId, onDeviceOnly: open.creation !== null });
}

/** Returns the earlier value if the new one has the same parts. */
function kept<Value extends object>(value: Value, before: Value | undefined): Value {
  if (!before) return value;
  const keys = Object.keys(value) as (keyof Value)[]; // a plain object's own keys
  const same =
    keys.length === Object.keys(before).length && keys.every((key) => Object.is(value[key], before[key]));
  return same ? before : value;
}

/** Returns the earlier list if the new one has the same items. */
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
  return notice.id === other.id && notice.refusal.message === other.refusal.message;
}

function sameStep(step: UnlistedChange, other: UnlistedChange): boolean {
  return (
    step.changeId === other.changeId &&
    step.version === other.version &&
    step.writes === other.writes &&
    step.effects === other.effects
  );
}
