import {
  BUSINESS_CATEGORIES,
  type BusinessCategory,
  DEFAULT_BUSINESS_CATEGORIES,
} from '@wayfold/contract/people/preferences';
import { useTranslations } from 'use-intl';
import { Switch } from '../../../ui/fields/switch';
import { TextButton } from '../../../ui/text-button';
import { SectionHead } from '../section';
import styles from './business-switches.module.css';

/** Switches for the kinds of businesses that may be suggested. */
export function BusinessSwitches(props: {
  chosen: readonly BusinessCategory[];
  onChange: (chosen: BusinessCategory[]) => void;
}) {
  const { chosen, onChange } = props;
  const t = useTranslations('account');
  const on = new Set(chosen);
  // In page order, so the same selection always gives the same list.
  const choose = (next: ReadonlySet<BusinessCategory>) =>
    onChange(BUSINESS_CATEGORIES.filter((category) => next.has(category)));
  const isAllOn = on.size === BUSINESS_CATEGORIES.length;
  const isDefault =
    on.size === DEFAULT_BUSINESS_CATEGORIES.length &&
    DEFAULT_BUSINESS_CATEGORIES.every((name) => on.has(name));
  return (
    <fieldset aria-labelledby="businesses-title">
      <SectionHead
        id="businesses-title"
        title={t('businesses')}
        detail={
          <span role="status">{t('businessesOn', { count: on.size, all: BUSINESS_CATEGORIES.length })}</span>
        }
      >
        <TextButton
          aria-disabled={isAllOn || undefined}
          onClick={() => !isAllOn && choose(new Set(BUSINESS_CATEGORIES))}
        >
          {t('allOn')}
        </TextButton>
        <TextButton
          aria-disabled={isDefault || undefined}
          onClick={() => !isDefault && choose(new Set(DEFAULT_BUSINESS_CATEGORIES))}
        >
          {t('resetToDefaults')}
        </TextButton>
      </SectionHead>
      <div className={styles.grid}>
        {BUSINESS_CATEGORIES.map((category) => (
          <Switch
            key={category}
            label={category}
            isOn={on.has(category)}
            onChange={(isOn) => {
              const next = new Set(on);
              if (isOn) next.add(category);
              else next.delete(category);
              choose(next);
            }}
            className={styles.row ?? ''}
          />
        ))}
      </div>
    </fieldset>
  );
}
