import type { Preferences } from '@wayfold/contract/people/preferences';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button';
import { Popover } from '../../../ui/dialogs/popover';
import fieldStyles from '../../../ui/fields/field.module.css';
import { Stepper } from '../../../ui/fields/stepper';
import styles from './travelers-field.module.css';

type Travelers = Preferences['travelers'];

const KINDS = ['adults', 'children', 'teens'] as const;
const LEAST: Travelers = { adults: 1, children: 0, teens: 0 };
const MOST = 20;

/** The number of travelers: "2 adults, 1 child". */
export function TravelersField(props: { travelers: Travelers; onChange: (travelers: Travelers) => void }) {
  const { travelers, onChange } = props;
  const t = useTranslations('account');
  const id = useId();
  const said = KINDS.filter((kind) => travelers[kind] > 0)
    .map((kind) => t(`travelersWords.${kind}`, { count: travelers[kind] }))
    .join(', ');
  return (
    <div className={fieldStyles.field}>
      <span id={`${id}-label`} className={fieldStyles.label}>
        {t('travelers')}
      </span>
      <div className={fieldStyles.box}>
        <Popover
          label={t('travelers')}
          trigger={
            <button type="button" id={id} className={fieldStyles.open} aria-labelledby={`${id}-label ${id}`}>
              <span className={styles.said}>{said}</span>
              <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
            </button>
          }
        >
          {(close) => (
            <div className={styles.steppers}>
              {KINDS.map((kind) => (
                <Stepper
                  key={kind}
                  label={t(kind)}
                  {...(kind === 'adults' ? {} : { help: t(`${kind}Help`) })}
                  value={travelers[kind]}
                  minimum={LEAST[kind]}
                  maximum={MOST}
                  onChange={(count) => onChange({ ...travelers, [kind]: count })}
                  words={{
                    less: t('oneLess', { kind: t(kind) }),
                    more: t('oneMore', { kind: t(kind) }),
                    atLeast: t('atLeast', { count: LEAST[kind] }),
                    atMost: t('atMost', { count: MOST }),
                  }}
                />
              ))}
              <Button size="small" onClick={close}>
                {t('done')}
              </Button>
            </div>
          )}
        </Popover>
      </div>
    </div>
  );
}
