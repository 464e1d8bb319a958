import { sceneFor } from '../../art/scene-for';

/** Keywords that select a scene, by theme. */
const AS_SCENES_KNOW: Readonly<Record<string, string>> = {
  beach: 'beach',
  islands: 'island',
  mountains: 'alps',
  winter: 'ski',
  hiking: 'trail',
  'national-parks': 'park',
  wildlife: 'wildlife',
  desert: 'desert',
  cities: 'city',
  wine: 'wine',
};

/** Themes of towns: a winter there is no ski slope. */
const OF_TOWNS: ReadonlySet<string> = new Set(['cities', 'architecture', 'history']);

/** URL of the drawn landscape of an idea: by its name and stops, or else by its themes and region. */
export function ideaScene(idea: {
  id: string;
  name: string;
  stopNames: readonly string[];
  themes: readonly string[];
  region?: string | null;
  countries: readonly string[];
}) {
  const { id, name, stopNames, themes, region, countries } = idea;
  const isInTown = themes.some((theme) => OF_TOWNS.has(theme));
  const seen = themes.filter((theme) => theme !== 'winter' || !isInTown);
  return sceneFor({
    id,
    name: [name, ...stopNames].join(' '),
    category: seen.map((theme) => AS_SCENES_KNOW[theme] ?? '').join(' '),
    region,
    country: countries.join(', '),
  });
}
