/** A screen's code that could not be loaded after every retry; usually a newer release has replaced it. */
export class ScreenUnavailableError extends Error {
  override name = 'ScreenUnavailableError';
}

/** How often loading a screen's code is tried again, and how long it waits before each. */
export const IMPORT_RETRIES = { times: 5, waitMs: 1_500 } as const;

/**
 * Loads a screen's code, trying again when that fails.
 *
 * @param load imports the module; called up to six times
 * @param wait waits between tries; tests pass their own
 * @throws ScreenUnavailableError once the last retry has failed, with the first failure as its cause
 */
export async function retryImport<Module>(
  load: () => Promise<Module>,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<Module> {
  let firstFailure: unknown;
  for (let retry = 0; retry <= IMPORT_RETRIES.times; retry++) {
    if (retry > 0) await wait(IMPORT_RETRIES.waitMs);
    try {
      return await load();
    } catch (failure) {
      firstFailure ??= failure;
    }
  }
  throw new ScreenUnavailableError('A part of the app could not be loaded.', { cause: firstFailure });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
