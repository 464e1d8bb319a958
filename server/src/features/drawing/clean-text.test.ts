import { expect, test } from 'vitest';
import { cleanText, missesLetters, saysSomething } from './clean-text';
import { fontLetters, hasLetter } from './font-letters';

const fonts = await fontLetters();

test.each([
  ['Beach 🏖️ day', 'Beach day'],
  ['👩‍👩‍👧 Family 🇫🇷', 'Family'],
  ['5️⃣ stops, 100% ™ & © 2027', '5 stops, 100% ™ & © 2027'],
  ['京都 → 東京', '京都 → 東京'],
  ['Łódź, Αθήνα, Москва, القاهرة, दिल्ली', 'Łódź, Αθήνα, Москва, القاهرة, दिल्ली'],
  ['Seoul 서울', 'Seoul …'],
  ['서울 여행, 3일', '…, 3…'],
  ['กรุงเทพ ירושלים', '…'],
  // Written in simplified characters, which the Japanese font doesn't have.
  ['上海们东', '上海…'],
  // A space and an invisible character, which no font has.
  ['9\u1680AM to\u3164 noon', '9 AM to noon'],
  [' as it was  written ', ' as it was  written '],
])('%j is drawn as %j', (text, drawn) => {
  expect(cleanText(text, fonts)).toBe(drawn);
});

test('a text misses letters if none of our fonts has its script, but not if only emoji are left out', () => {
  expect(missesLetters('Seoul 서울', fonts)).toBe(true);
  expect(missesLetters('Wait… for 🎉 京都', fonts)).toBe(false);
});

test('each font is checked for the letters that it has', () => {
  const has = (font: keyof typeof fonts, letter: string) => fonts[font].has(letter.codePointAt(0) ?? 0);

  expect(has('own', 'é')).toBe(true);
  expect(has('own', 'Ж')).toBe(false);
  expect(has('noto', 'Ж')).toBe(true);
  expect(has('japanese', '東')).toBe(true);
  expect(has('arabic', 'ق')).toBe(true);
  expect(hasLetter(fonts, 'ก'.codePointAt(0) ?? 0)).toBe(false);
});

test('an ellipsis alone says nothing', () => {
  expect(saysSomething('…')).toBe(false);
  expect(saysSomething('… 3')).toBe(true);
});
