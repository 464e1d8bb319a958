import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
});

test('every layer is on until it is turned off, and a device remembers which are off', async () => {
  const { layersOff, showLayer } = await import('./layers');
  expect([...layersOff()]).toEqual([]);

  showLayer('legs', false);
  showLayer('streets', false);
  showLayer('legs', true);

  vi.resetModules();
  const later = await import('./layers');
  expect([...later.layersOff()]).toEqual(['streets']);
});

test('layers are the same set until one changes, and unknown words of another version are ignored', async () => {
  kept.set('wayfold.map-layers-off', 'traffic plans');
  const { layersOff, showLayer } = await import('./layers');

  const before = layersOff();
  expect([...before]).toEqual(['plans']);
  expect(layersOff()).toBe(before);

  showLayer('plans', true);
  expect(layersOff()).not.toBe(before);
  expect([...layersOff()]).toEqual([]);
});
