import { describe, expect, test } from 'vitest';
import { legLines } from '../leg-lines';
import { stopLooks } from '../stop-look';
import type { MapStop } from '../trip-map-props';
import { ghostFeatures, legFeatures, stopFeatures } from './trip-features';

const stops: MapStop[] = [
  { id: 'a', number: 1, name: 'Denver', localName: null, coords: [-105, 39.7], colorIndex: 0 },
  { id: 'b', number: 22, name: 'Kyoto', localName: '京都', coords: [135.8, 35], colorIndex: 21 },
];
const nobody = new Map<string, number>();

describe('what the map draws of a trip', () => {
  test('names start in the local script, and colors repeat after the twentieth', () => {
    const { features } = stopFeatures(stops, stopLooks(stops, null, null), new Map(), nobody);

    expect(features.map(({ properties }) => [properties.name, properties.pin])).toEqual([
      ['Denver', 'pin:1:0:plain'],
      ['京都 Kyoto', 'pin:22:1:plain'],
    ]);
  });

  test('the selected pin is the largest, on top, its name placed first; a hovered pin looks different', () => {
    const three = [...stops, { ...stops[0], id: 'c', number: 3 } as MapStop];
    const { features } = stopFeatures(three, stopLooks(three, 'a', 'b'), new Map(), nobody);
    const [selected, hovered, back] = features.map(({ properties }) => properties);

    expect(selected?.scale).toBe(1.28);
    expect(Number(selected?.order)).toBeGreaterThan(Number(hovered?.order));
    expect(Number(selected?.nameOrder)).toBeLessThan(Number(hovered?.nameOrder));
    expect([hovered?.scale, back?.scale]).toEqual([1, 1]);
    expect([selected?.pin, hovered?.pin, back?.pin]).toEqual([
      'pin:1:0:selected',
      'pin:22:1:hovered',
      'pin:3:0:back',
    ]);
  });

  test('a new pin starts 8 px above its place, and its leg starts at the stop before', () => {
    const lines = legLines(
      [
        {
          id: 'leg',
          fromId: 'a',
          toId: 'b',
          transport: 'MyVehicle',
          colorIndex: 0,
          failed: false,
          coordinates: [
            [0, 0],
            [10, 0],
          ],
        },
      ],
      stops,
    );

    const [still] = stopFeatures(stops, stopLooks(stops, null, null), new Map(), nobody).features;
    const [falling] = stopFeatures(
      stops,
      stopLooks(stops, null, null),
      new Map(),
      new Map([['a', 0]]),
    ).features;
    const [drawn] = legFeatures(lines, new Map([['leg', 0.5]])).features;

    expect(still?.properties.offset).toEqual([0, 4]);
    expect(falling?.properties.offset).toEqual([0, -4]);
    expect(drawn?.geometry.coordinates).toEqual([
      [0, 0],
      [5, 0],
    ]);
  });

  test('a suggestion has a detour line through it if its neighbors are known', () => {
    const ghost = { coords: [1, 1] as [number, number], name: 'Mesa', from: null, to: null };

    expect(ghostFeatures(null).features).toEqual([]);
    expect(ghostFeatures(ghost).features).toHaveLength(1);
    expect(ghostFeatures({ ...ghost, from: [0, 0], to: [2, 0] }).features[1]?.geometry.coordinates).toEqual([
      [0, 0],
      [1, 1],
      [2, 0],
    ]);
  });
});
