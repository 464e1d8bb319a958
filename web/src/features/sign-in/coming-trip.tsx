import { LEG_PALETTE } from '@wayfold/domain/format/palette';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { TripOnScreen } from '../../planner-state/trip-on-screen';
import { FoldBar } from '../../trip-ui/fold-strip/fold-bar';
import { TripPicture } from '../../trip-ui/pictures/trip-picture';
import styles from './coming-trip.module.css';

// The bottom of the picture is dark in both color schemes. React's type doesn't include custom properties.
const ON_DARK = Object.fromEntries(
  LEG_PALETTE.map(({ dark }, index) => [`--l${index + 1}`, dark]),
) as CSSProperties;

/** Shown beside the sign-up form: the trip that is saved to the account. On narrow screens it is a strip above the form. */
export function ComingTripAside({ trip }: { trip: TripOnScreen }) {
  const t = useTranslations('signIn.signUp');
  const { name, stops, things, look } = trip;
  return (
    <aside className={styles.aside} style={ON_DARK}>
      <TripPicture className={styles.picture} look={look} variant="1200x675" />
      <div className={styles.words}>
        <p className={styles.title}>{t('tripSaved', { trip: name })}</p>
        <p className={styles.facts}>
          {things
            ? t('tripFactsWithPlans', { stops: stops.length, plans: things })
            : t('tripFacts', { stops: stops.length })}
        </p>
        <FoldBar stops={stops} />
      </div>
    </aside>
  );
}
