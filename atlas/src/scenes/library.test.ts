import { sceneFamilies } from '@wayfold/domain/pictures/scenes';
import { describe, expect, test } from 'vitest';
import { readCuratedPlaces } from '../sources/curated';
import { readPackageJson } from '../sources/package-file';
import { SCENE_FAMILIES } from './families';
import {
  ANYWHERE,
  readSceneLibrary,
  SCENE_CATEGORIES,
  SCENE_LANDSCAPES,
  SCENE_LOCATIONS,
  SCENE_SEASONS,
} from './library';

const lines = readSceneLibrary();
const variants = SCENE_FAMILIES.flatMap((family) => family.variants);
const ids = variants.map(({ id }) => id);

/** Maximum size of a scene, so that a list of twenty loads quickly. */
const MOST_BYTES = 22 * 1024;

test('there are at least 400 scenes, each with a unique id', () => {
  expect(ids.length).toBeGreaterThanOrEqual(400);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every scene has a line in the library and every line a scene', () => {
  expect(lines.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

test('every line describes its scene in known terms', () => {
  const categories = readPackageJson<{ id: string }[]>('@wayfold/atlas/places/categories.json');
  const known = new Set([...SCENE_CATEGORIES, ...categories.map(({ id }) => id)]);
  const titles = lines.map(({ title }) => title);

  expect(new Set(titles).size).toBe(titles.length);
  for (const line of lines) {
    expect(Object.keys(line), line.id).toEqual(
      expect.arrayContaining(['id', 'title', 'locations', 'categories', 'landscape', 'time', 'alt']),
    );
    expect(line.time, line.id).toBe(variants.find(({ id }) => id === line.id)?.time);
    expect(SCENE_LANDSCAPES, line.id).toContain(line.landscape);
    if (line.season !== undefined) expect(SCENE_SEASONS, line.id).toContain(line.season);
    expect(line.locations.length, line.id).toBeGreaterThan(0);
    expect([...SCENE_LOCATIONS, ANYWHERE], line.id).toEqual(expect.arrayContaining(line.locations));
    expect(line.categories.length, line.id).toBeGreaterThan(0);
    expect(
      line.categories.filter((category) => !known.has(category)),
      line.id,
    ).toEqual([]);
    expect(line.alt, line.id).toMatch(/^[A-Z].{20,}\.$/);
  }
});

test('every location has scenes', () => {
  const pictured = new Set(lines.flatMap(({ locations }) => locations));

  expect(SCENE_LOCATIONS.filter((location) => !pictured.has(location))).toEqual([]);
});

test('scenes used for names are in the library', () => {
  const chosen = [...sceneFamilies().values()].flat();

  expect(chosen.filter((id) => !ids.includes(id))).toEqual([]);
});

test('the places of a portrait exist', () => {
  const known = new Set(readCuratedPlaces().rows.map(({ id }) => id));

  expect(lines.flatMap(({ places }) => places ?? []).filter((id) => !known.has(id))).toEqual([]);
});

describe.each(variants)('$id', ({ draw }) => {
  const svg = draw();

  test('is well-formed and within the size limits', () => {
    expect(openTags(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 750" /);
    expect(svg.length).toBeGreaterThan(1024);
    expect(svg.length).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('contains only shapes: no script, no text, no external references', () => {
    const tags = new Set([...svg.matchAll(/<(\w+)/g)].map(([, tag]) => tag));
    const addresses = [...svg.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, address = '']) => address);

    expect([...tags].filter((tag) => !ALLOWED.has(tag ?? ''))).toEqual([]);
    expect(svg).not.toMatch(/\son\w+=|style=|<!|&/);
    for (const address of addresses) expect(svg).toContain(` id="${address.replace(/^#/, '')}"`);
  });

  test('looks the same every time it is drawn', () => {
    expect(draw()).toBe(svg);
  });
});

const ALLOWED = new Set('svg defs linearGradient radialGradient stop clipPath g path circle use'.split(' '));

/** Parses tags as an XML reader does; returns those that don't match, and the first text that isn't a tag. */
function openTags(svg: string): string[] {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([\w]+)((?:\s[\w:-]+="[^"<>]*")*)\s*(\/?)>/g,
    (_tag, closes, name, _attributes, alone) => {
      if (closes) {
        if (open.pop() !== name) open.push(`</${name}>`);
      } else if (!alone) open.push(name);
      return '';
    },
  );
  return rest === '' ? open : [...open, rest.slice(0, 80)];
}
