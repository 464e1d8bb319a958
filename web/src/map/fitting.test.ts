import { boxAround } from '@wayfold/domain/map/box-around';
import { type LonLat, toScreen } from '@wayfold/domain/map/mercator';
import { describe, expect, test } from 'vitest';
import { fitTrip, HOME_CENTER, isInView, lookAt, middleInView } from './fitting';

const DENVER: LonLat = [-104.99, 39.74];
const MOAB: LonLat = [-109.55, 38.57];
const SPRINGDALE: LonLat = [-112.99, 37.19];
const SANTA_FE: LonLat = [-105.94, 35.69];
const TOKYO: LonLat = [139.69, 35.69];
const SAN_FRANCISCO: LonLat = [-122.42, 37.77];

const DESKTOP = { width: 864, height: 844 };
const PHONE = { width: 390, height: 844 };
const PADDING = { top: 70, right: 250, bottom: 130, left: 70 };
const SHEET = { top: 90, right: 24, bottom: 412, left: 24 };
const TRIP = [DENVER, MOAB, SPRINGDALE, SANTA_FE];

const fit = (points: LonLat[], changes: Partial<Parameters<typeof fitTrip>[0]> = {}) =>
  fitTrip({
    points,
    single: points.length === 1,
    singleZoom: 8,
    home: HOME_CENTER,
    size: DESKTOP,
    padding: PADDING,
    ...changes,
  });

describe('where the map looks', () => {
  test('no pin of a trip ends up under a panel, on a desktop and above a phone’s sheet', () => {
    const desktop = fit(TRIP);
    const phone = fit(TRIP, { size: PHONE, padding: SHEET });

    expect(TRIP.map((at) => isInView(at, desktop, DESKTOP, PADDING))).toEqual([true, true, true, true]);
    expect(TRIP.map((at) => isInView(at, phone, PHONE, SHEET))).toEqual([true, true, true, true]);
  });

  test('no pin of a trip ends up under the buttons in the corner, and without one there, nothing changes', () => {
    const small = { width: 360, height: 576 };
    const padding = { top: 116, right: 32, bottom: 324, left: 32, most: 0.9 };
    const corner = { width: 156, height: 378 };
    const camera = fit(TRIP, { size: small, padding, pins: TRIP, corner });

    for (const at of TRIP) {
      const [x, y] = toScreen(at, camera, small);
      expect(x - 22 >= corner.width || y <= small.height - corner.height).toBe(true);
      expect(isInView(at, camera, small, padding)).toBe(true);
    }
    const east = [DENVER, SANTA_FE];
    expect(fit(east, { size: PHONE, padding: SHEET, pins: east, corner })).toEqual(
      fit(east, { size: PHONE, padding: SHEET }),
    );
  });

  test('the box around several destinations, scaled 1.5 times, fits into the map', () => {
    const camera = fit(TRIP, { size: PHONE, padding: { top: 0, right: 0, bottom: 0, left: 0 } });

    const [west] = toScreen(SPRINGDALE, camera, PHONE);
    const [east] = toScreen(DENVER, camera, PHONE);
    expect((east - west) * 1.5).toBeCloseTo(PHONE.width, 3);
  });

  test('the middle of what is free is where a place is put', () => {
    const camera = lookAt([...MOAB, ...MOAB], 8, PHONE, SHEET);

    const [lon, lat] = middleInView(camera, PHONE, SHEET);
    expect(lon).toBeCloseTo(MOAB[0], 6);
    expect(lat).toBeCloseTo(MOAB[1], 6);
  });

  test('a trip is centered in the space that the panels leave free', () => {
    const camera = fit(TRIP);

    const xs = TRIP.map((at) => toScreen(at, camera, DESKTOP)[0]);
    const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
    expect(middle).toBeCloseTo((PADDING.left + DESKTOP.width - PADDING.right) / 2, 3);
  });

  test('one destination is shown at the zoom from the setting', () => {
    expect(fit([MOAB]).zoom).toBe(8);
    expect(fit([MOAB], { singleZoom: 5 }).zoom).toBe(5);
  });

  test('an empty map shows the continental US, never from farther away than zoom 2', () => {
    const none = { top: 0, right: 0, bottom: 0, left: 0 };
    const large = fit([], { padding: none });
    const tiny = fit([], { size: { width: 200, height: 200 }, padding: none });

    expect(large.zoom).toBeGreaterThan(3);
    expect(isInView([-124, 47], large, DESKTOP, none)).toBe(true);
    expect(isInView([-70, 44], large, DESKTOP, none)).toBe(true);
    expect(tiny.zoom).toBe(2);
    expect(tiny.center[0]).toBeCloseTo(-98.35, 3);
  });

  test('two pins on one spot do not zoom past what the base map can show', () => {
    expect(fit([MOAB, MOAB], { single: false }).zoom).toBe(11);
  });

  test('a trip over the Pacific is framed across the date line', () => {
    const camera = fit([TOKYO, SAN_FRANCISCO]);

    expect(boxAround([TOKYO, SAN_FRANCISCO])?.[2]).toBeCloseTo(237.58, 2);
    expect(isInView(TOKYO, camera, DESKTOP, PADDING)).toBe(true);
    expect(isInView(SAN_FRANCISCO, camera, DESKTOP, PADDING)).toBe(true);
  });

  test('panels larger than a small map still leave room for the trip', () => {
    const size = { width: 260, height: 200 };
    const camera = fit(TRIP, { size });

    expect(Number.isFinite(camera.zoom)).toBe(true);
    expect(isInView(MOAB, camera, size, PADDING)).toBe(true);
  });

  test('a place behind the panel counts as out of view', () => {
    const camera = lookAt([MOAB[0], MOAB[1], MOAB[0], MOAB[1]], 8, DESKTOP, {
      top: 0,
      right: 0,
      bottom: 0,
      left: 800,
    });

    expect(isInView(MOAB, camera, DESKTOP, { top: 0, right: 400, bottom: 0, left: 0 })).toBe(false);
  });
});
