import { describe, expect, test } from 'vitest';
import { legLines } from '../leg-lines';
import { stopLooks } from '../stop-look';
import type { MapStop } from '../trip-map-props';
import { ghostFeatures, legFeatures, nameFeatures, pinFeatures, raisedPinFeatures } from './trip-features';

const stops: MapStop[] = [
  { id: 'a', number: 1, name: 'Denver', localName: null, coords: [-105, 39.7], colorIndex: 0 },
  { id: 'b', number: 22, name: 'Kyoto', localName: '京都', coords: [135.8, 35], colorIndex: 21 },
];
const three: MapStop[] = [
  ...stops,
  { id: 'c', number: 3, name: 'Moab', localName: null, coords: [-109.5, 38.6], colorIndex: 0 },
];
const nobody = new Map<string, number>();

describe('what the map draws of a trip', () => {
  test('names start in the local script, and colors repeat after the twentieth', () => {
    const looks = stopLooks(stops, { selectedId: null, hoveredId: null });
    const names = nameFeatures(stops, looks, new Map()).features;
    const pins = pinFeatures(stops, looks, nobody).features;

    expect(names.map(({ properties }) => properties.name)).toEqual(['Denver', '京都 Kyoto']);
    expect(pins.map(({ properties }) => properties.pin)).toEqual(['pin:1:0:plain', 'pin:22:1:plain']);
  });

  test('the selected pin is the largest, on top, its name placed first; a hovered pin looks different', () => {
    const looks = stopLooks(three, { selectedId: 'a', hoveredId: 'b' });
    const [selected, hovered, ...others] = raisedPinFeatures(three, looks, nobody).features;
    const names = nameFeatures(three, looks, new Map()).features;

    expect(selected?.properties).toMatchObject({ pin: 'pin:1:0:selected', scale: 1.28 });
    expect(hovered?.properties).toMatchObject({ pin: 'pin:22:1:hovered', scale: 1 });
    expect(others).toEqual([]);
    expect(Number(selected?.properties.order)).toBeGreaterThan(Number(hovered?.properties.order));
    expect(Number(names[0]?.properties.nameOrder)).toBeLessThan(Number(names[1]?.properties.nameOrder));
  });

  test('pins stay as they are while one is hovered, and step back while one is selected', () => {
    const drawn = (selected: string | null, hovered: string | null) =>
      pinFeatures(three, stopLooks(three, { selectedId: selected, hoveredId: hovered }), nobody);

    expect(drawn(null, 'b')).toEqual(drawn(null, null));
    expect(drawn('b', null)).toEqual(drawn('a', null));
    expect(drawn('a', null).features.map(({ properties }) => properties.pin)).toEqual([
      'pin:1:0:back',
      'pin:22:1:back',
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

    const looks = stopLooks(stops, { selectedId: null, hoveredId: null });
    const entering = new Map([['a', 0]]);
    const [falling] = raisedPinFeatures(stops, looks, entering).features;
    const [still, ...others] = pinFeatures(stops, looks, entering).features;
    const [drawn] = legFeatures(lines, new Map([['leg', 0.5]])).features;

    expect(still?.properties).toMatchObject({ pin: 'pin:22:1:plain', offset: [0, 4] });
    expect(others).toEqual([]);
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
