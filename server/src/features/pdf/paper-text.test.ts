import { expect, test } from 'vitest';
import { fontLetters } from '../drawing/font-letters';
import { isRightToLeft, scriptsIn, withBreaks } from './paper-text';

const fonts = await fontLetters();

test('fonts are needed for the letters that stand in a text', () => {
  expect(scriptsIn('Café at 5 – “fine” …', fonts)).toEqual({ noto: false, japanese: false, arabic: false });
  expect(scriptsIn('Москва', fonts)).toMatchObject({ noto: true, japanese: false });
  expect(scriptsIn('東京', fonts)).toMatchObject({ noto: false, japanese: true });
  expect(scriptsIn('القاهرة', fonts)).toMatchObject({ arabic: true });
});

test('a text runs as its first letter does', () => {
  expect(isRightToLeft('3. القاهرة Cairo')).toBe(true);
  expect(isRightToLeft('Cairo القاهرة')).toBe(false);
});

test('sentences without spaces are broken where the line ends, and no line begins with a full stop', () => {
  expect(withBreaks('あいうえおかきくけこ', 5)).toBe('あいうえお\nかきくけこ');
  expect(withBreaks('あいうえお。かき', 5)).toBe('あいうえお。\nかき');
  expect(withBreaks('short words stay', 5)).toBe('short words stay');
});
