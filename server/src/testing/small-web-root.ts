import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The build output the server needs, as small as possible: the markup is just the name. */
const FILES = {
  'trip.html': '<html><head><!--head--></head><body><!--prerendered--><!--data--></body></html>',
  'index.html': '<div id="app"></div>',
  'landing.html': '<h1>Landing</h1>',
  'csp.json': '{"scripts":[]}',
  'ssr/trip-page.mjs': `
    export const renderTripPage = ({ page }) => ({ title: page.name, description: 'About it', markup: '<h1>drawn</h1>' });
    export const renderNothingHere = () => ({ title: 'Nothing', description: '', markup: '<h1>Nothing here</h1>' });`,
};

/** A folder that stands in for the built web app. Remove it after the test. */
export async function makeWebRoot(): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wayfold-web-'));
  await mkdir(path.join(folder, 'ssr'));
  for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(folder, name), text);
  return { path: folder, remove: () => rm(folder, { recursive: true }) };
}
