import { readFile } from 'node:fs/promises';
import { READ_ENDINGS } from '@wayfold/domain/files/read/file-contents';
import { expect, test } from 'vitest';

test('other apps can share every kind of file that can be imported', async () => {
  const manifest = JSON.parse(
    await readFile(new URL('../public/manifest.webmanifest', import.meta.url), 'utf8'),
  );

  const [{ accept }] = manifest.share_target.params.files;

  expect(accept).toEqual(expect.arrayContaining([...READ_ENDINGS]));
});
