/** Thrown if a screen's code still can't be loaded after all retries, usually because a newer release has replaced it. */
export class ScreenUnavailableError extends Error {
  override name = 'ScreenUnavailableError';
}

/** How often loading a screen's code is retried, and the pause before each retry. */
export const IMPORT_RETRIES = { times: 5, waitMs: 1_500 } as const;

/** What retrying needs from the browser; tests pass their own. */
export interface ImportDependencies {
  wait: (milliseconds: number) => Promise<void>;
  importFrom: (address: string) => Promise<unknown>;
  loadStyles: (address: string) => Promise<void>;
}

const browserDependencies: ImportDependencies = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  importFrom: (address) => import(/* @vite-ignore */ address),
  loadStyles(address) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    return new Promise((resolve, reject) => {
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        link.remove();
        reject(new Error(`Styles could not be loaded: ${address}`));
      });
      document.head.append(link);
    });
  },
};

/**
 * Loads a screen's code, and retries if that fails.
 *
 * Browsers remember that a URL failed and never request it again, so a retry adds a query to the URL if the error names it.
 * Styles that come with the code are also requested only once, so a retry starts with those that failed.
 *
 * @param load imports the module
 * @throws ScreenUnavailableError once the last retry has failed, with the first failure as its cause
 */
export async function retryImport<Module>(
  load: () => Promise<Module>,
  { wait, importFrom, loadStyles }: ImportDependencies = browserDependencies,
): Promise<Module> {
  let firstFailure: unknown;
  for (let retry = 0; retry <= IMPORT_RETRIES.times; retry++) {
    if (retry > 0) await wait(IMPORT_RETRIES.waitMs);
    const address = failedAddress(firstFailure);
    const styles = failedStyles(firstFailure);
    try {
      if (styles) await loadStyles(styles);
      // The same file at another URL, so it has the same type.
      if (address) return (await importFrom(`${address}?retry=${retry}`)) as Module;
      return await load();
    } catch (failure) {
      firstFailure ??= failure;
    }
  }
  throw new ScreenUnavailableError('A part of the app could not be loaded.', { cause: firstFailure });
}

/** The URL in "Failed to fetch dynamically imported module: https://…"; null if the browser doesn't include it. */
function failedAddress(failure: unknown): string | null {
  if (!(failure instanceof TypeError)) return null;
  return failure.message.match(/https?:\/\/[^\s?]+\.js\b/)?.[0] ?? null;
}

/** The URL in Vite's "Unable to preload CSS for /assets/…"; null for any other failure. */
function failedStyles(failure: unknown): string | null {
  if (!(failure instanceof Error)) return null;
  return failure.message.match(/CSS for (\S+)/)?.[1] ?? null;
}
