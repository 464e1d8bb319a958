import { expect, test } from 'vitest';
import { cleanText, cleanTexts, isRightToLeft, saysSomething, scriptsIn, withBreaks } from './clean-text';

test.each([
  ['Beach 🏖️ day', 'Beach day'],
  ['👩‍👩‍👧 Family 🇫🇷', 'Family'],
  ['5️⃣ stops, 100% ™ & © 2027', '5 stops, 100% ™ & © 2027'],
  ['京都 → 東京', '京都 → 東京'],
  ['Łódź, Αθήνα, Москва, القاهرة', 'Łódź, Αθήνα, Москва, القاهرة'],
  ['Seoul 서울', 'Seoul …'],
  [' as it was  written ', ' as it was  written '],
])('%j is printed as %j', (text, printed) => {
  expect(cleanText(text)).toBe(printed);
});

test('texts are cleaned wherever they stand, and addresses are left alone', () => {
  const cleaned = cleanTexts({
    a: ['🎉 Yes'],
    b: { text: 'ok ✈️', href: 'https://a.example/🎉' },
    n: 3,
    z: null,
  });

  expect(cleaned).toEqual({ a: ['Yes'], b: { text: 'ok', href: 'https://a.example/🎉' }, n: 3, z: null });
});

test('fonts are needed for the scripts that stand in a text', () => {
  expect(scriptsIn('Café at 5 – “fine”')).toEqual({ noto: false, japanese: false, arabic: false });
  expect(scriptsIn('Москва')).toMatchObject({ noto: true, japanese: false });
  expect(scriptsIn('東京')).toMatchObject({ noto: false, japanese: true });
  expect(scriptsIn('القاهرة')).toMatchObject({ arabic: true });
});

test('a text runs as its first letter does', () => {
  expect(isRightToLeft('3. القاهرة Cairo')).toBe(true);
  expect(isRightToLeft('Cairo القاهرة')).toBe(false);
  expect(saysSomething('…')).toBe(false);
});

test('sentences without spaces are broken where the line ends, and no line begins with a full stop', () => {
  expect(withBreaks('あいうえおかきくけこ', 5)).toBe('あいうえお\nかきくけこ');
  expect(withBreaks('あいうえお。かき', 5)).toBe('あいうえお。\nかき');
  expect(withBreaks('short words stay', 5)).toBe('short words stay');
});
