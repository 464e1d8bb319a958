import { Image, View } from '@react-pdf/renderer';
import { orderedDestinations } from '@wayfold/domain/document/trip-document';
import { HOME_OUT, legPairs } from '@wayfold/domain/travel/home-legs';
import { MAP_SHARE } from '../map-share';
import { legContentsText } from './leg-contents-text';
import { INK } from './look';
import { type Paper, sheetOf } from './paper';
import { Pin, Row, SectionTitle, Words } from './parts';

/** The map, and each leg with its distance and time, and what is booked on it. */
export function Route({ paper }: { paper: Paper }) {
  const { page, words, document, map, format } = paper;
  const { innerWidth } = sheetOf(paper);
  const stops = orderedDestinations(document);
  const onwards = new Map(page.stops.map(({ id, onward }) => [id, onward]));
  const legs = legPairs(document).flatMap(({ from, to }) => {
    const onward = from.id === HOME_OUT ? page.fromHome : onwards.get(from.id);
    return onward ? [{ onward, from, to }] : [];
  });
  const hours = stops.reduce((sum, stop) => sum + stop.hours, document.trip.homeHours);
  return (
    <>
      <SectionTitle paper={paper}>{words.route}</SectionTitle>
      {map && (
        <View wrap={false} style={{ marginBottom: 14, borderRadius: 8, overflow: 'hidden' }}>
          <Image src={map} style={{ width: innerWidth, height: innerWidth * MAP_SHARE, borderRadius: 8 }} />
        </View>
      )}
      {legs.map(({ onward, from, to }) => (
        <Row key={from.id}>
          {from.id === HOME_OUT ? (
            <View style={{ width: 18 }} />
          ) : (
            <Pin paper={paper} number={from.destinationOrder} />
          )}
          <View style={{ flex: 1 }}>
            <Words paper={paper} size={12} width={innerWidth - 310}>
              {words.fromTo(from.name, to.name)}
            </Words>
            <Contents paper={paper} text={legContentsText(onward.contents, words)} />
            {page.journeys[from.id]?.map(({ id, text }) => (
              <Contents key={id} paper={paper} text={text} />
            ))}
          </View>
          <Words paper={paper} size={11} color={INK.ink2} style={{ width: 78 }}>
            {words.transports[from.transport]}
          </Words>
          <Words paper={paper} size={12} width={90} style={{ width: 88, textAlign: 'right' }}>
            {onward.distance && onward.isAbout ? words.about(onward.distance) : (onward.distance ?? '')}
          </Words>
          <Words paper={paper} size={12} width={114} style={{ width: 112, textAlign: 'right' }}>
            {onward.distance === null
              ? words.noWay
              : onward.isAbout
                ? words.about(onward.duration)
                : onward.duration}
          </Words>
        </Row>
      ))}
      {legs.length > 1 && page.distance && (
        <Row>
          <View style={{ width: 18 }} />
          <Words paper={paper} size={12} weight={600} style={{ flex: 1 }}>
            {words.allTogether}
          </Words>
          <Words paper={paper} size={12} weight={600} style={{ width: 88, textAlign: 'right' }}>
            {page.isAbout ? words.about(page.distance) : page.distance}
          </Words>
          <Words paper={paper} size={12} weight={600} style={{ width: 112, textAlign: 'right' }}>
            {page.isAbout ? words.about(format.duration(hours)) : format.duration(hours)}
          </Words>
        </Row>
      )}
    </>
  );
}

/** A line about a leg: the ferries on the way, a flight's time at airports, or what is booked. */
function Contents({ paper, text }: { paper: Paper; text: string | null }) {
  if (text === null) return null;
  return (
    <Words paper={paper} size={10} color={INK.ink3} width={sheetOf(paper).innerWidth - 310}>
      {text}
    </Words>
  );
}
