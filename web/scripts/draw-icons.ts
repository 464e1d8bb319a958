import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// Draws the icons of the installed app into web/public, from the mark and the two symbols below. Run it after the mark changed:
// npx tsx web/scripts/draw-icons.ts

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const mark = (await readFile(`${folder}favicon.svg`, 'utf8')).replace(/<\/?svg[^>]*>/g, '');

/** Symbols of the shortcuts, 24 by 24, as the app draws them. */
const SYMBOLS = {
  today: '<rect x="3" y="4" width="18" height="18" rx="2"/><path d="M8 2v4M16 2v4M3 10h18M8 15h3v3H8z"/>',
  new: '<path d="M5 12h14M12 5v14"/>',
};

/** The mark on white, with this part of the width left free on each side; a mask may cut 10 %. */
const framed = (free: number) => {
  const scale = (1 - 2 * free) * (512 / 32);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="#fff"/>
<g transform="translate(${512 * free} ${512 * free}) scale(${scale})">${mark}</g></svg>`;
};

const symbol = (paths: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="#dcebec"/>
<g transform="translate(24 24) scale(2)" fill="none" stroke="#0b5a66" stroke-width="2" stroke-linecap="round"
stroke-linejoin="round">${paths}</g></svg>`;

const plain = await readFile(`${folder}favicon.svg`, 'utf8');
const files: [name: string, svg: string, pixels: number][] = [
  ['icon-192', plain, 192],
  ['icon-512', plain, 512],
  ['icon-maskable-192', framed(0.16), 192],
  ['icon-maskable-512', framed(0.16), 512],
  ['apple-touch-icon', framed(0.1), 180],
  ['shortcut-today-96', symbol(SYMBOLS.today), 96],
  ['shortcut-new-96', symbol(SYMBOLS.new), 96],
];
for (const [name, svg, pixels] of files) {
  const drawn = sharp(Buffer.from(svg), { density: 1200 }).resize(pixels, pixels);
  await drawn.png({ compressionLevel: 9, palette: true }).toFile(`${folder}${name}.png`);
}
