import { isSafeLink, type RichText, type Span } from '@wayfold/contract/trip/rich-text';
import type { Destination, TextKind, TripText } from '@wayfold/contract/trip/trip';
import { legKey } from '../changes/settle';
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
  type DistanceUnit,
  formatDates,
  formatDayNumbers,
  formatDays,
  formatDistance,
  formatDuration,
  formatInstant,
} from '../format/format';
import { type PagePicture, pagePicture } from '../pictures/page-picture';
import { type PicturedPlace, picturedTrip } from '../pictures/scenes';
import { pageSnapshotOf } from './page-snapshot';
import type { PageSnapshot } from './trip-page-changes';
import { type PageCosts, pageCosts } from './trip-page-costs';
import type { TripOwner, TripView } from './trip-view';

/** Who makes the trip and how they are reached; fields without a value are null. */
export interface PagePerson {
  readonly name: string | null;
  readonly title: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly video: string | null;
  readonly meeting: string | null;
}

/** One destination of the page's list. */
export interface PageStop {
  readonly id: string;
  readonly name: string;
  readonly localName: string | null;
  readonly region: string | null;
  readonly country: string | null;
  readonly nights: number;
  /** "May 8 – 10"; null while the trip has no dates. */
  readonly dates: string | null;
  /** "8–10", where the month stands elsewhere. */
  readonly shortDates: string | null;
  /** The way on; null at the end and where it is hidden. Without a distance none was found. */
  readonly onward: {
    readonly distance: string | null;
    readonly duration: string;
    readonly isAbout: boolean;
  } | null;
}

/** A line of text that may lead somewhere. */
export interface PageLine {
  readonly id: string;
  readonly text: string;
  readonly href: string | null;
}

/** An offer; `ends` says when, on the clocks of its zone, and `at` is the same as milliseconds since 1970. */
export interface PageOffer extends PageLine {
  readonly ends: string | null;
  readonly at: number | null;
}

/** What the public page of a trip shows, in its words. What has no content is empty or null and is not drawn. */
export interface TripPage {
  readonly isBusiness: boolean;
  readonly name: string;
  readonly displayName: string;
  readonly tagline: string;
  /** Picture of the company; null stands for the page's own. */
  readonly logo: string | null;
  readonly website: string | null;
  /** Null where contact is not shown. */
  readonly person: PagePerson | null;
  readonly headlines: readonly string[];
  readonly descriptions: readonly string[];
  readonly dates: string | null;
  readonly nights: number;
  /** Of all legs together; null where there is none. */
  readonly distance: string | null;
  /** What the scene is picked by where there is no header picture. */
  readonly scene: PicturedPlace;
  readonly header: PagePicture | null;
  /** The header first, then the others in their order. */
  readonly pictures: readonly PagePicture[];
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
  /** What a returning reader is told about when it has become different. */
  readonly snapshot: PageSnapshot;
  /** When the page was written, and when its words about time are no longer so (null: never); milliseconds since 1970. */
  readonly writtenAt: number;
  readonly goodUntil: number | null;
}

/** How the words of a page are written. */
export interface PageStyle {
  readonly locale: string;
  readonly unit: DistanceUnit;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Says what the public page of a trip shows, to an audience that may see `view`.
 *
 * Links lead to the web, a mail or a call: anything else is left out, whatever is stored.
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
  const header = headerPicture(document);
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
    scene: picturedTrip({ ...trip, stops: ordered }),
    header: header ? pagePicture(header, document, locale) : null,
    pictures: allPictures(document).map((picture) => pagePicture(picture, document, locale)),
    stops: ordered.map((stop, index) => stopOf(stop, ordered[index + 1], style)),
    itinerary: trip.textItinerary && withSafeLinks(trip.textItinerary),
    costs,
    inclusions: linesOf(document, 'tripInclusions'),
    exclusions: linesOf(document, 'tripExclusions'),
    actions: linesOf(document, 'callToActions'),
    offers: lasting,
    nextSteps: linesOf(document, 'nextSteps'),
    contacts: linesOf(document, 'contacts'),
    validity: linesOf(document, 'validThrus'),
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

/** How the page says that its maker is reached; null where it says nothing. */
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

/** An address on this server; null for one elsewhere, which would tell strangers who looks. */
function ownAddress(address: string | null): string | null {
  return address !== null && /^\/[^/\\]/.test(address) ? address : null;
}

function stopOf(stop: Destination, next: Destination | undefined, { locale, unit }: PageStyle): PageStop {
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
    onward: next ? onwardOf(stop, next, { locale, unit }) : null,
  };
}

function onwardOf(
  from: Destination,
  to: Destination,
  { locale, unit }: Pick<PageStyle, 'locale' | 'unit'>,
): PageStop['onward'] {
  if (from.transport === 'Hidden') return null;
  const { leg } = from;
  const fits = leg !== null && leg.key === legKey(from.coords, to.coords, from.transport);
  if (fits && leg.failed) return { distance: null, duration: '', isAbout: false };
  return {
    distance: formatDistance(from.miles, unit, locale),
    duration: formatDuration(from.hours, locale),
    isAbout: !fits || leg.estimated,
  };
}

/** Texts of a kind that say something, with links one may follow. */
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

/** Text of an older time, or of a file, may hold links that are refused today: their words stay. */
function withSafeLinks(blocks: RichText): RichText {
  const spans = (list: readonly Span[]) => list.map((span) => ({ ...span, href: safe(span.href) }));
  return blocks.map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map(spans) }
      : { ...block, spans: spans(block.spans) },
  );
}
