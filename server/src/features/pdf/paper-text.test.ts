import { expect, test } from 'vitest';
import { fontLetters } from '../drawing/font-letters';
import { isRightToLeft, scriptsIn, withBreaks } from './paper-text';

const fonts = await fontLetters();

test('the fonts of a text depend on its letters', () => {
  expect(scriptsIn('Café at 5 – “fine” …', fonts)).toEqual({ noto: false, japanese: false, arabic: false });
  expect(scriptsIn('Москва', fonts)).toMatchObject({ noto: true, japanese: false });
  expect(scriptsIn('東京', fonts)).toMatchObject({ noto: false, japanese: true });
  expect(scriptsIn('القاهرة', fonts)).toMatchObject({ arabic: true });
});

test('the first letter of a text decides its direction', () => {
  expect(isRightToLeft('3. القاهرة Cairo')).toBe(true);
  expect(isRightToLeft('Cairo القاهرة')).toBe(false);
});

test('sentences without spaces are broken at the end of the line, and no line starts with a period', () => {
  expect(withBreaks('あいうえおかきくけこ', 5)).toBe('あいうえお\nかきくけこ');
  expect(withBreaks('あいうえお。かき', 5)).toBe('あいうえお。\nかき');
  expect(withBreaks('short words stay', 5)).toBe('short words stay');
});
