import { timeOfId } from '@wayfold/domain/document/ids';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type ContinueTrip, continueTrip, noteContinueTrip } from '../../api/device/continue-trip';
import { enablesUpdate, isDemoTemplate } from '../../api/shared-trip/view-mode';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { summaryOf } from '../../api/trips/trip-summary';
import { useStepWords } from '../../features/history/use-step-words';
import { continueTexts } from '../../features/landing/continue/continue-words';
import { retryImport } from '../../lib/loading/retry-import';
import { useLatest } from '../../planner-state/use-latest';
import { useOpenTripName } from '../../trip-ui/use-open-trip-name';

/** Stores the user's open trip as the one that the landing page offers to continue, once it has a destination. */
export function useNoteContinue(document: TripDocument): void {
  const tripId = useTripSelector((trip) => trip.tripId);
  const version = useTripSelector((trip) => trip.version);
  const isOwn = useTripSelector(({ mode, viewed }) => viewed === null && enablesUpdate(mode));
  const newest = useTripSelector(({ untold }) =>
    untold.find(({ kind, writes }) => kind !== 'legs.set' && writes.length > 0),
  );
  const t = useTranslations('continueTrip');
  const locale = useLocale();
  const name = useOpenTripName();
  const latestWords = useLatest(useStepWords(document));
  const isWorthIt = isOwn && !isDemoTemplate(document.trip) && Object.keys(document.destinations).length > 0;

  useEffect(() => {
    if (!isWorthIt) return;
    let isOver = false;
    const note = (changed: ContinueTrip['changed']) => {
      const notedAt = Date.now();
      const trip = summaryOf({ tripId, document, version }, notedAt);
      noteContinueTrip({ trip, ...continueTexts(trip, { name, t, locale }), changed, notedAt });
    };
    const before = continueTrip();
    if (!newest) {
      note(before?.trip.id === tripId ? before.changed : null);
      return;
    }
    const at = new Date(timeOfId(newest.changeId)).toISOString();
    note({ at, what: null });
    retryImport(() => import('../../features/history/step-sentence')).then(
      ({ stepSentence }) => {
        if (isOver) return;
        const entry = { ...newest, writes: [...newest.writes], effects: [...newest.effects], undone: false };
        const step = { entry, stops: orderedDestinations(document), toggled: null };
        const names = newest.writes.map(({ name }) => name);
        note({ at, what: asPart(stepSentence(step, latestWords.current), names) });
      },
      // Its code couldn't be loaded: the card only says when the trip was changed.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isWorthIt, tripId, document, version, newest, name, t, locale, latestWords]);
}

/** A sentence inside another one: with a small letter first, unless it begins with a name. */
function asPart(sentence: string, names: readonly string[]): string {
  if (names.some((name) => name !== '' && sentence.startsWith(name))) return sentence;
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
