import { expect, test } from 'vitest';
import { requireNode } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node.js %s is new enough', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test.each(['18.20.4', '20.18.3'])('Node.js %s is rejected with the version that is needed', (version) => {
  expect(() => requireNode(version)).toThrow(`Wayfold needs Node.js 20.19 or newer, but this is ${version}`);
});
