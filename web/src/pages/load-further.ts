import { retryImport } from '../lib/loading/retry-import';

/** The pages in `further-pages.ts`. */
export type FurtherPages = typeof import('./further-pages')['furtherPages'];

/** Loads the code of one of the further pages. */
export async function loadFurther<Module>(
  pick: (pages: FurtherPages) => () => Promise<Module>,
): Promise<Module> {
  const { furtherPages } = await retryImport(() => import('./further-pages'));
  return retryImport(pick(furtherPages));
}
