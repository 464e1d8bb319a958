import type { Page } from 'playwright-core';

/** Colors of land and water on our own map in the light theme, as red, green and blue. */
export const LAND = [0xf2, 0xef, 0xe6];
export const WATER = [0xbc, 0xd9, 0xdd];
export const ROAD = [0xff, 0xff, 0xff];

/** The part of the map to look at, in CSS pixels from its middle. */
const BELOW_MIDDLE = { left: -150, top: 60, width: 300, height: 60 };

/** The most common color of a part of the map, as red, green and blue; empty while there is no map. */
export async function colorOfMap(page: Page, part = BELOW_MIDDLE): Promise<number[]> {
  const [most = []] = await colorsOfMap(page, part);
  return most;
}

/** All colors of a part of the map, as red, green and blue, the most common first; none while there is no map. */
export async function colorsOfMap(page: Page, part = BELOW_MIDDLE): Promise<number[][]> {
  const box = await page.getByRole('region', { name: 'Map of your trip' }).boundingBox();
  if (!box) return [];
  const { left, top, width, height } = part;
  const clip = { x: box.x + box.width / 2 + left, y: box.y + box.height / 2 + top, width, height };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(image, 0, 0);
    const pixels = drawing?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
    const counts = new Map<string, number>();
    for (let i = 0; i < pixels.length; i += 4) {
      const color = [...pixels.slice(i, i + 3)].join();
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    const colors = [...counts].sort((a, b) => b[1] - a[1]);
    return colors.map(([color]) => color.split(',').map(Number));
  }, picture);
}
