import type { DistanceUnit } from '@wayfold/domain/format/format';
import { type Camera, WORLD_PIXELS } from '@wayfold/domain/map/mercator';

/** A round distance and its length on the screen. */
export type Scale = { pixels: number; value: number; unit: 'mile' | 'foot' | 'kilometer' | 'meter' };

const EQUATOR_METERS = 40_075_016.686;
const METERS = { mile: 1609.344, foot: 0.3048, kilometer: 1000, meter: 1 };

/** Finds the longest of 1, 2, 5, 10, 20 ... that fits into `mostPixels`, measured in the middle of the screen. */
export function scaleOf({ center: [, lat], zoom }: Camera, system: DistanceUnit, mostPixels: number): Scale {
  const metersPerPixel = (EQUATOR_METERS * Math.cos((lat * Math.PI) / 180)) / (WORLD_PIXELS * 2 ** zoom);
  const most = metersPerPixel * mostPixels;
  const large = system === 'Miles' ? 'mile' : 'kilometer';
  const unit = most >= METERS[large] ? large : system === 'Miles' ? 'foot' : 'meter';
  const value = roundBelow(most / METERS[unit]);
  return { value, unit, pixels: (value * METERS[unit]) / metersPerPixel };
}

function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = value / power;
  return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * power;
}
