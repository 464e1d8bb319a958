import type { ExpenseCategory } from '@wayfold/contract/kernel/values';
import { EXPENSE_CATEGORIES } from '@wayfold/contract/kernel/word-lists';
import { costCategoryColors, LEG_PALETTE } from '@wayfold/domain/format/palette';
import { legColorVar } from '../leg-color';

const COLORS = costCategoryColors(EXPENSE_CATEGORIES);

/** The color of an expense category as a CSS value that follows the color scheme; the same in every trip. */
export function categoryColorVar(category: ExpenseCategory): string {
  const color = COLORS.get(category);
  // Categories are only ever added, so an older app may get one that it doesn't know: that one gets the last color.
  const index = color ? LEG_PALETTE.indexOf(color) : LEG_PALETTE.length - 1;
  return legColorVar(index);
}
