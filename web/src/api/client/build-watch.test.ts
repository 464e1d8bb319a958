import { expect, test, vi } from 'vitest';
import { noteUnsent } from '../device/unsent';
import { isUpdateReady, noteBuild, onUpdateReady } from './build-watch';

test('the update notice waits for a newer build and for the last change to be sent', () => {
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
