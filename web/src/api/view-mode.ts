import type { TripRow } from '@wayfold/contract/trip';

/** How a trip is open: `normal` may be edited; the others never write. */
export type ViewMode = 'normal' | 'shared' | 'view' | 'tour';

/** What the mode of a trip depends on. */
export interface Viewer {
  /** The person of this device; null for a visitor. */
  readonly userId: string | null;
  /** True while the trip is only on this device, so that nobody else can have made it. */
  readonly onDeviceOnly: boolean;
}

/**
 * Decides how a trip is open. The one place where this is decided; the server decides again for every write.
 *
 * A demo trip that belongs to nobody is open for editing: its first edit makes a copy.
 */
export function viewModeOf(trip: Pick<TripRow, 'type' | 'userid'>, viewer: Viewer): ViewMode {
  if (trip.type.toLowerCase().includes('tour')) return 'tour';
  if (viewer.onDeviceOnly || isDemoTemplate(trip)) return 'normal';
  return trip.userid !== null && trip.userid === viewer.userId ? 'normal' : 'view';
}

/** Tells whether a trip is a demo for everyone, which is copied before it is changed. */
export function isDemoTemplate(trip: Pick<TripRow, 'type' | 'userid'>): boolean {
  return trip.userid === null && trip.type.toLowerCase().includes('demo');
}
