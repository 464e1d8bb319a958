import { expect, test } from 'vitest';
import { cutMarks, hasTooManyMarks, normalizeText } from './combining-marks';

/** The worst case for sorting a run of marks: each has to move past all those before it. */
const unsorted = (count: number) => `a${'\u0301'.repeat(count)}${'\u0316'.repeat(count)}`;

test('thirty marks on one letter are accepted, thirty-one are not', () => {
  expect(hasTooManyMarks(`a${'\u0301'.repeat(30)}`)).toBe(false);
  expect(hasTooManyMarks(`a${'\u0301'.repeat(31)}`)).toBe(true);
  expect(hasTooManyMarks(`${`a${'\u0301'.repeat(30)}`.repeat(100)}`)).toBe(false);
});

test('marks outside the Basic Multilingual Plane count once', () => {
  expect(hasTooManyMarks(`a${'\u{1d165}'.repeat(30)}`)).toBe(false);
  expect(hasTooManyMarks(`a${'\u{1d165}'.repeat(31)}`)).toBe(true);
  expect(cutMarks(`a${'\u{1d165}'.repeat(40)}b`)).toBe(`a${'\u{1d165}'.repeat(30)}b`);
});

test('cutting changes no text that people write', () => {
  for (const text of ['', 'Zürich', 'ที่นี่มีอาหารไทย', 'क्षत्रिय', 'ﾊﾟﾘ', '👩‍👩‍👧', 'e\u0301'])
    expect(cutMarks(text)).toBe(text);
});

test('a megabyte of marks is cut before it is normalized, in every form', () => {
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
    // If the whole run were sorted, this alone would take minutes.
    expect(normalizeText(unsorted(250_000), form).length).toBeLessThanOrEqual(31);
  }
});

test('normalizing gives the same result as the language does, if no run is too long', () => {
  for (const text of ['Zu\u0308rich', 'ﬁn', '한글', '\ufdfa', unsorted(15)]) {
    expect(normalizeText(text, 'NFC')).toBe(text.normalize('NFC'));
    expect(normalizeText(text, 'NFKD')).toBe(text.normalize('NFKD'));
  }
});

test('in all of Unicode, only characters that count as marks decompose to nothing but marks', () => {
  const missed: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const letter = String.fromCodePoint(code);
    // Thai and Lao AM decompose to a vowel sign that is a starter, so no run goes through them.
    if (!/^\p{M}/u.test(letter.normalize('NFKD')) || letter === '\u0e33' || letter === '\u0eb3') continue;
    if (!hasTooManyMarks(letter.repeat(31))) missed.push(code.toString(16));
  }
  expect(missed).toEqual([]);
});
