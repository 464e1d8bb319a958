import type { TextKind } from '@wayfold/contract/trip/collections';
import { isSafeLink, type RichText, type Span } from '@wayfold/contract/trip/rich-text';
import type { Destination, TripText } from '@wayfold/contract/trip/trip';
import { legFacts } from '../changes/leg-facts';
import { staysOf } from '../dates/itinerary';
import { timeLeft } from '../dates/time-left';
import { ledgerOf } from '../document/costs';
import { tripDates } from '../document/totals';
import {
  allPictures,
  headerPicture,
  orderedDestinations,
  type TripDocument,
  textsOf,
} from '../document/trip-document';
import {
  formatDates,
  formatDayNumbers,
  formatDays,
  formatDistance,
  formatDuration,
  formatInstant,
} from '../format/format';
import { type PagePicture, pagePicture } from '../pictures/page-picture';
import { type PicturedPlace, picturedTrip } from '../pictures/scenes';
import { HOME_OUT, type LegPair, legPairs } from '../travel/home-legs';
import { legContents, type WrittenLegContents, writeLegContents } from '../travel/leg-contents';
import type { PageDay } from './page-day';
import { type DaysStyle, pageDays } from './page-days';
import { pageJourneys } from './page-journeys';
import { pageSnapshotOf } from './page-snapshot';
import type { PageSnapshot } from './trip-page-changes';
import { type PageCosts, pageCosts } from './trip-page-costs';
import type { TripOwner, TripView } from './trip-view';

/** Who makes the trip and how to reach them; fields without a value are null. */
export interface PagePerson {
  readonly name: string | null;
  readonly title: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly video: string | null;
  readonly meeting: string | null;
}

/** One destination in the page's list. */
export interface PageStop {
  readonly id: string;
  readonly name: string;
  readonly localName: string | null;
  readonly region: string | null;
  readonly country: string | null;
  readonly nights: number;
  /** "May 8 – 10"; null while the trip has no dates. */
  readonly dates: string | null;
  /** "8–10", for where the month is shown elsewhere. */
  readonly shortDates: string | null;
  /**
   * The transport to the next destination, or home; null at the end and if it is hidden. Without a distance, no route was
   * found.
   */
  readonly onward: {
    readonly distance: string | null;
    readonly duration: string;
    readonly isAbout: boolean;
    readonly contents: WrittenLegContents;
  } | null;
  /** Its first day, and those on which something is planned. */
  readonly days: readonly PageDay[];
}

/** A line of text that may be a link. */
export interface PageLine {
  readonly id: string;
  readonly text: string;
  readonly href: string | null;
}

/** An offer; `ends` says when, in the local time of its zone, and `at` is the same in milliseconds since 1970. */
export interface PageOffer extends PageLine {
  readonly ends: string | null;
  readonly at: number | null;
}

/** What a trip's public page shows, as text. What has no content is empty or null and isn't rendered. */
export interface TripPage {
  readonly isBusiness: boolean;
  readonly name: string;
  readonly displayName: string;
  readonly tagline: string;
  /** A picture of the company; null means the page's own logo. */
  readonly logo: string | null;
  readonly website: string | null;
  /** Null if contact isn't shown. */
  readonly person: PagePerson | null;
  readonly headlines: readonly string[];
  readonly descriptions: readonly string[];
  readonly dates: string | null;
  readonly nights: number;
  /** Of all legs together; null if there is none. */
  readonly distance: string | null;
  /** Whether any of it is an estimate. */
  readonly isAbout: boolean;
  /** What the scene is chosen by if there is no header picture. */
  readonly scene: PicturedPlace;
  readonly header: PagePicture | null;
  /** The header first, then the others in order. */
  readonly pictures: readonly PagePicture[];
  /** The leg from home to the first stop; null for a trip that doesn't start there, and on pages for others. */
  readonly fromHome: PageStop['onward'];
  readonly stops: readonly PageStop[];
  readonly itinerary: RichText | null;
  readonly costs: readonly PageCosts[];
  readonly inclusions: readonly PageLine[];
  readonly exclusions: readonly PageLine[];
  readonly actions: readonly PageLine[];
  readonly offers: readonly PageOffer[];
  readonly nextSteps: readonly PageLine[];
  readonly contacts: readonly PageLine[];
  readonly validity: readonly PageLine[];
  /** What is booked on the legs, by the stop they start from. */
  readonly journeys: ReturnType<typeof pageJourneys>;
  /** For telling returning viewers what has changed. */
  readonly snapshot: PageSnapshot;
  /**
   * When the page was written, and when its texts about time become outdated (null: never), in milliseconds since 1970.
   */
  readonly writtenAt: number;
  readonly goodUntil: number | null;
}

/** How to format the texts of a page. */
export interface PageStyle extends DaysStyle {
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Builds the content of a trip's public page for an audience that may see `view`.
 *
 * Links lead to the web, an email address or a phone number: anything else is left out, whatever is stored.
 */
export function tripPage(view: TripView, style: PageStyle): TripPage {
  const { document, owner, totals } = view;
  const { trip } = document;
  const { locale, unit, now } = style;
  const isBusiness = owner?.type === 'BP';
  const ordered = orderedDestinations(document);
  const dates = tripDates(document);
  const offers = textsOf(document, 'offerDeadlines').map((text) => offerOf(text, locale));
  const lasting = offers.filter(({ at }) => at === null || at > now);
  const costs = costTables(document, isBusiness, locale);
  const pairs = new Map(legPairs(document).map((pair) => [pair.from.id, pair]));
  const start = pairs.get(HOME_OUT);
  const header = headerPicture(document);
  const stopStyle = { locale, unit, bookings: document.bookings };
  const stops = staysOf(document).map((stay) => ({
    ...stopOf(stay.destination, pairs.get(stay.destination.id), stopStyle),
    days: pageDays(document, stay, style),
  }));
  const words = (kind: TextKind) => linesOf(document, kind).map(({ text }) => text);
  return {
    isBusiness,
    name: trip.name,
    displayName: trip.displayName,
    tagline: trip.displayTagline,
    logo: isBusiness ? ownAddress(owner.company?.image1 ?? owner.company?.image2 ?? null) : null,
    website: isBusiness ? safe(owner.company?.website ?? null) : null,
    person: owner && personOf(owner),
    headlines: words('headlines'),
    descriptions: words('tripDescriptions'),
    dates: dates && formatDates(dates.from, dates.to, locale),
    nights: totals.nights,
    distance: totals.miles > 0 ? formatDistance(totals.miles, unit, locale) : null,
    isAbout: stops.some(({ onward }) => onward?.isAbout),
    scene: picturedTrip({ ...trip, stops: ordered }),
    header: header ? pagePicture(header, document, locale) : null,
    pictures: allPictures(document).map((picture) => pagePicture(picture, document, locale)),
    fromHome: start ? onwardOf(start.from, start.to, stopStyle) : null,
    stops,
    itinerary: trip.textItinerary && withSafeLinks(trip.textItinerary),
    costs,
    inclusions: linesOf(document, 'tripInclusions'),
    exclusions: linesOf(document, 'tripExclusions'),
    actions: linesOf(document, 'callToActions'),
    offers: lasting,
    nextSteps: linesOf(document, 'nextSteps'),
    contacts: linesOf(document, 'contacts'),
    validity: linesOf(document, 'validThrus'),
    journeys: pageJourneys(document, locale),
    snapshot: pageSnapshotOf(document, { costs, offers: lasting, locale }),
    writtenAt: now,
    goodUntil: goodUntil(lasting, now),
  };
}

function costTables(document: TripDocument, isBusiness: boolean, locale: string): PageCosts[] {
  const ledger = ledgerOf(document);
  const kinds = isBusiness ? (['approximate'] as const) : (['costEst', 'costAct'] as const);
  return kinds.flatMap((kind) => pageCosts(ledger, { kind, own: document.trip.currency, locale }) ?? []);
}

/** How the page says to reach its maker; null if it says nothing. */
export function personOf(owner: TripOwner): PagePerson | null {
  const person = {
    name: owner.businessPersonName || null,
    title: owner.businessTitle || null,
    email: owner.businessEmail || null,
    phone: owner.businessPhone || null,
    video: safe(owner.tripOverviewURL),
    meeting: safe(owner.scheduleMeetingURL),
  };
  return Object.values(person).some((value) => value !== null) ? person : null;
}

function safe(link: string | null): string | null {
  return link !== null && isSafeLink(link) ? link : null;
}

/** An address on this server; null for one elsewhere, which would reveal viewers to a third party. */
function ownAddress(address: string | null): string | null {
  return address !== null && /^\/[^/\\]/.test(address) ? address : null;
}

type StopStyle = Pick<PageStyle, 'locale' | 'unit'> & Pick<TripDocument, 'bookings'>;

function stopOf(stop: Destination, leg: LegPair | undefined, style: StopStyle): Omit<PageStop, 'days'> {
  const { locale } = style;
  const { id, name, localName, region, country, nights, dtArrive, dtDepart } = stop;
  return {
    id,
    name,
    localName: localName && localName !== name ? localName : null,
    region,
    country,
    nights,
    dates: dtArrive && formatDays(dtArrive, dtDepart ?? dtArrive, locale),
    shortDates: dtArrive && formatDayNumbers(dtArrive, dtDepart ?? dtArrive, locale),
    onward: leg ? onwardOf(leg.from, leg.to, style) : null,
  };
}

function onwardOf(
  from: Destination,
  to: Destination,
  { locale, unit, bookings }: StopStyle,
): PageStop['onward'] {
  const facts = legFacts(from, to, bookings);
  if (facts.kind === 'hidden') return null;
  const parts = facts.kind === 'known' ? facts.contents : legContents();
  const contents = writeLegContents(parts, (hours) => formatDuration(hours, locale));
  if (facts.kind === 'failed') return { distance: null, duration: '', isAbout: false, contents };
  return {
    distance: formatDistance(facts.miles, unit, locale),
    duration: formatDuration(facts.hours, locale),
    isAbout: facts.isAbout,
    contents,
  };
}

/** The texts of a kind that have content, with safe links. */
function linesOf(document: TripDocument, kind: TextKind): PageLine[] {
  return textsOf(document, kind)
    .filter(({ text }) => text.trim() !== '')
    .map(({ id, text, href }) => ({ id, text, href: safe(href) }));
}

function offerOf({ id, text, href, at, timezone }: TripText, locale: string): PageOffer {
  return {
    id,
    text,
    href: safe(href),
    ends: at === null ? null : formatInstant(at, timezone ?? 'UTC', locale),
    at: at === null ? null : Date.parse(at),
  };
}

function goodUntil(offers: readonly PageOffer[], now: number): number | null {
  const moments = offers.flatMap(({ at }) => (at === null ? [] : (timeLeft(at, now)?.until ?? [])));
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Text that is old or from a file may contain links that are refused today: only their text stays. */
function withSafeLinks(blocks: RichText): RichText {
  const spans = (list: readonly Span[]) => list.map((span) => ({ ...span, href: safe(span.href) }));
  return blocks.map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map(spans) }
      : { ...block, spans: spans(block.spans) },
  );
}
