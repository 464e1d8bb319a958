import type { Transport } from '@wayfold/contract/kernel/values';

/** The dash style of a leg's line; it depends on the transport, so that color is never the only difference. */
export type DashName = 'solid' | 'rail' | 'foot' | 'ship' | 'air' | 'straight' | 'proposed';

/** Dashes and gaps in pixels, empty for a solid line, and the width of the line. */
export const DASHES: Record<DashName, { pattern: readonly number[]; width: number }> = {
  solid: { pattern: [], width: 4.5 },
  rail: { pattern: [14, 6], width: 4.5 },
  foot: { pattern: [1, 9], width: 5 },
  ship: { pattern: [10, 5, 2, 5], width: 4.5 },
  air: { pattern: [5, 7], width: 3 },
  straight: { pattern: [2, 6], width: 4.5 },
  proposed: { pattern: [1, 9], width: 4.5 },
};

/** How far the casing, in the map's own tone, extends beyond the line on each side. */
export const CASING = 1.75;

/** The width of a track's line: thinner than any leg. */
export const TRACK_WIDTH = 2.5;

const DASH_OF: Record<Transport, DashName> = {
  MyVehicle: 'solid',
  RVorTrailer: 'solid',
  RentalCar: 'solid',
  Uber: 'solid',
  Lyft: 'solid',
  Taxi: 'solid',
  Bus: 'solid',
  Shuttle: 'solid',
  Ground: 'solid',
  Other: 'solid',
  Train: 'rail',
  Subway: 'rail',
  Tram: 'rail',
  Walk: 'foot',
  Bike: 'foot',
  Boat: 'ship',
  Ferry: 'ship',
  Flight: 'air',
  Hidden: 'solid',
};

/** The dash style of a leg. */
export function dashOf(leg: { transport: Transport; failed: boolean; dotted?: boolean }): DashName {
  if (leg.dotted) return 'proposed';
  if (leg.failed) return 'straight';
  return DASH_OF[leg.transport];
}
