import { describe, expect, test } from 'vitest';
import { sceneFor } from './scene-for';

describe('the scene of a place', () => {
  test.each([
    ['Moab', 'arch'],
    ['Springdale', 'cliffs'],
    ['Page', 'river-bend'],
    ['Grand Canyon Village', 'canyon'],
    ['Santa Fe', 'adobe-town'],
    ['Denver', 'mountain-city'],
    ['京都 Kyoto', 'pagoda'],
    ['東京 Tokyo', '/city'],
  ])('of %s shows what it is known for', (name, scene) => {
    expect(sceneFor({ id: 'any', name })).toContain(scene);
  });

  test.each([
    'Amsterdam, North Holland',
    'Berlin, Berlin',
    'Prague',
    'Vienna',
    'Budapest',
    'Paris',
    'London',
  ])('of %s shows roofs, not the tower of Tokyo', (name) => {
    expect(sceneFor({ id: 'any', name })).toContain('village');
  });

  test('of a trip through cities shows no city in particular', () => {
    expect(sceneFor({ id: 'any', name: '', category: 'Five Cities by Train' })).toContain('mountain-city');
  });

  test('comes from the category when the name says nothing', () => {
    expect(sceneFor({ id: 'any', name: 'Praia do Norte', category: 'Beach' })).toContain('coast');
  });

  test('is always the same for the same id, whatever the name', () => {
    const first = sceneFor({ id: '0192f0c4-1f7a-7a30-9a3c-5b1a8d3f0a11', name: 'Somewhere' });

    expect(sceneFor({ id: '0192f0c4-1f7a-7a30-9a3c-5b1a8d3f0a11', name: 'Elsewhere' })).toBe(first);
  });

  test('differs among places nothing is known of', () => {
    const scenes = new Set(Array.from({ length: 60 }, (_, index) => sceneFor({ id: `place-${index}` })));

    expect(scenes.size).toBe(3);
  });
});
