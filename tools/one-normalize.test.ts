import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { repositoryRoot } from './steps/repository.mjs';

/** The only file that normalizes text, in time linear in the text's length. */
const HOME = 'contract/src/kernel/combining-marks.ts';

test('text is normalized in one place, which bounds runs of combining marks first', async () => {
  const { stdout } = await promisify(execFile)(
    'git',
    [
      'grep',
      '--untracked',
      '-lF',
      '.normalize(',
      '--',
      '*.ts',
      '*.tsx',
      '*.mjs',
      ':!bench',
      ':!*.test.ts',
      ':!*.test.tsx',
    ],
    { cwd: repositoryRoot },
  );
  expect(stdout.trim().split('\n')).toEqual([HOME]);
});
