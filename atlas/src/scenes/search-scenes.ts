import { foldSpelling } from '../gazetteer/fold';
import { SCENE_LOCATIONS, type SceneLine, type SceneLocation } from './library';
import { OTHER_WORDS, otherNamesOf, SMALL_WORDS } from './scene-words';

/** Finds scenes of the library. */
export interface SceneSearch {
  /** The locations that have scenes, in the order people choose from. */
  readonly locations: readonly SceneLocation[];
  /**
   * Finds scenes for words, best matches first. Without words, returns all scenes in the library's order, first one
   * from each family, then the next. If enough scenes match all words, leaves out the others; otherwise half of the
   * words are enough.
   *
   * @param asked.location limits results to one of the locations; null doesn't
   */
  find(asked: { words: string; location: string | null }): SceneLine[];
}

/** Weight of a word by where it appears. */
const WEIGHTS = { family: 6, title: 5, kind: 4, location: 4, hour: 3, alt: 1.5, otherName: 3 };
/** Factors for a word that only starts like the query word, and for a synonym. */
const BEGINNING = 0.6;
const ANOTHER = 0.7;
/** This many results are enough to choose from. */
const ENOUGH = 6;
/** The minimum length of a word for prefix matches. */
const LEAST_BEGINNING = 3;

type Word = { readonly stem: string; readonly weight: number };
type Prepared = { readonly scene: SceneLine; readonly words: readonly Word[] };

/** Prepares a search over these scenes. */
export function openSceneSearch(scenes: readonly SceneLine[]): SceneSearch {
  const prepared = inTurns(scenes).map((scene): Prepared => ({ scene, words: wordsOf(scene) }));
  return {
    locations: SCENE_LOCATIONS.filter((location) =>
      scenes.some(({ locations }) => locations.includes(location)),
    ),
    find: ({ words, location }) => {
      const there = prepared.filter(
        ({ scene }) => location === null || scene.locations.some((name) => name === location),
      );
      const asked = [...new Set(foldSpelling(words).split(' '))].filter(
        (word) => word !== '' && !SMALL_WORDS.has(word),
      );
      if (asked.length === 0) return there.map(({ scene }) => scene);
      const fitting = there
        .map(({ scene, words: its }) => ({ scene, ...fitOf(asked, its) }))
        .filter(({ fits }) => fits * 2 >= asked.length && fits > 0)
        .sort((a, b) => b.fits - a.fits || b.score - a.score);
      const whole = fitting.filter(({ fits }) => fits === asked.length);
      return (whole.length >= ENOUGH ? whole : fitting).map(({ scene }) => scene);
    },
  };
}

/** Reorders scenes so that those of one family, which look alike, aren't next to each other. */
function inTurns(scenes: readonly SceneLine[]): SceneLine[] {
  const seen = new Map<string, number>();
  return scenes
    .map((scene) => {
      const family = familyOf(scene.id);
      const turn = seen.get(family) ?? 0;
      seen.set(family, turn + 1);
      return { scene, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ scene }) => scene);
}

/** Returns `alpine-town` for `alpine-town-dusk`. */
const familyOf = (id: string) => id.replace(/-[^-]+$/, '');

function wordsOf(scene: SceneLine): Word[] {
  const { id, title, alt, locations, categories, landscape, season, time } = scene;
  const texts: [string, number][] = [
    [title, WEIGHTS.title],
    [familyOf(id), WEIGHTS.family],
    [[...categories, landscape].join(' '), WEIGHTS.kind],
    [locations.join(' '), WEIGHTS.location],
    [`${season ?? ''} ${time}`, WEIGHTS.hour],
    [alt, WEIGHTS.alt],
    [locations.map(otherNamesOf).join(' '), WEIGHTS.otherName],
  ];
  return texts.flatMap(([text, weight]) =>
    foldSpelling(text)
      .split(' ')
      .filter((word) => word !== '' && !SMALL_WORDS.has(word))
      .map((word) => ({ stem: stemOf(word), weight })),
  );
}

/** Returns how many of the query words a scene has, and how well they match. */
function fitOf(asked: readonly string[], words: readonly Word[]): { fits: number; score: number } {
  const scores = asked.map((word) => {
    const others = OTHER_WORDS[word] ?? OTHER_WORDS[stemOf(word)] ?? [];
    return Math.max(
      scoreOf(stemOf(word), words),
      ...others.map((other) => ANOTHER * scoreOf(stemOf(other), words)),
    );
  });
  return {
    fits: scores.filter((score) => score > 0).length,
    score: scores.reduce((sum, score) => sum + score, 0),
  };
}

function scoreOf(asked: string, words: readonly Word[]): number {
  return words.reduce((best, { stem, weight }) => Math.max(best, weight * likeness(asked, stem)), 0);
}

/** 1 for the same word, less if one starts with the other. */
function likeness(asked: string, stem: string): number {
  if (asked === stem) return 1;
  if (asked.length < LEAST_BEGINNING || stem.length < LEAST_BEGINNING) return 0;
  // "snowy" for "snow", but not "mountaineering" for "mount".
  const goesOn = stem.startsWith(asked) || (asked.startsWith(stem) && asked.length - stem.length <= 2);
  return goesOn ? BEGINNING : 0;
}

/** Removes a plural ending. */
function stemOf(word: string): string {
  if (word.length <= LEAST_BEGINNING) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|ss|x|z|o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
