import type { Place } from '@wayfold/contract/places/places';
import { expect, test } from 'vitest';
import { placeScene } from './place-scene';

test.each([
  [{ name: 'Dead Horse Point', categories: 'state-park', region: 'Utah' }, /canyon|cliffs|river-bend/],
  [{ name: 'Alley Workshop', categories: 'business-bicycles', region: 'Colorado' }, /village|mountain-city/],
  [{ name: 'Muir Woods', categories: 'park-unit', region: 'California' }, /forest/],
  [{ name: 'Kinkaku-ji', localName: '金閣寺', categories: 'place-of-worship', region: 'Kyoto' }, /pagoda/],
  [{ name: 'Praia do Norte', categories: 'beach', region: null }, /coast/],
])('a place is pictured by its name, its kind and how dry it is there: %j', (fields, scene) => {
  const place = { id: 'poi:any', localName: null, ...fields } as Place; // the fields that are looked at

  expect(placeScene(place)).toMatch(scene);
});
