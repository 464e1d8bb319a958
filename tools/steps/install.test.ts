import { expect, test } from 'vitest';
import { matchesLockfile } from './install.mjs';

const wanted = {
  packages: {
    '': {},
    web: { version: '0.1.0' },
    'node_modules/@wayfold/web': { link: true },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
};

function installed(packages: Record<string, { version?: string; link?: boolean }>) {
  return { packages: { 'node_modules/@wayfold/web': { link: true }, ...packages } };
}

test('packages in their locked versions count as installed, even without optional ones for other machines', () => {
  expect(matchesLockfile(wanted, installed({ 'node_modules/zod': { version: '4.6.7' } }))).toBe(true);
});

test('a package in a different version, or a missing one, requires an install', () => {
  expect(matchesLockfile(wanted, installed({ 'node_modules/zod': { version: '4.6.6' } }))).toBe(false);
  expect(matchesLockfile(wanted, installed({}))).toBe(false);
});
