import type { Place } from '@wayfold/contract/places/places';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { focusOnceLost } from '../../lib/focus-later';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { TabHead, TabTitle } from '../../ui/tab-head';
import { HotelList } from './hotel-list';
import { proposedNights, type StopStays } from './hotels-model';
import styles from './hotels-panel.module.css';
import { NightStrip } from './night-strip';
import { StayForm } from './stay-form';
import { PlannedStays, StopHead, stopHeadId } from './stop-stays';
import type { Hotels } from './use-hotels';
import { useStayDraft } from './use-stay-draft';
import { useStayLinks } from './use-stay-links';

/** Props shared by the parts of the tab. */
interface HotelsProps {
  hotels: Hotels;
  document: TripDocument;
  /** The heart button that saves a place. */
  heartOf: (place: Place) => ReactNode;
}

/** Hotels beside the map: the nights, and each stop with its lodging. */
export function HotelsPanel(props: HotelsProps) {
  return (
    <>
      <TabHead>
        <HotelsTitle hotels={props.hotels} />
        <NightStrip hotels={props.hotels} />
      </TabHead>
      <div className={styles.body}>
        <HotelsBody {...props} />
      </div>
    </>
  );
}

/** The title of the tab and the number of nights with a stay. */
export function HotelsTitle({ hotels }: { hotels: Hotels }) {
  const t = useTranslations('hotels');
  const nights = hotels.stops.flatMap((stop) => stop.nights);
  const covered = nights.filter(({ stay }) => stay !== null).length;
  return (
    <TabTitle title={t('title')}>
      {nights.length > 0 ? (
        <p className={styles.covered} role="status">
          {t.rich('covered', { covered, nights: nights.length, b: (words) => <b>{words}</b> })}
        </p>
      ) : null}
    </TabTitle>
  );
}

/** The stops, one of them open; if there are no nights, a hint and a button that opens the itinerary. */
export function HotelsBody({ hotels, document, heartOf }: HotelsProps) {
  const { stops, here } = hotels;
  const t = useTranslations('hotels');
  const openItem = useRef<HTMLLIElement>(null);
  const openId = here?.stop.id ?? null;
  const firstId = useRef(openId);
  useEffect(() => {
    // Doesn't scroll to the stop that is open initially.
    if (openId === firstId.current) return;
    firstId.current = null;
    openItem.current?.scrollIntoView({ block: 'nearest' });
  }, [openId]);
  if (stops.length === 0) {
    const hasStops = Object.keys(document.destinations).length > 0;
    return (
      <div className={styles.empty}>
        <EmptyState
          title={hasStops ? t('noNights') : t('needStop')}
          help={hasStops ? t('noNightsHelp') : t('needStopHelp')}
          action={
            <Button variant="primary" onClick={hotels.goToTrip}>
              {t('toTrip')}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <ul>
      {stops.map((one) => (
        <li key={one.stop.id} className={styles.stop} ref={one === here ? openItem : null}>
          <StopHead here={one} isOpen={one === here} hotels={hotels} document={document} />
          {one === here ? (
            <OpenStop key={one.stop.id} here={one} hotels={hotels} document={document} heartOf={heartOf} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function OpenStop({ here, hotels, document, heartOf }: HotelsProps & { here: StopStays }) {
  const { stops, open, chosen, night, isEditable, isAnother, findAnother, choose } = hotels;
  const t = useTranslations('hotels');
  const form = useRef<HTMLFormElement>(null);
  const proposed = proposedNights(here, night);
  const links = useStayLinks(here.stop, proposed.from, proposed.count);
  const draft = useStayDraft(here, chosen, night, {
    onForget: () => choose(null),
    onAdded: () => {
      choose(null);
      // Keeps it open even if it was only open as the first stop without a stay.
      open(here.stop.id);
      focusOnceLost(() => window.document.getElementById(stopHeadId(here.stop.id)));
    },
  });
  const next = stops.find(({ openCount }) => openCount > 0);
  const plannedIds = useMemo(
    () => new Set(Object.values(document.events).flatMap(({ eventid }) => eventid ?? [])),
    [document.events],
  );

  /** Adds a listed place for the nights without a stay. One that is chosen on the map is in the form, so pressing it lets go of it. */
  function press(place: Place) {
    if (place.id === chosen?.id) choose(null);
    else draft.addListed(place);
  }

  return (
    <div className={styles.open}>
      <PlannedStays here={here} hotels={hotels} document={document} />
      {here.openCount === 0 && !isAnother ? (
        <div className={styles.full}>
          <p>{t('fullHelp', { place: here.stop.name })}</p>
          {isEditable ? (
            <div className={styles.ways}>
              <Button size="small" onClick={findAnother}>
                {t('another')}
              </Button>
              {next ? (
                <Button size="small" onClick={() => open(next.stop.id)}>
                  {t('nextOpen', { place: next.stop.name })}
                </Button>
              ) : null}
            </div>
          ) : null}
        </div>
      ) : (
        <>
          <HotelList
            here={here}
            hotels={hotels}
            links={links}
            plannedIds={plannedIds}
            onPress={isEditable ? press : null}
            heartOf={heartOf}
          />
          {isEditable ? <StayForm here={here} draft={draft} document={document} formRef={form} /> : null}
        </>
      )}
    </div>
  );
}
