import type { TripRow } from '@wayfold/contract/trip/trip';
import { isDemo, isTour } from '@wayfold/domain/document/trip-types';

/** How a trip is open: `normal` may be edited; the others never write. */
export type ViewMode = 'normal' | 'shared' | 'view' | 'tour';

/** What the mode of a trip depends on. */
export interface Viewer {
  /** The person of this device; null for a visitor. */
  readonly userId: string | null;
  /** True while the trip is only on this device, so nobody else can have created it. */
  readonly onDeviceOnly: boolean;
  /** The kind of view-only address it was opened by: a share link, or a trip page. */
  readonly viewedBy?: 'share' | 'page' | undefined;
  /** What a trip page's address calls the trip. It can make a trip a tour, and never one that is edited. */
  readonly calledType?: string | undefined;
}

/**
 * Decides how a trip is open. The only place that decides this; the server checks every write again.
 *
 * A demo trip that belongs to nobody is open for editing: its first edit makes a copy.
 */
export function viewModeOf(trip: Pick<TripRow, 'type' | 'userid'>, viewer: Viewer): ViewMode {
  const { userId, onDeviceOnly, viewedBy, calledType = '' } = viewer;
  if (isTour(trip.type) || isTour(calledType)) return 'tour';
  // Also for the owner, who came to see what others see.
  if (viewedBy) return viewedBy === 'share' ? 'shared' : 'view';
  if (onDeviceOnly || isDemoTemplate(trip)) return 'normal';
  return trip.userid !== null && trip.userid === userId ? 'normal' : 'view';
}

/** Whether a trip may be edited as opened; all editing controls depend on this alone. */
export function enablesUpdate(mode: ViewMode): boolean {
  return mode === 'normal';
}

/** Whether a trip is a demo for everyone, which is copied before it is changed. */
export function isDemoTemplate(trip: Pick<TripRow, 'type' | 'userid'>): boolean {
  return trip.userid === null && isDemo(trip.type);
}
