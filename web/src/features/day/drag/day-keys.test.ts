import { expect, test } from 'vitest';
import { stepInDay } from './day-keys';

const ROWS = { days: ['wed', 'thu', 'fri'], plans: ['temple', 'market', 'tea'] };

test.each([
  ['ArrowDown', 'temple', 'market'],
  ['ArrowDown', 'tea', 'tea'],
  ['ArrowUp', 'market', 'temple'],
  ['ArrowUp', 'temple', 'thu'],
  ['ArrowUp', 'thu', 'thu'],
  ['ArrowRight', 'thu', 'fri'],
  ['ArrowRight', 'fri', 'fri'],
  ['ArrowLeft', 'thu', 'wed'],
  ['ArrowLeft', 'market', 'market'],
  ['ArrowDown', 'fri', 'temple'],
])('%s leads from %s to %s', (key, at, to) => {
  expect(stepInDay(key, at, ROWS, 'thu')).toBe(to);
});
