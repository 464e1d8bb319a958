import type { TripRow } from '@wayfold/contract/trip/trip';
import { isDemo, isTour } from '@wayfold/domain/document/trip-types';

/** How a trip is opened: `normal` can be edited; the others never write. */
export type ViewMode = 'normal' | 'shared' | 'view' | 'tour';

/** What the mode of a trip depends on. */
export interface Viewer {
  /** This device's user; null for a visitor. */
  readonly userId: string | null;
  /** True while the trip is only on this device, so nobody else can have created it. */
  readonly onDeviceOnly: boolean;
  /** The kind of view-only URL it was opened at: a share link, or a trip page. */
  readonly viewedBy?: 'share' | 'page' | undefined;
  /** The trip's type according to a trip page's URL. It can make the trip a tour, but never an editable one. */
  readonly calledType?: string | undefined;
}

/**
 * Decides how a trip is opened. The only place that decides this; the server checks every write again.
 *
 * A demo trip that belongs to nobody can be edited: its first edit creates a copy.
 */
export function viewModeOf(trip: Pick<TripRow, 'type' | 'userid'>, viewer: Viewer): ViewMode {
  const { userId, onDeviceOnly, viewedBy, calledType = '' } = viewer;
  if (isTour(trip.type) || isTour(calledType)) return 'tour';
  // Also for owners, who want to see what others see.
  if (viewedBy) return viewedBy === 'share' ? 'shared' : 'view';
  if (onDeviceOnly || isDemoTemplate(trip)) return 'normal';
  return trip.userid !== null && trip.userid === userId ? 'normal' : 'view';
}

/** Whether a trip can be edited in this mode; all editing controls depend only on this. */
export function enablesUpdate(mode: ViewMode): boolean {
  return mode === 'normal';
}

/** Whether a trip is a demo for everyone, which is copied before it is changed. */
export function isDemoTemplate(trip: Pick<TripRow, 'type' | 'userid'>): boolean {
  return trip.userid === null && isDemo(trip.type);
}
