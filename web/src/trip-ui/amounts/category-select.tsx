import type { ExpenseCategory } from '@wayfold/contract/kernel/values';
import { EXPENSE_CATEGORIES } from '@wayfold/contract/kernel/word-lists';
import { useTranslations } from 'use-intl';
import { Select } from '../../ui/fields/select';
import { CategoryIcon } from '../trip-icons';

/** A select for the category of an expense. */
export function CategorySelect(props: {
  label: string;
  value: ExpenseCategory;
  onChange: (category: ExpenseCategory) => void;
  className?: string | undefined;
}) {
  const { className, ...select } = props;
  const t = useTranslations('tripWords.category');
  const options = EXPENSE_CATEGORIES.map((category) => ({
    id: category,
    label: t(category),
    icon: <CategoryIcon category={category} />,
  }));
  return <Select {...select} options={options} {...(className ? { className } : {})} />;
}
