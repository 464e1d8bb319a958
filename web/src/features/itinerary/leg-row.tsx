import type { Destination } from '@wayfold/contract/trip/trip';
import { type LegFacts, legFacts } from '@wayfold/domain/changes/leg-facts';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { dashOf } from '@wayfold/domain/map/leg-dashes';
import { isHome } from '@wayfold/domain/travel/home-legs';
import { journeyOf } from '@wayfold/domain/travel/journeys';
import { writeLegContents } from '@wayfold/domain/travel/leg-contents';
import { ArrowUpRight } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useSetting } from '../../api/client/settings';
import { useIsMobile } from '../../lib/media';
import { fillTemplate } from '../../lib/template';
import { useSelectionActions } from '../../planner-state/selection';
import { LaterBookingCards } from '../../trip-ui/bookings/later-bookings';
import { colorStyle } from '../../trip-ui/leg-color';
import { useTripFormat } from '../../trip-ui/trip-format';
import { TransportIcon } from '../../trip-ui/trip-icons';
import { useLegContents } from '../../trip-ui/use-leg-contents';
import { classNames } from '../../ui/class-names';
import type { ItineraryActions } from './actions';
import styles from './leg-row.module.css';
import { TransportMenu } from './transport-menu';

/** The leg from one destination to the next: its line, the means of transport, its distance and duration. */
export const LegRow = memo(function LegRow(props: {
  from: Destination;
  to: Destination;
  /** Any CSS color. */
  color: string;
  /** The current leg while a preview is shown in which it differs. */
  was: LegFacts | null;
  isPreview: boolean;
  bookings: TripDocument['bookings'];
  actions: ItineraryActions;
}) {
  const { from, to, color, was, isPreview, bookings, actions } = props;
  const t = useTranslations('itinerary');
  const { selectLeg } = useSelectionActions();
  const facts = legFacts(from, to, bookings);
  const fromDest = isHome(from.id) ? null : from.id;
  const toDest = isHome(to.id) ? null : to.id;
  const addBooking = () => actions.addBooking({ at: 'leg', fromDest, toDest });
  // If there is no room for a separate link, the distance is the link.
  const isPhone = useIsMobile();
  const directionsLink = useDirectionsLink(from, to);
  const directions = isPreview || facts.kind === 'hidden' ? null : directionsLink;
  const directionsLabel = t('openDirectionsLabel', { from: from.name, to: to.name });
  return (
    <div
      className={styles.leg}
      style={colorStyle(color)}
      onPointerEnter={() => selectLeg(from.id)}
      onPointerLeave={() => selectLeg(null)}
    >
      <span
        className={classNames(
          styles.line,
          styles[
            from.transport === 'Hidden'
              ? 'none'
              : dashOf({ transport: from.transport, failed: facts.kind === 'failed' })
          ],
        )}
        aria-hidden="true"
      />
      <div className={styles.texts}>
        <div className={classNames(styles.words, isPreview && styles.compared)}>
          {isPreview ? (
            <TransportIcon transport={from.transport} />
          ) : (
            <TransportMenu
              from={from}
              to={to}
              onChange={(transport) => actions.setTransport(from.id, transport)}
              onChangeAll={(transport) => actions.setTransportForAll(from.id, transport)}
              onAddBooking={addBooking}
            />
          )}
          {was ? (
            <s className={styles.was}>
              <LegWords facts={was} isShort />
            </s>
          ) : null}
          {isPhone && directions ? (
            <a className={styles.factsLink} href={directions} target="_blank" rel="noreferrer">
              <LegWords facts={facts} />
              <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden="true" />
              <span className="visually-hidden">, {directionsLabel}</span>
            </a>
          ) : (
            <span className={classNames(was !== null && styles.changed)}>
              <LegWords facts={facts} />
            </span>
          )}
          {!isPhone && directions ? (
            <span className={styles.directionsRoom}>
              <a
                className={styles.directions}
                href={directions}
                target="_blank"
                rel="noreferrer"
                aria-label={directionsLabel}
              >
                <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden="true" />
                <span className={styles.directionsWords}>{t('openDirections')}</span>
              </a>
            </span>
          ) : null}
        </div>
        <LegContents facts={facts} />
        <LaterBookingCards
          bookings={journeyOf(bookings, fromDest, toDest)}
          onOpen={isPreview ? null : actions.openBooking}
          onConnect={addBooking}
        />
      </div>
    </div>
  );
});

/** The ferries on the way, or a flight's time at airports. */
function LegContents({ facts }: { facts: LegFacts }) {
  const format = useTripFormat();
  const wordsOf = useLegContents();
  const words = facts.kind === 'known' ? wordsOf(writeLegContents(facts.contents, format.duration)) : null;
  return words ? <p className={styles.contents}>{words}</p> : null;
}

/** Distance and time of a leg as text. */
export function LegWords({ facts, isShort = false }: { facts: LegFacts; isShort?: boolean }) {
  const t = useTranslations('itinerary');
  const format = useTripFormat();
  if (facts.kind === 'hidden') return t('hiddenLeg');
  if (facts.kind === 'failed') return t('noDistance');
  const distance = format.distance(facts.miles);
  if (isShort) return distance;
  return t(facts.isAbout ? 'about' : 'measured', { distance, time: format.duration(facts.hours) });
}

/** The link to turn-by-turn directions; null if the setting is empty. */
function useDirectionsLink(from: Destination, to: Destination): string | null {
  const template = useSetting('directions_url');
  if (!template) return null;
  return fillTemplate(template, {
    fromLat: from.coords[1],
    fromLon: from.coords[0],
    toLat: to.coords[1],
    toLon: to.coords[0],
  });
}
