import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import type { ContinueCardProps } from './continue-card';
import { ContinueFrame } from './continue-frame';
import styles from './continue-trip.module.css';
import { useTripToContinue } from './use-trip-to-continue';

let loaded: ComponentType<ContinueCardProps> | null = null;

/**
 * The card of the trip to continue, in the place that the script in the page's head reserved for it.
 *
 * `data-continue` on the root is what the styles of the landing page go by: with it, this card is shown and the page is
 * shorter. The script sets it before the first paint, and this component from then on.
 */
export function ContinueTrip() {
  const { kept, listed } = useTripToContinue();
  const [Card, setCard] = useState(() => loaded);
  const isWanted = Boolean(kept ?? listed);
  useEffect(() => {
    if (!isWanted) return;
    void import('./continue-card').then(
      ({ ContinueCard }) => {
        loaded = ContinueCard;
        setCard(() => ContinueCard);
      },
      // Without its code, the card says what it says before.
      () => {},
    );
  }, [isWanted]);

  const isShown = kept === undefined ? undefined : Boolean(kept) || (Card !== null && isWanted);
  useLayoutEffect(() => {
    if (isShown !== undefined) document.documentElement.toggleAttribute('data-continue', isShown);
  }, [isShown]);
  useLayoutEffect(() => () => document.documentElement.removeAttribute('data-continue'), []);

  return (
    <div className={styles.place}>
      {Card && isWanted ? <Card kept={kept ?? null} listed={listed} /> : <ContinueFrame />}
    </div>
  );
}
