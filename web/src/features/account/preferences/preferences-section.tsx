import { DISTANCE_UNITS } from '@wayfold/contract/people/accounts-endpoints';
import {
  BUDGETS,
  LANGUAGES,
  PACES,
  type Preferences,
  TEMPERATURES,
  TRAVEL_LOCATIONS,
} from '@wayfold/contract/people/preferences';
import { MapPin, Plane } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { showDistanceUnit } from '../../../api/account/account';
import { useAccountEdit } from '../../../api/account/account-edits';
import { usePreferences } from '../../../api/account/preferences';
import { useRefusalWords } from '../../../i18n/refusal-words';
import { CurrencyField } from '../../../trip-ui/amounts/currency-field';
import { useTravelUnit } from '../../../trip-ui/trip-format';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import { Select } from '../../../ui/fields/select';
import styles from '../fields.module.css';
import { PartState } from '../part-state';
import { BusinessSwitches } from '../profile/business-switches';
import { Section } from '../section';
import { PlaceField } from './place-field';
import { TravelersField } from './travelers-field';

const AIRPORTS = ['airport'] as const;
const HOMES = ['town', 'county', 'region', 'postcode', 'place', 'own', 'address'] as const;

/** Preferences that suggestions and ideas are based on. */
export function PreferencesSection({ userId }: { userId: string }) {
  const t = useTranslations('account');
  const query = usePreferences(userId);
  const { waiting } = useAccountEdit('preferences');
  return (
    <Section id="preferences" title={t('preferences')} help={t('preferencesHelp')}>
      {query.data ? (
        <PreferenceFields preferences={{ ...query.data, ...waiting }} />
      ) : (
        <PartState query={query} lines={6} />
      )}
    </Section>
  );
}

function PreferenceFields({ preferences }: { preferences: Preferences }) {
  const t = useTranslations('account');
  const { edit, refusedAt } = useAccountEdit('preferences');
  const say = useRefusalWords();
  const words = (field: string) => {
    const refused = refusedAt(field);
    return refused && say(refused.refusal);
  };
  // This device's distance unit, like everywhere else in the product.
  const unit = useTravelUnit();
  const { budget, pace, temperature, travelers, homes } = preferences;
  const [home = null, secondHome = null] = homes;
  return (
    <>
      <div className={styles.four}>
        <Choice title={t('budget')}>
          <SegmentedControl
            label={t('budget')}
            value={budget}
            onChange={(next) => edit({ budget: next })}
            segments={BUDGETS.map((id) => ({ id, label: id }))}
          />
        </Choice>
        <Choice title={t('pace')}>
          <SegmentedControl
            label={t('pace')}
            value={pace}
            onChange={(next) => edit({ pace: next })}
            segments={PACES.map((id) => ({ id, label: t(`paces.${id}`) }))}
          />
        </Choice>
        <Choice title={t('units')}>
          <SegmentedControl
            label={t('units')}
            value={unit}
            onChange={(next) => {
              showDistanceUnit(next);
              edit({ units: next });
            }}
            segments={DISTANCE_UNITS.map((id) => ({ id, label: t(`unitNames.${id}`) }))}
          />
        </Choice>
        <Choice title={t('temperature')}>
          <SegmentedControl
            label={t('temperature')}
            value={temperature}
            onChange={(next) => edit({ temperature: next })}
            segments={TEMPERATURES.map((id) => ({ id, label: t(`temperatures.${id}`) }))}
          />
        </Choice>
        <TravelersField travelers={travelers} onChange={(next) => edit({ travelers: next })} />
        <Select
          label={t('language')}
          options={LANGUAGES.map((id) => ({ id, label: id }))}
          value={preferences.language}
          onChange={(language) => edit({ language })}
        />
        <CurrencyField
          label={t('currency')}
          value={preferences.currency}
          onChange={(currency) => edit({ currency })}
        />
        <Select
          label={t('travelLocation')}
          options={TRAVEL_LOCATIONS.map((id) => ({ id, label: id }))}
          value={preferences.travelLocation}
          onChange={(travelLocation) => edit({ travelLocation })}
        />
      </div>
      <div className={`${styles.three} ${styles.next}`}>
        <PlaceField
          label={t('homeAirport')}
          placeholder={t('homeAirportPlaceholder')}
          kinds={AIRPORTS}
          icon={Plane}
          place={preferences.homeAirport}
          onChange={(homeAirport) => edit({ homeAirport })}
          error={words('homeAirport')}
        />
        <PlaceField
          label={t('homePlace')}
          placeholder={t('homePlaceholder')}
          kinds={HOMES}
          icon={MapPin}
          place={home}
          onChange={(next) => edit({ homes: [next, secondHome] })}
          error={words('homes')}
        />
        <PlaceField
          label={t('secondHome')}
          placeholder={t('homePlaceholder')}
          kinds={HOMES}
          icon={MapPin}
          place={secondHome}
          onChange={(next) => edit({ homes: [home, next] })}
        />
      </div>
      <BusinessSwitches
        chosen={preferences.businessCategories}
        onChange={(businessCategories) => edit({ businessCategories })}
      />
    </>
  );
}

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      {/* The control has its own label. */}
      <p className={styles.legend} aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  );
}
