import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import { useTranslations } from 'use-intl';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import { useDraft } from '../../lib/forms/use-draft';
import { TextField } from '../../ui/fields/text-field';
import styles from './name-section.module.css';
import { SectionFrame } from './section-frame';

/** The name of the trip, and who offers it with which description. */
export function NameSection() {
  const t = useTranslations('sellerPage');
  return (
    <SectionFrame section="name">
      <div className={styles.fields}>
        <TripField
          field="name"
          label={t('tripName')}
          placeholder={t('tripNameExample')}
          max={TEXT_MAX.name}
        />
        <TripField
          field="displayName"
          label={t('displayName')}
          help={t('displayNameHelp')}
          placeholder={t('displayNameExample')}
          max={TEXT_MAX.name}
        />
        <TripField
          field="displayTagline"
          label={t('tagline')}
          placeholder={t('taglineExample')}
          max={TEXT_MAX.line}
        />
      </div>
    </SectionFrame>
  );
}

function TripField(props: {
  field: 'name' | 'displayName' | 'displayTagline';
  label: string;
  help?: string;
  placeholder: string;
  max: number;
}) {
  const { field, label, help, placeholder, max } = props;
  const saved = useTripSelector(({ document }) => document.trip[field]);
  const isEditable = useTripSelector(({ mode }) => mode === 'normal');
  const { change } = useTripActions();
  const draft = useDraft(saved, (typed) => {
    const text = tidyText(typed.trim(), max);
    if (text !== saved) change({ kind: 'trip.set', fields: { [field]: text } });
    return true;
  });
  return (
    <TextField
      label={label}
      help={help}
      placeholder={placeholder}
      maxLength={max}
      readOnly={!isEditable}
      value={draft.value}
      onChange={draft.set}
      onBlur={draft.leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) draft.leave();
        if (event.key === 'Escape' && draft.isOpen) {
          event.stopPropagation();
          draft.drop();
        }
      }}
    />
  );
}
