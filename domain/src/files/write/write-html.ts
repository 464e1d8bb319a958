import type { Reach } from '@wayfold/contract/kernel/word-lists';
import type { TextKind } from '@wayfold/contract/trip/collections';
import { SECONDS_PER_HOUR } from '@wayfold/contract/trip/limits';
import { isSafeLink } from '@wayfold/contract/trip/rich-text';
import type { Destination } from '@wayfold/contract/trip/trip';
import { atOnce } from '../../changes/at-once';
import { legFacts } from '../../changes/leg-facts';
import { type Stay, staysOf } from '../../dates/itinerary';
import type { PlanHours } from '../../day/visit-hours';
import { costTotals, ledgerOf, linesByCategory } from '../../document/costs';
import { tripDates } from '../../document/totals';
import {
  headerPicture,
  orderedDestinations,
  picturesOf,
  type TripDocument,
  textsOf,
} from '../../document/trip-document';
import {
  type DistanceUnit,
  formatDays,
  formatDistance,
  formatDuration,
  formatFullDays,
  formatMoney,
} from '../../format/format';
import { legColor } from '../../format/palette';
import { areasLabel } from '../../format/place-label';
import { TRANSPORT_NAMES } from '../../format/transport-names';
import { isPlanned, type PageDay, type PagePlan } from '../../page/page-day';
import { pageDays } from '../../page/page-days';
import { type PageJourney, pageJourneys } from '../../page/page-journeys';
import { escapeHtml, htmlOf } from '../../page/rich-text';
import type { TripView } from '../../page/trip-view';
import { type PagePicture, pagePicture } from '../../pictures/page-picture';
import type { LegContents } from '../../travel/leg-contents';
import { TRIP_ELEMENT } from '../read/read-trip-file';
import { tripFileOf } from '../trip-file';
import { fileTitle } from './file-title';
import { nightsText } from './nights-text';
import { PAGE_STYLES } from './page-styles';
import { fullName } from './shown-times';

/** The maximum size of the pictures in a page that is sent by email, in bytes before base64. */
export const PAGE_PICTURE_BYTES = 6_000_000;

/** What a portable page is made with, besides the trip. */
export interface PageContext {
  readonly locale: string;
  readonly unit: DistanceUnit;
  /** The opening hours of its plans' places, as far as known. */
  readonly hours?: PlanHours;
  /** The trip's map as SVG; null if it couldn't be drawn. */
  readonly map: string | null;
  /** Pictures as `data:` URLs, by their address in the trip; missing ones are left out. */
  readonly pictures: ReadonlyMap<string, string>;
}

/**
 * A trip as one page that needs no server, network or scripts, with the whole trip inside, so that any Wayfold can
 * import it.
 *
 * Its own policy makes browsers neither run nor fetch anything.
 */
export function tripHtmlOf(view: TripView, context: PageContext): string {
  return atOnce(tripHtmlInParts(view, context));
}

/** Like `tripHtmlOf`, in slices, for large trips. */
export function* tripHtmlInParts(view: TripView, context: PageContext): Generator<void, string> {
  const { document } = view;
  const { trip } = document;
  const title = trip.displayName || fileTitle(document);
  const stops = yield* stopsHtml(document, context);
  const costs = costsHtml(document, context);
  yield;
  const data = jsonInHtml(tripFileOf(document));
  yield;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Wayfold">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${PAGE_STYLES}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${[
  headOf(view, context),
  headerHtml(document, context),
  context.map === null ? '' : `<div class="map">${context.map}</div>`,
  stops,
  trip.textItinerary === null ? '' : `<h2>Trip description</h2>\n${htmlOf(trip.textItinerary)}`,
  costs,
  textsHtml(document),
  picturesHtml(document, context),
]
  .filter((part) => part !== '')
  .join('\n')}
<footer class="small">
<p>Made with Wayfold. This page works offline and contains the whole trip. To edit it, import this file into Wayfold.</p>
</footer>
</main>
<script type="application/json" id="${TRIP_ELEMENT}">${data}</script>
</body>
</html>
`;
}

/** JSON that can't close the element it is in. */
function jsonInHtml(data: object): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function paragraph(text: string | null, kind: string): string {
  return !text ? '' : `<p class="${kind}">${escapeHtml(text)}</p>`;
}

function headOf({ document, totals }: TripView, { locale, unit }: PageContext): string {
  const dates = tripDates(document);
  const count = Object.keys(document.destinations).length;
  const facts = [
    dates ? formatFullDays(dates.from, dates.to, locale) : '',
    totals.nights === 1 ? '1 night' : `${totals.nights} nights`,
    count === 1 ? '1 destination' : `${count} destinations`,
    totals.miles > 0 ? aboutIf(hasEstimates(document), formatDistance(totals.miles, unit, locale)) : '',
  ];
  const { displayTagline, travelerName } = document.trip;
  return [
    paragraph(displayTagline, 'lead'),
    paragraph(facts.filter((fact) => fact !== '').join(' · '), 'lead'),
    paragraph(travelerName && `For ${travelerName}`, 'small'),
  ].join('');
}

function headerHtml(document: TripDocument, context: PageContext): string {
  const header = headerPicture(document);
  const address = header && context.pictures.get(header.imageUrl);
  if (!header || !address) return '';
  const shown = pagePicture(header, document, context.locale);
  return `<div class="header">${imageHtml(shown, address)}${creditHtml(shown)}</div>`;
}

function picturesHtml(document: TripDocument, context: PageContext): string {
  const items = picturesOf(document).flatMap((picture) => {
    const address = context.pictures.get(picture.imageUrl);
    if (!address) return [];
    const shown = pagePicture(picture, document, context.locale);
    const where = [shown.place, shown.day].filter((fact) => fact).join(' · ');
    const words = [paragraph(shown.description, 'caption'), paragraph(where, 'small'), creditHtml(shown)];
    return [`<li>${imageHtml(shown, address)}${words.join('')}</li>`];
  });
  return items.length === 0 ? '' : `<h2>Pictures</h2>\n<ul class="pictures">${items.join('')}</ul>`;
}

function imageHtml({ description, place }: PagePicture, address: string): string {
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(description || (place ?? ''))}">`;
}

/** Credits a picture: services require that photographers are named wherever their photos are shown. */
function creditHtml({ credit, creditUrl }: PagePicture): string {
  if (credit === null) return '';
  const words = `Photo by ${escapeHtml(credit)}`;
  const linked =
    creditUrl === null
      ? words
      : `<a href="${escapeHtml(creditUrl)}" rel="noopener noreferrer nofollow">${words}</a>`;
  return `<p class="small">${linked}</p>`;
}

function* stopsHtml(document: TripDocument, context: PageContext): Generator<void, string> {
  const stays = staysOf(document);
  if (stays.length === 0) return '';
  const stops: string[] = [];
  const booked = pageJourneys(document, context.locale);
  for (const stay of stays) {
    const journeys = booked[stay.destination.id] ?? [];
    stops.push(stopHtml(document, stay, { ...context, journeys }));
    yield;
  }
  return `<h2>Itinerary</h2>\n<ol class="stops">${stops.join('\n')}</ol>`;
}

function stopHtml(
  document: TripDocument,
  stay: Stay,
  { journeys, ...context }: PageContext & { journeys: readonly PageJourney[] },
): string {
  const { destination, isLast } = stay;
  const { dtArrive, dtDepart, nights, destinationOrder } = destination;
  const { locale } = context;
  const dates = dtArrive === null ? '' : formatDays(dtArrive, dtDepart ?? dtArrive, locale);
  const facts = [dates, nightsText(nights), areasLabel(destination)];
  const days = pageDays(document, stay, context).filter(isPlanned);
  return `<li class="stop" style="--leg:${legColor(destinationOrder - 1, 'light')}">
<span class="pin" aria-hidden="true">${destinationOrder}</span>
<h3>${escapeHtml(fullName(destination))}</h3>
${paragraph(facts.filter((fact) => fact !== '').join(' · '), 'small')}
${days.map(dayHtml).join('\n')}
${isLast ? '' : wayHtml(document, destination, context)}
${journeys.map(({ text }) => paragraph(text, 'small')).join('')}
</li>`;
}

function wayHtml(document: TripDocument, from: Destination, { locale, unit }: PageContext): string {
  const ordered = orderedDestinations(document);
  const next = ordered[ordered.findIndex(({ id }) => id === from.id) + 1];
  const facts = next && legFacts(from, next, document.bookings);
  if (!facts || facts.kind === 'hidden') return '';
  const name = TRANSPORT_NAMES[from.transport];
  if (facts.kind === 'failed') return `<p class="way">${name}</p>`;
  const { miles, hours, isAbout, contents } = facts;
  const far = aboutIf(isAbout, formatDistance(miles, unit, locale));
  const measures = miles > 0 ? ` · ${far} · ${formatDuration(hours, locale)}` : '';
  return `<p class="way">${name}${escapeHtml(measures + contentsText(contents, locale))}</p>`;
}

/** Whether the length of any leg is an estimate. */
function hasEstimates(document: TripDocument): boolean {
  const ordered = orderedDestinations(document);
  return ordered.slice(1).some((to, index) => {
    const from = ordered[index];
    const facts = from && legFacts(from, to, document.bookings);
    return facts?.kind === 'known' && facts.isAbout;
  });
}

function aboutIf(isAbout: boolean, amount: string): string {
  return isAbout ? `about ${amount}` : amount;
}

function contentsText(contents: LegContents, locale: string): string {
  const time = (seconds: number) => formatDuration(seconds / SECONDS_PER_HOUR, locale);
  const { ferries, ferrySeconds, airportSeconds, accessSeconds } = contents;
  if (ferrySeconds > 0) {
    const names = ferries.map((name) => (name === null ? 'a ferry' : `the ${name}`));
    const list = new Intl.ListFormat('en').format(names);
    return ` · includes ${list}, about ${time(ferrySeconds)} with boarding`;
  }
  if (airportSeconds === 0) return '';
  const ways = accessSeconds > 0 ? ` and ${time(accessSeconds)} to and from them` : '';
  return ` · includes about ${time(airportSeconds)} at airports${ways}`;
}

function dayHtml({ date, tripDay, ongoing, plans, night }: PageDay): string {
  const day = date === null ? `Day ${tripDay}` : `Day ${tripDay} · ${date}`;
  return [
    `<p class="day">${escapeHtml(day)}</p>`,
    ...ongoing.map(({ name, ends }) => paragraph(`${name} continues until ${ends}`, 'small')),
    plans.length === 0 ? '' : `<ul class="plans">${plans.map(planHtml).join('')}</ul>`,
    paragraph(night && `Night at ${night}`, 'small'),
  ].join('');
}

const REACHES: Readonly<Record<Reach, string>> = {
  ...{ walk: 'Walk', transit: 'Transit', bike: 'Bike', drive: 'Drive', taxi: 'Taxi' },
};

function planHtml(plan: PagePlan): string {
  const { name, category, time, ends, isBooked, isFree, price, notes, link } = plan;
  const facts = [category, isFree ? 'Free' : price, ends && `until ${ends}`, isBooked && 'Booked'];
  return `<li><span class="time">${time ?? 'All day'}</span><div class="plan"><strong>${escapeHtml(name)}</strong>${[
    paragraph(facts.filter(Boolean).join(' · '), 'small'),
    paragraph(hopText(plan), 'small'),
    paragraph(hoursText(plan), 'small'),
    paragraph(notes, 'notes'),
  ].join('')}${link === null ? '' : `<p class="notes">${linkHtml(link, link)}</p>`}</div></li>`;
}

function hopText({ hop }: PagePlan): string | null {
  if (hop === null) return null;
  const way = hop.from === null ? REACHES[hop.by] : `${REACHES[hop.by]} from ${hop.from}`;
  return `${way}, about ${hop.duration}, ${hop.distance}`;
}

function hoursText({ hours }: PagePlan): string | null {
  if (hours === null) return null;
  if (hours.times === null) return 'Closed that day';
  return hours.clashes ? `Closed at that time, open ${hours.times}` : `Open ${hours.times}`;
}

function costsHtml(document: TripDocument, { locale }: PageContext): string {
  const ledger = ledgerOf(document).filter(({ costEst, costAct, grossPrice }) =>
    [costEst, costAct, grossPrice].some((amount) => amount !== null),
  );
  const own = document.trip.currency;
  if (ledger.length === 0) return '';
  const hasGross = ledger.some(({ grossPrice }) => grossPrice !== null);
  const cell = (amount: number | null, currency: string) =>
    `<td class="sum">${amount === null ? '' : escapeHtml(formatMoney(amount, currency, locale))}</td>`;
  const rows = linesByCategory(ledger, own).flatMap(({ category, lines }) => [
    `<tr class="group"><th scope="colgroup" colspan="${hasGross ? 4 : 3}">${escapeHtml(category)}</th></tr>`,
    ...lines.map(
      ({ name, currency, costEst, costAct, grossPrice }) =>
        `<tr><td>${escapeHtml(name || category)}</td>${cell(costEst, currency)}${cell(costAct, currency)}${hasGross ? cell(grossPrice, currency) : ''}</tr>`,
    ),
  ]);
  const totals = costTotals(ledger, own).map(
    ({ currency, costEst, costAct }) =>
      `<tr class="group"><th scope="row">Total ${escapeHtml(currency)}</th>${cell(costEst, currency)}${cell(costAct, currency)}${hasGross ? '<td></td>' : ''}</tr>`,
  );
  return `<h2>Costs</h2>
<div class="scroll"><table><thead><tr><th scope="col">Item</th><th scope="col" class="sum">Estimated</th><th scope="col" class="sum">Actual</th>${hasGross ? '<th scope="col" class="sum">Gross</th>' : ''}</tr></thead><tbody>${rows.join('')}${totals.join('')}</tbody></table></div>`;
}

const TEXT_TITLES: Readonly<Record<TextKind, string>> = {
  headlines: 'Highlights',
  tripDescriptions: 'About this trip',
  tripInclusions: 'Inclusions',
  tripExclusions: 'Exclusions',
  offerDeadlines: 'Offers',
  callToActions: 'Immediate actions',
  nextSteps: 'Next steps',
  contacts: 'Contact',
  validThrus: 'Validity',
};

function textsHtml(document: TripDocument): string {
  return Object.entries(TEXT_TITLES)
    .flatMap(([kind, title]) => {
      const texts = textsOf(document, kind as TextKind).filter(({ text }) => text.trim() !== ''); // keys of the record are the kinds
      if (texts.length === 0) return [];
      const lines = texts.map(({ text, href }) => `<li class="words">${linkHtml(text, href)}</li>`);
      return [`<h2>${title}</h2>\n<ul>${lines.join('')}</ul>`];
    })
    .join('\n');
}

/** Text that is old or from a file may contain links that are refused today; those stay plain text. */
function linkHtml(text: string, href: string | null): string {
  const words = escapeHtml(text);
  if (href === null || !isSafeLink(href)) return words;
  return `<a href="${escapeHtml(href)}" rel="noopener noreferrer nofollow">${words}</a>`;
}
