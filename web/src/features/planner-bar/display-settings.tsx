import { SlidersHorizontal } from 'lucide-react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { chooseDistanceUnit, useDistanceUnit } from '../../api/account/account';
import { useSetting } from '../../api/client/settings';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../lib/theme';
import { BackCloses } from '../../ui/dialogs/back-closes';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import styles from './display-settings.module.css';

/** Opens the display settings of this device: color scheme and distances. */
export function DisplaySettings() {
  const t = useTranslations('plannerBar');
  return (
    <DialogTrigger>
      <AriaButton className={styles.button ?? ''} aria-label={t('settings')}>
        <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
      </AriaButton>
      <Popover className={styles.popover ?? ''} placement="bottom end" offset={6}>
        <BackCloses />
        <Dialog className={styles.dialog ?? ''} aria-label={t('settings')}>
          <DisplayChoices />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** The settings themselves, for use inside other components. */
export function DisplayChoices() {
  const t = useTranslations('plannerBar');
  const theme = useThemeChoice();
  const defaultUnit = useSetting('default_units') === 'Kilometers' ? 'Kilometers' : 'Miles';
  const unit = useDistanceUnit() ?? defaultUnit;
  return (
    <div className={styles.choices}>
      <div>
        <p className={styles.title}>{t('theme')}</p>
        <SegmentedControl<ThemeChoice>
          label={t('theme')}
          value={theme}
          onChange={chooseTheme}
          segments={[
            { id: 'light', label: t('themeLight') },
            { id: 'dark', label: t('themeDark') },
            { id: 'system', label: t('themeSystem') },
          ]}
        />
      </div>
      <div>
        <p className={styles.title}>{t('units')}</p>
        <SegmentedControl
          label={t('units')}
          value={unit}
          // The device applies the choice right away; an unreachable account is updated the next time.
          onChange={(next) => void chooseDistanceUnit(next).catch(() => {})}
          segments={[
            { id: 'Miles', label: t('unitsMiles') },
            { id: 'Kilometers', label: t('unitsKilometers') },
          ]}
        />
      </div>
    </div>
  );
}
