import type { TripTrack } from '@wayfold/contract/trip/trip';
import { orderedDestinations, orderedTracks } from '../../document/trip-document';
import { nearestLon } from '../../map/mercator';
import type { TripView } from '../../page/trip-view';
import { trackLine } from '../../travel/tracks';
import { fileTitle } from './file-title';
import { type TripPoint, tripPoints } from './trip-points';
import { degrees, xmlElement } from './xml-text';

/**
 * A trip as GPX 1.1: its points as waypoints, its destinations as one route, and its tracks.
 *
 * @param stamp when the trip was last changed, as an ISO instant
 */
export function gpxOf({ document }: TripView, { stamp }: { stamp: string }): string {
  const points = tripPoints(document);
  const stops = points.filter(({ kind }) => kind === 'destination');
  const name = xmlElement('name', fileTitle(document));
  const hasRoute = orderedDestinations(document).length > 1;
  const route = hasRoute
    ? `<rte>\n${name}\n${stops.map((stop) => pointXml('rtept', stop)).join('\n')}\n</rte>\n`
    : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Wayfold" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata>${name}${xmlElement('time', stamp)}</metadata>`,
    ...points.map((point) => pointXml('wpt', point)),
    `${route}${orderedTracks(document).map(trackXml).join('')}</gpx>\n`,
  ].join('\n');
}

function trackXml(track: TripTrack): string {
  const { name, color } = track;
  const style = color
    ? `<extensions><line xmlns="http://www.topografix.com/GPX/gpx_style/0/2"><color>${color.slice(1)}</color></line></extensions>`
    : '';
  const points = trackLine(track).map(
    ([lon, lat]) => `<trkpt lat="${degrees(lat)}" lon="${degrees(nearestLon(lon, 0))}"/>`,
  );
  return `<trk>${xmlElement('name', name)}${style}<trkseg>\n${points.join('\n')}\n</trkseg></trk>\n`;
}

function pointXml(element: 'wpt' | 'rtept', { name, coords, words, kind }: TripPoint): string {
  const [lon, lat] = coords;
  const parts = [xmlElement('name', name), xmlElement('desc', words), xmlElement('type', kind)];
  return `<${element} lat="${degrees(lat)}" lon="${degrees(lon)}">${parts.join('')}</${element}>`;
}
