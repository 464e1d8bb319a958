import {
  contentsOf,
  type FileContents,
  FileRefused,
  type PlaceInFile,
  placeNamed,
  type Skipped,
  uniqueKeys,
} from './file-contents';
import { coordsName, coordsOf, dateOf, textOrNull, transportOf, zoneNamed } from './read-values';

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}; // read by name, each value checked
}

/** Reads GeoJSON: points are places. Google Takeout's saved places are GeoJSON too. */
export function readGeoJson(data: unknown): FileContents {
  const { type, features, name } = fieldsOf(data);
  const list = type === 'Feature' ? [data] : features;
  if (!Array.isArray(list)) throw new FileRefused('geoJsonEmpty');
  const key = uniqueKeys();
  const found = list.map((feature) => placeOf(fieldsOf(feature), key));
  const isTakeout = list.some((feature) => googleAddress(fieldsOf(fieldsOf(feature).properties)) !== null);
  return contentsOf(isTakeout ? 'takeout' : 'geojson', {
    name: textOrNull(name),
    places: found.filter((row): row is PlaceInFile => row !== null && 'key' in row),
    skipped: found.filter((row): row is Skipped => row !== null && 'reason' in row),
  });
}

function googleAddress(properties: Fields): string | null {
  return textOrNull(properties.google_maps_url) ?? textOrNull(properties['Google Maps URL']);
}

/** Null for legs in our own files, which follow from their ends. */
function placeOf(feature: Fields, key: (key: string) => string): PlaceInFile | Skipped | null {
  const properties = fieldsOf(feature.properties);
  const { type, coordinates } = fieldsOf(feature.geometry);
  // Takeout uses different names for the parts in older and newer files.
  const location = fieldsOf(properties.location ?? properties.Location);
  const name =
    textOrNull(properties.name) ??
    textOrNull(properties.Name) ??
    textOrNull(properties.title) ??
    textOrNull(properties.Title) ??
    textOrNull(location.name) ??
    textOrNull(location['Business Name']) ??
    textOrNull(location.address);
  const address =
    textOrNull(location.address) ?? textOrNull(location.Address) ?? textOrNull(properties.address);
  if (properties.kind === 'leg') return null;
  if (type !== 'Point') {
    if (address === null) return { kind: 'shape', name, reason: 'rowIsShape' };
  }
  const [lon, lat] = Array.isArray(coordinates) ? coordinates : [];
  const exact = coordsOf(lon, lat);
  // Takeout writes zeros for places without a known location.
  const coords =
    exact !== null && exact[0] === 0 && exact[1] === 0 && googleAddress(properties) !== null ? null : exact;
  const known = name ?? address ?? (coords && coordsName(coords));
  if (known === null) return { kind: 'place', name, reason: 'rowNeedsCoordsOrName' };
  const nights = Number(properties.nights ?? Number.NaN);
  return {
    ...placeNamed(key(`feature ${known} ${coords?.join(',') ?? address}`), known),
    coords,
    address: address === null || address.startsWith(known) ? address : `${known}, ${address}`,
    notes:
      textOrNull(properties.notes) ?? textOrNull(properties.Comment) ?? textOrNull(properties.description),
    localName: textOrNull(properties.localName),
    region: textOrNull(properties.region),
    country: textOrNull(properties.country),
    timezone: zoneNamed(textOrNull(properties.timezone)),
    isStop: properties.kind === 'destination',
    arrive: dateOf(textOrNull(properties.arrive) ?? ''),
    nights: Number.isInteger(nights) ? nights : null,
    transport: transportOf(properties.transport),
  };
}
