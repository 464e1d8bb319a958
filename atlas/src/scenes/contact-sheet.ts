import { drawSheet } from './draw-sheet';
import { SCENE_FAMILIES } from './families';

// A command-line program that draws scenes side by side in one picture, for review. `npm run scenes -- out.png canyon
// dunes` draws two families; without names it draws all, thirty per picture. A width before the names draws them
// larger.
const [out = 'scenes.png', ...words] = process.argv.slice(2);
const width = Number(words.find((word) => /^\d+$/.test(word)) ?? 480);
const names = words.filter((word) => !/^\d+$/.test(word));
const chosen = SCENE_FAMILIES.flatMap(({ name, variants }) =>
  variants.filter(({ id }) => names.length === 0 || names.includes(name) || names.includes(id)),
);
const across = Math.max(1, Math.min(chosen.length, Math.floor(1500 / width)));

for (let first = 0, page = 1; first < chosen.length; first += 30, page++) {
  const part = chosen.slice(first, first + 30).map(({ id, draw }) => ({ id, svg: draw() }));
  const file = page === 1 ? out : out.replace(/(\.\w+)$/, `-${page}$1`);
  await drawSheet(
    file,
    part.map(({ svg }) => svg),
    { width, across },
  );
  console.log(
    `${file}: ${part.map(({ id, svg }) => `${id} ${(svg.length / 1024).toFixed(1)} KB`).join(', ')}`,
  );
}
