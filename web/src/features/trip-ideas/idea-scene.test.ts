import { expect, test } from 'vitest';
import { ideaScene } from './idea-scene';

const idea = { id: 'any', stopNames: [], countries: ['France'] };

test.each([
  ['Christmas markets along the Rhine', ['winter', 'train', 'food'], /market-/],
  ['Snow and more snow', ['winter', 'adventure'], /ski-slope-/],
  ['Montréal and Québec in winter', ['winter', 'cities', 'food'], /^(?!.*ski-slope)/],
])('%s is pictured by what it is about', (name, themes, scene) => {
  expect(ideaScene({ ...idea, name, themes })).toMatch(scene);
});
