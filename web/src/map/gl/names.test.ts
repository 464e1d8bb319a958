import { createExpression } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { nameLabel } from './names';

test('a local name in another script comes before the one the traveler reads', () => {
  expect(labelOf({ name: '京都', 'name:en': 'Kyoto' })).toBe('京都 Kyoto');
  expect(labelOf({ name: 'Αθήνα', 'name:latin': 'Athína', 'name:en': 'Athens' })).toBe('Αθήνα Athens');
  expect(labelOf({ name: '京都' })).toBe('京都');
});

test('a name in Latin letters is there once, in the traveler’s language', () => {
  expect(labelOf({ name: 'München', 'name:en': 'Munich' })).toBe('Munich');
  expect(labelOf({ name: 'München', 'name:en': 'Munich' }, 'de-CH')).toBe('München');
  expect(labelOf({ name: 'Ấp Bình', 'name:en': 'Binh' })).toBe('Binh');
  expect(labelOf({ 'name:latin': 'Vaduz' })).toBe('Vaduz');
});

test('two long names are on two lines', () => {
  expect(labelOf({ name: 'Храм Христа Спасителя', 'name:en': 'Cathedral of Christ' })).toBe(
    'Храм Христа Спасителя\nCathedral of Christ',
  );
});

test('a script that the map cannot set is left out, unless there is nothing else', () => {
  expect(labelOf({ name: 'القاهرة', 'name:en': 'Cairo' }, 'en', false)).toBe('Cairo');
  expect(labelOf({ name: 'القاهرة' }, 'en', false)).toBe('القاهرة');
});

function labelOf(properties: Record<string, string>, locale = 'en', isSupported = true): string {
  const parsed = createExpression(nameLabel(locale, ['Figtree']).text, 'layers[0].layout.text-field');
  if (parsed.result === 'error') throw new Error(parsed.value.map(({ message }) => message).join());
  const globals = { zoom: 12, isSupportedScript: () => isSupported };
  return String(parsed.value.evaluate(globals, { type: 'Point', properties }));
}
