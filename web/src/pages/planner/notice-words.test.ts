import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { planner } from '../../i18n/en/planner/planner';
import { noticeWords } from './notice-words';

const t = createTranslator({ locale: 'en-US', messages: { planner }, namespace: 'planner' });
const GONE = 'This destination is no longer in the trip.';

test('a notice names what an undone change was about, unless the refusal names it', () => {
  const conflict = { kind: 'conflict', subject: 'Moab' } as const;

  expect(noticeWords(conflict, GONE, t)).toBe(`Your change to “Moab” was not made. ${GONE}`);
  expect(noticeWords(conflict, '“Moab” has plans now.', t)).toBe('“Moab” has plans now.');
  expect(noticeWords({ ...conflict, subject: null }, GONE, t)).toBe(`Your change was not made. ${GONE}`);
  expect(noticeWords({ kind: 'refused', subject: null }, GONE, t)).toBe(GONE);
});
