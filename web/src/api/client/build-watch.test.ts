import { expect, test, vi } from 'vitest';

test('the update notice waits for a newer build and for the last change to be sent', async () => {
  // A page that has just opened: with nothing unsent from the tests of other files.
  vi.resetModules();
  const { noteUnsent } = await import('../device/unsent');
  const { isUpdateReady, noteBuild, onUpdateReady } = await import('./build-watch');
  noteUnsent('a trip', 2);
  const told = vi.fn();
  onUpdateReady(told);

  noteBuild('build 1');
  noteBuild('build 1');
  noteBuild(null);
  expect(isUpdateReady()).toBe(false);

  noteBuild('build 2');
  expect(isUpdateReady()).toBe(false);

  noteUnsent('a trip', 0);
  expect(isUpdateReady()).toBe(true);
  expect(told).toHaveBeenCalledTimes(2);
});
