import { useQueryClient } from '@tanstack/react-query';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { Id } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import { addDays, minutesOfTime } from '@wayfold/domain/calendar/dates';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { isElsewhere } from '@wayfold/domain/travel/elsewhere';
import { Check, ChevronLeft, MapPinPlus, Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../../api/client/client';
import { useRemoveOwnPlace } from '../../../api/places/own-places';
import { isThingToDo, keepPlace, type PlaceKinds, usePlace, usePlaces } from '../../../api/places/places';
import { usePlanPlaces } from '../../../api/places/plan-places';
import { placeScene } from '../../../art/place-scene';
import { placeFacts } from '../../../i18n/en/planner/place-facts';
import { MessageScope } from '../../../i18n/message-scope';
import { type HoursThere, useHoursThere } from '../../../trip-ui/hours/use-hours-there';
import { useHoursWords, type VisitTime } from '../../../trip-ui/hours/use-hours-words';
import { minutesAt } from '../../../trip-ui/plans/day-plan';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast-store';
import { EmptyState, ErrorState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { Tag } from '../../../ui/tag';
import { type PlannedPlace, placeInTrip, plannedPlaces } from '../list/things-model';
import type { ThingActions } from '../use-thing-actions';
import { AddSection } from './add-section';
import { HeartButton } from './heart';
import styles from './place-detail.module.css';
import { PlaceFacts, PlaceTitle } from './place-facts';
import { QuestionButton } from './question-button';
import { usePlaceWords } from './use-place-words';

const messages = { placeFacts };

/** The page of a place: its details, the free days it fits, and the two ways to add it. */
export function PlaceDetail(props: {
  id: Id;
  document: TripDocument;
  kinds: PlaceKinds;
  actions: ThingActions;
}) {
  const { id, actions } = props;
  const t = useTranslations('thingsToDo');
  const { data: place, error, refetch } = usePlace(id);
  if (place)
    return (
      <MessageScope messages={messages}>
        <Detail key={place.id} {...props} place={place} />
      </MessageScope>
    );
  const isGone = error instanceof ProblemError && error.code === 'not-found';
  return (
    <div className={styles.missing}>
      <BackButton actions={actions} />
      {isGone ? (
        <EmptyState title={t('placeMissing')} help={t('placeMissingHelp')} />
      ) : error ? (
        <ErrorState title={t('placeFailed')} help={t('failedHelp')} onTryAgain={() => void refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  );
}

function Detail(props: { place: Place; document: TripDocument; kinds: PlaceKinds; actions: ThingActions }) {
  const { place, document, kinds, actions } = props;
  const t = useTranslations('thingsToDo');
  const words = usePlaceWords(kinds);
  const { stop, next, detour } = placeInTrip(document, place.coords);
  const { places: listed } = usePlanPlaces(document);
  const planned = plannedPlaces(document, listed)(place);
  const isFar = isElsewhere(orderedDestinations(document), place.coords);
  const home = planned ? (document.destinations[planned.destid] ?? null) : isFar ? null : stop;
  const there = useHoursThere(place, home);
  return (
    <div className={styles.page}>
      <header className={styles.picture}>
        <img src={placeScene(place)} alt="" width={560} height={205} />
        <div className={styles.over}>
          <BackButton actions={actions} />
          <ShareButton place={place} />
          <HeartButton place={place} isFloating />
        </div>
      </header>
      <div className={styles.body}>
        <div className={styles.title}>
          <PlaceTitle place={place} level={1} />
          {isFar && !planned ? (
            <Tag tone="accent">{t('notNear')}</Tag>
          ) : detour && stop ? (
            <Tag tone="accent">{words.detour(detour, stop.name)}</Tag>
          ) : null}
        </div>
        <PlaceFacts place={place} kinds={kinds} there={there} />
        {stop && actions.isEditable ? null : <Links place={place} />}
        {planned ? (
          <InTrip
            planned={planned}
            place={place}
            document={document}
            hours={there.hours}
            actions={actions}
            words={words}
          />
        ) : stop && actions.isEditable ? (
          <AddSection
            place={place}
            document={document}
            stop={stop}
            isFar={isFar}
            nextId={next?.id ?? null}
            hours={there.hours}
            actions={actions}
          />
        ) : null}
        <Nearby place={place} kinds={kinds} actions={actions} />
        {stop && actions.isEditable ? <Links place={place} /> : null}
        {place.poi_source === 'user_place' ? <RemoveButton place={place} actions={actions} /> : null}
        {!stop && !planned && actions.isEditable ? (
          <footer className={styles.foot}>
            <Button variant="primary" wide onClick={() => actions.addAsStop(place)}>
              {t('asDestination')}
            </Button>
          </footer>
        ) : null}
      </div>
    </div>
  );
}

/** How a place is part of the trip; replaces the choice of a day. */
function InTrip(props: {
  planned: PlannedPlace;
  place: Place;
  document: TripDocument;
  hours: HoursThere['hours'];
  actions: ThingActions;
  words: ReturnType<typeof usePlaceWords>;
}) {
  const { planned, place, document, hours, actions, words } = props;
  const t = useTranslations('thingsToDo');
  const stop = document.destinations[planned.destid]?.name ?? '';
  const when = words.planned(planned);
  const clash = useHoursWords().clash(hours, visitOf(planned, place, document));
  return (
    <>
      <section className={styles.section} aria-labelledby="place-days">
        <header className={styles.sectionHead}>
          <h2 id="place-days">{t('planned')}</h2>
        </header>
        <p className={styles.planned}>
          <Check size={18} strokeWidth={1.75} aria-hidden="true" />
          {planned.kind === 'event' ? t('inTripWhere', { when, place: stop }) : when}
        </p>
        {clash === null ? null : <p className={styles.clash}>{clash}</p>}
      </section>
      <footer className={styles.foot}>
        <Button variant="primary" className={styles.main} onClick={() => actions.goToStop(planned.destid)}>
          {t('showInTrip')}
        </Button>
        {planned.kind === 'event' && actions.isEditable ? (
          <Button
            icon={<MapPinPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => actions.addAsStop(place)}
          >
            {t('asDestination')}
          </Button>
        ) : null}
      </footer>
    </>
  );
}

/** The day and time of a planned visit; a destination has no time. */
function visitOf(planned: PlannedPlace, place: Place, { trip }: TripDocument): VisitTime {
  const minutes = minutesAt(place);
  if (planned.kind === 'stop' || trip.startDate === null) return { date: null, start: null, minutes };
  const date = addDays(trip.startDate, planned.tripDay - 1);
  return { date, start: planned.time === null ? null : minutesOfTime(planned.time), minutes };
}

function Nearby({ place, kinds, actions }: { place: Place; kinds: PlaceKinds; actions: ThingActions }) {
  const t = useTranslations('thingsToDo');
  const queryClient = useQueryClient();
  const [answer] = usePlaces([{ kind: 'near', at: place.coords, radius: 20_000 }], []);
  const nearby = (answer?.data ?? [])
    .filter((other) => other.id !== place.id && isThingToDo(other, kinds))
    .slice(0, 3);
  if (nearby.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="place-nearby">
      <header className={styles.sectionHead}>
        <h2 id="place-nearby">{t('nearby')}</h2>
      </header>
      <ul className={styles.nearby}>
        {nearby.map((other) => (
          <li key={other.id}>
            <button
              type="button"
              onClick={() => {
                keepPlace(queryClient, other);
                actions.openPlace(other.id);
              }}
            >
              <img src={placeScene(other)} alt="" loading="lazy" />
              <span>{other.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Links({ place }: { place: Place }) {
  const t = useTranslations('thingsToDo');
  return (
    <div className={styles.links}>
      <QuestionButton place={place} />
      {place.credit ? <span>{t('credit', { source: place.credit })}</span> : null}
    </div>
  );
}

/** Deletes a place of the user's own; this can be undone. */
function RemoveButton({ place, actions }: { place: Place; actions: ThingActions }) {
  const t = useTranslations('thingsToDo');
  const words = useTranslations('tripWords');
  const remove = useRemoveOwnPlace();
  async function press() {
    // Its page closes first, so that nothing requests a deleted place.
    actions.openPlace(null);
    try {
      const bringBack = await remove(place);
      toast({
        message: t('placeRemoved', { place: place.name }),
        action: { label: words('undo'), onAction: () => void bringBack().catch(sayFailed) },
      });
    } catch (problem) {
      sayFailed(problem);
    }
  }
  function sayFailed(problem: unknown) {
    if (failureOf(problem) === null) throw problem;
    toast({ message: t('removeFailed') });
  }
  return (
    <Button className={styles.remove} onClick={() => void press()}>
      {t('removePlace')}
    </Button>
  );
}

function BackButton({ actions }: { actions: ThingActions }) {
  const t = useTranslations('thingsToDo');
  return (
    <Button
      className={styles.back}
      icon={<ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => actions.openPlace(null)}
    >
      {t('backToList')}
    </Button>
  );
}

function ShareButton({ place }: { place: Place }) {
  const t = useTranslations('thingsToDo');
  async function share() {
    try {
      await navigator.clipboard.writeText(`${location.origin}/poi_share/${encodeURIComponent(place.id)}`);
      toast({ message: t('linkCopied') });
    } catch {
      // The browser doesn't allow clipboard access, for example without https.
      toast({ message: t('copyFailed') });
    }
  }
  return (
    <Button
      className={styles.back}
      icon={<Share2 size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void share()}
    >
      {t('share')}
    </Button>
  );
}
