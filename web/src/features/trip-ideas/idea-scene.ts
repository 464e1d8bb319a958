import { sceneFor } from '../../art/scene-for';

/** Words the scenes know, by theme; those of castles, temples and peaks are left out, since their scenes are Japanese. */
const AS_SCENES_KNOW: Readonly<Record<string, string>> = {
  beach: 'beach',
  islands: 'island',
  mountains: 'city',
  winter: 'city',
  hiking: 'trail',
  'national-parks': 'forest',
  wildlife: 'park',
  desert: 'desert',
  cities: 'city',
  wine: 'village',
  history: 'village',
};

/** Address of the drawn landscape of an idea: by its name and stops, else by its themes. */
export function ideaScene(idea: {
  id: string;
  name: string;
  stopNames: readonly string[];
  themes: readonly string[];
}) {
  const themes = idea.themes.map((theme) => AS_SCENES_KNOW[theme] ?? '').join(' ');
  return sceneFor({ id: idea.id, name: [idea.name, ...idea.stopNames].join(' '), category: themes });
}
