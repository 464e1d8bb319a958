import type { PdfOptions } from '@wayfold/contract/sharing/pdf-endpoints';
import type { ShareShows } from '@wayfold/contract/sharing/sharing-endpoints';
import { useTranslations } from 'use-intl';
import { LANGUAGE_OPTIONS } from '../../lib/pdf-languages';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { Select } from '../../ui/fields/select';
import { Switch } from '../../ui/fields/switch';
import styles from './pdf-form.module.css';

const PARTS = ['map', 'costs', 'pictures', 'notes'] as const;

/** The content of the PDF, its paper size and its language. Parts hidden in the share aren't offered. */
export function PdfForm({
  options,
  shows,
  onChange,
}: {
  options: PdfOptions;
  /** Null means everything. */
  shows: ShareShows | null;
  onChange: (options: PdfOptions) => void;
}) {
  const t = useTranslations('tripPdf');
  const offered = PARTS.filter((part) => part === 'map' || shows === null || shows[part]);
  return (
    <div className={styles.form}>
      <fieldset className={styles.parts}>
        <legend className={styles.legend}>{t('shows')}</legend>
        {offered.map((part) => (
          <Switch
            key={part}
            className={styles.part ?? ''}
            label={t(part)}
            help={t(`${part}Help`)}
            isOn={options[part] === 'yes'}
            onChange={(isOn) => onChange({ ...options, [part]: isOn ? 'yes' : 'no' })}
          />
        ))}
      </fieldset>
      <div className={styles.choice}>
        <span className={styles.legend} aria-hidden="true">
          {t('paper')}
        </span>
        <SegmentedControl
          label={t('paper')}
          value={options.paper}
          segments={[
            { id: 'A4', label: t('a4') },
            { id: 'Letter', label: t('letter') },
          ]}
          onChange={(paper) => onChange({ ...options, paper })}
        />
      </div>
      <Select
        label={t('language')}
        help={t('languageHelp')}
        value={options.language}
        options={LANGUAGE_OPTIONS}
        onChange={(language) => onChange({ ...options, language })}
      />
    </div>
  );
}
