import { Image, View } from '@react-pdf/renderer';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import { type Stay, type StayDay, stayDays, staysOf } from '@wayfold/domain/dates/itinerary';
import { shownAmount } from '@wayfold/domain/document/costs';
import { legColor } from '@wayfold/domain/format/palette';
import { areaBeside } from '@wayfold/domain/format/place-label';
import { Fragment } from 'react';
import { saysSomething } from '../../drawing/clean-text';
import { CategoryIcon, TransportIcon } from './icons';
import { INK } from './look';
import { bookmarkOf, type Paper, sheetOf } from './paper';
import { Continued, ContinuedTitle, Hatched, LeftOutNote, Pin, Words } from './parts';

/** Notes with more letters or more lines than this may go on over the page. */
const LONG_NOTES = { letters: 500, lines: 12 } as const;

/** Every destination with its dates, the way to it, and what is planned on each of its days. */
export function Stops({ paper }: { paper: Paper }) {
  const stays = staysOf(paper.document).map((stay) => printedStay(stay, paper));
  return stays.map((stay, index) => (
    <OneStop
      key={stay.destination.id}
      paper={paper}
      stay={stay}
      before={stays[index - 1]?.destination ?? null}
    />
  ));
}

/** A stay with the plans that have a line, and how many have none. */
type PrintedStay = Stay & { readonly more: number };

function printedStay(stay: Stay, { leftOut }: Paper): PrintedStay {
  const events = stay.events.filter(({ id }) => !leftOut.plans.has(id));
  return { ...stay, events, more: stay.events.length - events.length };
}

type OneStopProps = { paper: Paper; stay: PrintedStay; before: Destination | null };

function OneStop({ paper, stay, before }: OneStopProps) {
  const { destination, more } = stay;
  const [first, ...others] = stayDays(stay).filter((day, index) => day.events.length > 0 || index === 0);
  if (!first) return null;
  const of = { paper, destination };
  return (
    // The library takes a bookmark everywhere; its types know it of pages alone.
    <View {...{ bookmark: bookmarkOf(paper, destination.name) }}>
      <View wrap={false}>
        <StopHeading {...of} />
        <DayBegin {...of} day={first} before={before} />
      </View>
      <Continued>
        <ContinuedTitle paper={paper}>{destination.name}</ContinuedTitle>
      </Continued>
      <DayRest {...of} day={first} />
      {others.map((day) => (
        <View key={day.key}>
          <View wrap={false}>
            <DayBegin {...of} day={day} before={null} />
          </View>
          <DayRest {...of} day={day} />
        </View>
      ))}
      {more > 0 && <LeftOutNote paper={paper} what={paper.words.morePlans(more)} />}
    </View>
  );
}

function StopHeading({ paper, destination }: { paper: Paper; destination: Destination }) {
  const { page, words, scenes } = paper;
  const { innerWidth } = sheetOf(paper);
  const { id, name, localName, nights } = destination;
  const dates = page.stops.find((stop) => stop.id === id)?.dates ?? null;
  const facts = [areaBeside(destination), dates, words.nights(nights)].filter(
    (fact) => fact && saysSomething(fact),
  );
  const scene = scenes.get(id);
  return (
    <View style={{ flexDirection: 'row', gap: 14, alignItems: 'center', marginTop: 14, marginBottom: 6 }}>
      {scene && <Image src={scene} style={{ width: 96, height: 64, borderRadius: 6, objectFit: 'cover' }} />}
      <View style={{ flex: 1, gap: 3 }}>
        <Words paper={paper} serif size={26} width={innerWidth - 110}>
          {localName && localName !== name && saysSomething(localName) ? `${name} ${localName}` : name}
        </Words>
        <Words paper={paper} size={12} color={INK.ink2}>
          {facts.join(' · ')}
        </Words>
      </View>
    </View>
  );
}

type DayProps = { paper: Paper; day: StayDay; destination: Destination };

/** What stays together at the beginning of a day: its date, the way there, and what is planned first. */
function DayBegin({ paper, day, destination, before }: DayProps & { before: Destination | null }) {
  const [first] = day.events;
  return (
    <>
      <DayHeading paper={paper} day={day} destination={destination} />
      {before && <Way paper={paper} from={before} to={destination} />}
      {first && <Planned paper={paper} event={first} />}
    </>
  );
}

/** The other plans of a day, with its date once more on each page that they go on to. */
function DayRest({ paper, day, destination }: DayProps) {
  const [first, ...others] = day.events;
  if (!first || (others.length === 0 && !hasLongNotes(first))) return null;
  return (
    <View>
      <Continued>
        <DayHeading paper={paper} day={day} destination={destination} isContinued />
      </Continued>
      {hasLongNotes(first) && <LongNotes paper={paper} event={first} />}
      {others.map((event) => (
        <Fragment key={event.id}>
          <Planned paper={paper} event={event} />
          {hasLongNotes(event) && <LongNotes paper={paper} event={event} />}
        </Fragment>
      ))}
    </View>
  );
}

function DayHeading({ paper, day, destination, isContinued = false }: DayProps & { isContinued?: boolean }) {
  const { words, format } = paper;
  const color = legColor(destination.destinationOrder - 1, 'light');
  const label = words.day(day.tripDay);
  const date = day.date ? format.weekday(day.date) : label;
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 8,
        borderBottom: `1.5pt solid ${color}`,
        paddingBottom: 4,
        marginTop: isContinued ? 4 : 16,
        marginBottom: isContinued ? 6 : 0,
      }}
    >
      <Pin paper={paper} number={destination.destinationOrder} />
      <Words paper={paper} serif size={17} style={{ flex: 1, paddingTop: 2 }}>
        {isContinued ? words.continued(date) : date}
      </Words>
      <Words paper={paper} size={11} color={INK.ink3}>
        {day.date ? `${label} · ${destination.name}` : destination.name}
      </Words>
    </View>
  );
}

/** The way to a destination, in the color of the one it starts from. */
function Way({ paper, from, to }: { paper: Paper; from: Destination; to: Destination }) {
  const { words, page } = paper;
  const onward = page.stops.find((stop) => stop.id === from.id)?.onward;
  if (!onward) return null;
  const { distance, duration, isAbout } = onward;
  const how = distance === null ? [words.noWay] : [distance, isAbout ? words.about(duration) : duration];
  const text = [words.fromTo(from.name, to.name), ...how, words.transports[from.transport]].join(' · ');
  return (
    <Hatched paper={paper} color={legColor(from.destinationOrder - 1, 'light')}>
      <TransportIcon transport={from.transport} color={INK.ink2} />
      <Words paper={paper} size={11.5} color={INK.ink2} style={{ flex: 1 }}>
        {text}
      </Words>
    </Hatched>
  );
}

const TIME_WIDTH = 58;
const ICON_WIDTH = 13;
const PRICE_WIDTH = 76;
const GAP = 10;

function Planned({ paper, event }: { paper: Paper; event: TripEvent }) {
  const { innerWidth } = sheetOf(paper);
  const isOpen = hasLongNotes(event);
  const details = [until(event, paper), event.pinned ? paper.words.booked : null].filter(Boolean).join(' · ');
  const width = innerWidth - TIME_WIDTH - ICON_WIDTH - PRICE_WIDTH - 3 * GAP;
  const small = [details, isOpen ? '' : (event.notes ?? '')].filter((text) => text && saysSomething(text));
  return (
    <View
      wrap={false}
      style={{
        flexDirection: 'row',
        gap: GAP,
        paddingTop: 7,
        paddingBottom: isOpen ? 2 : 7,
        borderBottom: `${isOpen ? 0 : 0.75}pt solid ${INK.line}`,
      }}
    >
      <Words paper={paper} size={12} color={INK.ink2} width={70} style={{ width: TIME_WIDTH }}>
        {timeOf(event, paper)}
      </Words>
      <View style={{ width: ICON_WIDTH, paddingTop: 1.5 }}>
        <CategoryIcon category={event.category} color={INK.ink3} />
      </View>
      <View style={{ flex: 1, gap: 2 }}>
        <Words paper={paper} width={width}>
          {event.name}
        </Words>
        {small.map((text) => (
          <Words key={text} paper={paper} size={11} color={INK.ink3} width={width}>
            {text}
          </Words>
        ))}
      </View>
      <Words paper={paper} weight={600} style={{ width: PRICE_WIDTH, textAlign: 'right' }}>
        {priceOf(event, paper)}
      </Words>
    </View>
  );
}

function hasLongNotes({ notes }: TripEvent): boolean {
  if (notes === null || !saysSomething(notes)) return false;
  return (
    notes.length > LONG_NOTES.letters || notes.split('\n', LONG_NOTES.lines + 1).length > LONG_NOTES.lines
  );
}

/** Notes that may take more than what is left of a page, below the plan they are about. */
function LongNotes({ paper, event }: { paper: Paper; event: TripEvent }) {
  const { innerWidth } = sheetOf(paper);
  const indent = TIME_WIDTH + ICON_WIDTH + 2 * GAP;
  const right = PRICE_WIDTH + GAP;
  return (
    <View
      style={{
        paddingLeft: indent,
        paddingRight: right,
        paddingBottom: 7,
        borderBottom: `0.75pt solid ${INK.line}`,
      }}
    >
      <Words paper={paper} size={11} color={INK.ink3} width={innerWidth - indent - right}>
        {event.notes ?? ''}
      </Words>
    </View>
  );
}

function timeOf({ start, timeOfDay }: TripEvent, { format }: Paper): string {
  const time = start === null ? timeOfDay : start.slice(11) || null;
  return time ? format.time(time) : '';
}

function until({ start, end }: TripEvent, { format, words }: Paper): string | null {
  if (!end || end === start) return null;
  const time = end.slice(11);
  if (start?.slice(0, 10) === end.slice(0, 10)) return time ? words.until(format.time(time)) : null;
  return words.until(
    [format.weekday(end.slice(0, 10)), time && format.time(time)].filter(Boolean).join(', '),
  );
}

function priceOf(event: TripEvent, { document, format, words }: Paper): string {
  const amount = shownAmount(event);
  if (amount === null) return '';
  return amount === 0 ? words.free : format.money(amount, event.currency ?? document.trip.currency);
}
