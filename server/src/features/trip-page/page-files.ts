import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@wayfold/domain/shared-page';

/** The built public page: its frame, what draws its markup, and a name that another build does not have. */
export type PageFiles = { readonly frame: string; readonly renderer: PageRenderer; readonly build: string };

/** Reads what the web app's build made for the server. */
export async function readPageFiles(webRoot: string): Promise<PageFiles> {
  const frame = await readFile(path.join(webRoot, 'trip.html'), 'utf8');
  const script = path.join(webRoot, 'ssr', 'trip-page.mjs');
  const build = createHash('sha256')
    .update(frame)
    .update(await readFile(script))
    .digest('base64url');
  // Only the build knows the module; its shape is the one both sides import.
  const renderer = (await import(pathToFileURL(script).href)) as PageRenderer;
  return { frame, renderer, build };
}
