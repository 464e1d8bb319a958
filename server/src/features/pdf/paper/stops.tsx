import { Image, View } from '@react-pdf/renderer';
import type { Destination } from '@wayfold/contract/trip/trip';
import { orderedDestinations } from '@wayfold/domain/document/trip-document';
import { legColor } from '@wayfold/domain/format/palette';
import { areaBeside } from '@wayfold/domain/format/place-label';
import { isPlanned, type PageDay, type PagePlan } from '@wayfold/domain/page/page-day';
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
  const destinations = orderedDestinations(paper.document);
  return destinations.map((destination, index) => (
    <OneStop
      key={destination.id}
      paper={paper}
      destination={destination}
      before={destinations[index - 1] ?? null}
    />
  ));
}

/** The days of a destination with the plans that have a line, and how many have none. */
function printedDays({ page, leftOut }: Paper, destination: Destination): { days: PageDay[]; more: number } {
  const stop = page.stops.find(({ id }) => id === destination.id);
  let more = 0;
  const days = (stop?.days ?? []).map((day) => {
    const plans = day.plans.filter(({ id }) => !leftOut.plans.has(id));
    more += day.plans.length - plans.length;
    return { ...day, plans };
  });
  return { days: days.filter((day, index) => index === 0 || isPlanned(day)), more };
}

type OneStopProps = { paper: Paper; destination: Destination; before: Destination | null };

function OneStop({ paper, destination, before }: OneStopProps) {
  const {
    days: [first, ...others],
    more,
  } = printedDays(paper, destination);
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

type DayProps = { paper: Paper; day: PageDay; destination: Destination };

/** What stays together at the beginning of a day: its date, the way there, and what is planned first. */
function DayBegin({ paper, day, destination, before }: DayProps & { before: Destination | null }) {
  const [first] = day.plans;
  return (
    <>
      <DayHeading paper={paper} day={day} destination={destination} />
      {before && <Way paper={paper} from={before} to={destination} />}
      {day.ongoing.map(({ id, name, ends }) => (
        <Words key={id} paper={paper} size={11} color={INK.ink3} style={{ marginTop: 6 }}>
          {[name, ends && paper.words.until(ends)].filter(Boolean).join(' · ')}
        </Words>
      ))}
      {first && <Planned paper={paper} plan={first} />}
    </>
  );
}

/** The other plans of a day, with its date once more on each page that they go on to. */
function DayRest({ paper, day, destination }: DayProps) {
  const [first, ...others] = day.plans;
  const { night } = day;
  if (night === null && (!first || (others.length === 0 && !hasLongNotes(first)))) return null;
  return (
    <View>
      <Continued>
        <DayHeading paper={paper} day={day} destination={destination} isContinued />
      </Continued>
      {first && hasLongNotes(first) && <LongNotes paper={paper} plan={first} />}
      {others.map((plan) => (
        <Fragment key={plan.id}>
          <Planned paper={paper} plan={plan} />
          {hasLongNotes(plan) && <LongNotes paper={paper} plan={plan} />}
        </Fragment>
      ))}
      {night !== null && saysSomething(night) && (
        <Words paper={paper} size={11} color={INK.ink3} style={{ marginTop: 6 }}>
          {paper.words.nightAt(night)}
        </Words>
      )}
    </View>
  );
}

function DayHeading({ paper, day, destination, isContinued = false }: DayProps & { isContinued?: boolean }) {
  const { words } = paper;
  const color = legColor(destination.destinationOrder - 1, 'light');
  const label = words.day(day.tripDay);
  const date = day.date ?? label;
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

function Planned({ paper, plan }: { paper: Paper; plan: PagePlan }) {
  const { innerWidth } = sheetOf(paper);
  const { words } = paper;
  const isOpen = hasLongNotes(plan);
  const details = [plan.ends && words.until(plan.ends), plan.isBooked ? words.booked : null];
  const width = innerWidth - TIME_WIDTH - ICON_WIDTH - PRICE_WIDTH - 3 * GAP;
  const texts = [details.filter(Boolean).join(' · '), hoursOf(plan, words), isOpen ? null : plan.notes];
  const small = texts.flatMap((text) => (text !== null && saysSomething(text) ? [text] : []));
  return (
    <View wrap={false}>
      {plan.hop && <Hop paper={paper} hop={plan.hop} />}
      <View
        style={{
          flexDirection: 'row',
          gap: GAP,
          paddingTop: 7,
          paddingBottom: isOpen ? 2 : 7,
          borderBottom: `${isOpen ? 0 : 0.75}pt solid ${INK.line}`,
        }}
      >
        <Words paper={paper} size={12} color={INK.ink2} width={70} style={{ width: TIME_WIDTH }}>
          {plan.time ?? ''}
        </Words>
        <View style={{ width: ICON_WIDTH, paddingTop: 1.5 }}>
          <CategoryIcon category={plan.category} color={INK.ink3} />
        </View>
        <View style={{ flex: 1, gap: 2 }}>
          <Words paper={paper} width={width}>
            {plan.name}
          </Words>
          {small.map((text) => (
            <Words key={text} paper={paper} size={11} color={INK.ink3} width={width}>
              {text}
            </Words>
          ))}
        </View>
        <Words paper={paper} weight={600} style={{ width: PRICE_WIDTH, textAlign: 'right' }}>
          {plan.isFree ? words.free : (plan.price ?? '')}
        </Words>
      </View>
    </View>
  );
}

/** How one gets to a plan from the one before, or from the hotel. */
function Hop({ paper, hop }: { paper: Paper; hop: NonNullable<PagePlan['hop']> }) {
  const { words } = paper;
  const { by, duration, distance, from } = hop;
  const way = from !== null && saysSomething(from) ? words.reachFrom(words.reach[by], from) : words.reach[by];
  return (
    <Words paper={paper} size={10.5} color={INK.ink3} style={{ marginLeft: TIME_WIDTH + GAP, marginTop: 5 }}>
      {[way, words.about(duration), distance].join(' · ')}
    </Words>
  );
}

/** When the place of a plan is open that day; null if that isn't known. */
function hoursOf({ hours }: PagePlan, words: Paper['words']): string | null {
  if (!hours) return null;
  if (hours.times === null) return words.closedThatDay;
  return hours.clashes ? words.closedThen(hours.times) : words.openHours(hours.times);
}

function hasLongNotes({ notes }: PagePlan): boolean {
  if (notes === null || !saysSomething(notes)) return false;
  return (
    notes.length > LONG_NOTES.letters || notes.split('\n', LONG_NOTES.lines + 1).length > LONG_NOTES.lines
  );
}

/** Notes that may take more than what is left of a page, below the plan they are about. */
function LongNotes({ paper, plan }: { paper: Paper; plan: PagePlan }) {
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
        {plan.notes ?? ''}
      </Words>
    </View>
  );
}
