import sharp from 'sharp';
import { SCENE_FAMILIES } from './families';

// A command-line program that draws scenes side by side in one picture, for review. `npm run scenes -- out.png canyon
// dunes` draws two families; without names it draws all, thirty per picture. A width before the names draws them
// larger.
const [out = 'scenes.png', ...words] = process.argv.slice(2);
const width = Number(words.find((word) => /^\d+$/.test(word)) ?? 480);
const names = words.filter((word) => !/^\d+$/.test(word));
const height = Math.round((width * 5) / 8);
const chosen = SCENE_FAMILIES.flatMap(({ name, variants }) =>
  variants.filter(({ id }) => names.length === 0 || names.includes(name) || names.includes(id)),
);
const across = Math.max(1, Math.min(chosen.length, Math.floor(1500 / width)));

for (let first = 0, page = 1; first < chosen.length; first += 30, page++) {
  const part = chosen.slice(first, first + 30);
  const pictures = await Promise.all(
    part.map(async ({ draw }, index) => ({
      input: await sharp(Buffer.from(draw()))
        .resize(width - 6, height - 6)
        .png()
        .toBuffer(),
      left: (index % across) * width,
      top: Math.floor(index / across) * height,
    })),
  );
  const file = page === 1 ? out : out.replace(/(\.\w+)$/, `-${page}$1`);
  await sharp({
    create: {
      width: across * width,
      height: Math.ceil(part.length / across) * height,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(pictures)
    .toFile(file);
  console.log(
    `${file}: ${part.map(({ id, draw }) => `${id} ${(draw().length / 1024).toFixed(1)} KB`).join(', ')}`,
  );
}
