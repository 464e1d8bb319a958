import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';

/** An image of a PDF page: one pixel per point, three bytes per pixel, rows from the top. */
export interface PagePicture {
  width: number;
  height: number;
  pixels: Buffer;
}

/** Renders every page of a PDF. */
export async function drawPages(pdf: Uint8Array): Promise<PagePicture[]> {
  const program = process.env.PDFTOPPM_PATH;
  if (!program) throw new Error('PDFTOPPM_PATH is not set: run the journeys with npm run e2e.');
  const child = spawn(program, ['-r', '72', '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.stdin.end(pdf);
  const drawn = await buffer(child.stdout);
  const code = await gone;
  if (code !== 0) throw new Error(`pdftoppm ended with ${code}.`);
  return pagesOf(drawn);
}

/** Parses concatenated portable pixmaps. */
function pagesOf(drawn: Buffer): PagePicture[] {
  const pages: PagePicture[] = [];
  let at = 0;
  while (at < drawn.length) {
    const [head = '', width, height] =
      /^P6\n(\d+) (\d+)\n255\n/.exec(drawn.toString('latin1', at, at + 40)) ?? [];
    if (!head) throw new Error('pdftoppm wrote something other than pages.');
    const start = at + head.length;
    at = start + Number(width) * Number(height) * 3;
    pages.push({ width: Number(width), height: Number(height), pixels: drawn.subarray(start, at) });
  }
  return pages;
}

/** Cuts off the bottom of a page, which has the page number. */
export function withoutFoot({ width, height, pixels }: PagePicture, points = 64): PagePicture {
  const rows = height - points;
  return { width, height: rows, pixels: pixels.subarray(0, rows * width * 3) };
}

/** Whether two images are the same in every pixel. */
export function looksLike(one: PagePicture, other: PagePicture): boolean {
  return one.width === other.width && one.pixels.equals(other.pixels);
}

/** The share of a page that isn't white, from 0 to 1. */
export function inkOf({ pixels }: PagePicture): number {
  let inked = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) < 240) inked += 1;
  }
  return (inked * 3) / pixels.length;
}

/** Counts the pixels of a color, allowing for how printing changes it. */
export function pixelsIn({ pixels }: PagePicture, hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  let found = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const away =
      Math.abs((pixels[at] ?? 0) - red) +
      Math.abs((pixels[at + 1] ?? 0) - green) +
      Math.abs((pixels[at + 2] ?? 0) - blue);
    if (away < 12) found += 1;
  }
  return found;
}
