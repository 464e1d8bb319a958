import { lazy, Suspense } from 'react';
import { retryImport } from '../../../lib/loading/retry-import';
import styles from './home.module.css';
import type { HomeEndProps } from './home-parts';

// Most trips have neither when they open, so the list doesn't wait for them.
const HomeStart = lazy(async () => ({
  default: (await retryImport(() => import('./home-parts'))).HomeStart,
}));
const HomeEnd = lazy(async () => ({ default: (await retryImport(() => import('./home-parts'))).HomeEnd }));
const LinkedTrip = lazy(async () => ({
  default: (await retryImport(() => import('./linked-trip'))).LinkedTrip,
}));

/** What stands above the destinations: the trip that this one continues, and home. */
export function ListStart(props: HomeEndProps) {
  const { document, isEditable } = props;
  const { previous, homeOut } = document.trip;
  return (
    <>
      {previous ? (
        <Suspense>
          <LinkedTrip document={document} side="previous" isEditable={isEditable} />
        </Suspense>
      ) : null}
      {homeOut ? (
        <Suspense fallback={<div className={styles.startRoom} />}>
          <HomeStart {...props} />
        </Suspense>
      ) : null}
    </>
  );
}

/** What stands below the destinations: the way home, or the offer of one, and the trip that continues this one. */
export function ListEnd(props: HomeEndProps) {
  const { document, isEditable } = props;
  const { next, homeBack } = document.trip;
  return (
    <Suspense>
      {homeBack || isEditable ? <HomeEnd {...props} /> : null}
      {next ? <LinkedTrip document={document} side="next" isEditable={isEditable} /> : null}
    </Suspense>
  );
}
