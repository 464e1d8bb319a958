import { openTestAtlas } from '../testing/open-test-atlas';
import { firstThings, repeatsOf, TRAVELED_CITIES, wrongThere } from '../testing/traveled-cities';
import { drawSheet } from './draw-sheet';
import { readSceneLibrary } from './library';
import { drawScene } from './scene-files';

// A command-line program that lists what Things To Do shows first in the most traveled cities, and with which scenes.
// `npm run scenes:cities` prints all of them; `npm run scenes:cities -- out.png Paris Rome` also draws two, one per row.
const [out, ...names] = process.argv.slice(2);
const atlas = await openTestAtlas();
const library = new Map(readSceneLibrary().map((scene) => [scene.id, scene]));
const drawings: string[] = [];
let [repeats, wrong] = [0, 0];

for (const { name, at } of TRAVELED_CITIES) {
  if (names.length > 0 && !names.includes(name)) continue;
  const things = firstThings(atlas, at);
  const misplaced = things.filter((thing) => wrongThere(thing, library.get(thing.scene)));
  repeats += repeatsOf(things);
  wrong += misplaced.length;
  console.log(`${name}: ${repeatsOf(things)} repeated, ${misplaced.length} wrong there`);
  for (const { name, categories, scene } of things)
    console.log(`  ${scene}: ${name} (${categories.join(', ')})`);
  const row = await Promise.all(things.map(({ scene }) => drawScene(scene)));
  drawings.push(
    ...Array.from(
      { length: 10 },
      (_, index) => row[index] ?? '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750"/>',
    ),
  );
}
console.log(`All: ${repeats} repeated, ${wrong} wrong there`);
if (out) await drawSheet(out, drawings, { width: 160, across: 10 });
