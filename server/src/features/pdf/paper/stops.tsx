import { Image, View } from '@react-pdf/renderer';
import type { Destination, TripEvent } from '@wayfold/contract/trip';
import { type Stay, type StayDay, stayDays, staysOf } from '@wayfold/domain/itinerary';
import { legColor } from '@wayfold/domain/palette';
import { saysSomething } from '../clean-text';
import { INK } from './look';
import { type Paper, sheetOf } from './paper';
import { Hatched, Pin, Words } from './parts';

/** A destination never starts in this last part of a page. */
const LAST_PART = 0.2;

/** Every destination with its dates, the way to it, and what is planned on each of its days. */
export function Stops({ paper }: { paper: Paper }) {
  const stays = staysOf(paper.document);
  return stays.map((stay, index) => (
    <OneStop
      key={stay.destination.id}
      paper={paper}
      stay={stay}
      before={stays[index - 1]?.destination ?? null}
    />
  ));
}

function OneStop({ paper, stay, before }: { paper: Paper; stay: Stay; before: Destination | null }) {
  const { destination } = stay;
  const days = stayDays(stay).filter((day, index) => day.events.length > 0 || index === 0);
  return (
    <>
      <StopHeading paper={paper} destination={destination} />
      {days.map((day, index) => (
        <Day
          key={day.key}
          paper={paper}
          day={day}
          destination={destination}
          before={index === 0 ? before : null}
        />
      ))}
    </>
  );
}

function StopHeading({ paper, destination }: { paper: Paper; destination: Destination }) {
  const { page, words, scenes } = paper;
  const { innerHeight, innerWidth } = sheetOf(paper);
  const { id, name, localName, region, country, nights } = destination;
  const dates = page.stops.find((stop) => stop.id === id)?.dates ?? null;
  const facts = [region || country, dates, words.nights(nights)].filter(
    (fact) => fact && saysSomething(fact),
  );
  const scene = scenes.get(id);
  return (
    <View
      wrap={false}
      minPresenceAhead={innerHeight * LAST_PART}
      style={{ flexDirection: 'row', gap: 14, alignItems: 'center', marginTop: 14, marginBottom: 6 }}
      // The library takes a bookmark everywhere; its types know it of pages alone.
      {...{ bookmark: name }}
    >
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

type DayProps = { paper: Paper; day: StayDay; destination: Destination; before: Destination | null };

function Day({ paper, day, destination, before }: DayProps) {
  const { words, format } = paper;
  const color = legColor(destination.destinationOrder - 1, 'light');
  const label = words.day(day.tripDay);
  const [first, ...others] = day.events;
  return (
    <>
      <View wrap={false}>
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: 8,
            borderBottom: `1.5pt solid ${color}`,
            paddingBottom: 4,
            marginTop: 16,
          }}
        >
          <Pin paper={paper} number={destination.destinationOrder} />
          <Words paper={paper} serif size={17} style={{ flex: 1 }}>
            {day.date ? format.weekday(day.date) : label}
          </Words>
          <Words paper={paper} size={11} color={INK.ink3}>
            {day.date ? `${label} · ${destination.name}` : destination.name}
          </Words>
        </View>
        {before && <Way paper={paper} from={before} to={destination} />}
        {first && <Planned paper={paper} event={first} />}
      </View>
      {others.map((event) => (
        <Planned key={event.id} paper={paper} event={event} />
      ))}
    </>
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
      <Words paper={paper} size={11.5} color={INK.ink2}>
        {text}
      </Words>
    </Hatched>
  );
}

function Planned({ paper, event }: { paper: Paper; event: TripEvent }) {
  const { innerWidth } = sheetOf(paper);
  const { notes } = event;
  const time = timeOf(event, paper);
  const details = [until(event, paper), event.pinned ? paper.words.booked : null].filter(Boolean).join(' · ');
  const width = innerWidth - 62 - 80 - 20;
  return (
    <View
      // Long notes may go on over the page.
      wrap={(notes?.length ?? 0) > 500}
      style={{ flexDirection: 'row', gap: 10, paddingVertical: 7, borderBottom: `0.75pt solid ${INK.line}` }}
    >
      <Words paper={paper} size={12} color={INK.ink2} width={70} style={{ width: 58 }}>
        {time}
      </Words>
      <View style={{ flex: 1, gap: 2 }}>
        <Words paper={paper} width={width}>
          {event.name}
        </Words>
        {details && (
          <Words paper={paper} size={11} color={INK.ink3} width={width}>
            {details}
          </Words>
        )}
        {notes && saysSomething(notes) && (
          <Words paper={paper} size={11} color={INK.ink3} width={width}>
            {notes}
          </Words>
        )}
      </View>
      <Words paper={paper} weight={600} style={{ width: 76, textAlign: 'right' }}>
        {priceOf(event, paper)}
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

function priceOf({ costAct, costEst, currency }: TripEvent, { document, format, words }: Paper): string {
  const amount = costEst ?? costAct;
  if (amount === null) return '';
  return amount === 0 ? words.free : format.money(amount, currency ?? document.trip.currency);
}
