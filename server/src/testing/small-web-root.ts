import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the build makes for the server, as small as it can be: the markup is the name. */
const FILES = {
  'trip.html': '<html><head><!--head--></head><body><!--prerendered--><!--data--></body></html>',
  'index.html': '<div id="app"></div>',
  'landing.html': '<h1>Landing</h1>',
  'csp.json': '{"scripts":[]}',
  'ssr/trip-page.mjs': `
    export const renderTripPage = ({ page }) => ({ title: page.name, description: 'About it', markup: '<h1>drawn</h1>' });
    export const renderNothingHere = () => ({ title: 'Nothing', description: '', markup: '<h1>Nothing here</h1>' });`,
};

/** A folder that stands for the built web app. Remove it after the test. */
export async function makeWebRoot(): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wayfold-web-'));
  await mkdir(path.join(folder, 'ssr'));
  for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(folder, name), text);
  return { path: folder, remove: () => rm(folder, { recursive: true }) };
}
