import { all, IS_AREA, IS_LINE, IS_NAMED, IS_POINT, is } from './filters';
import { PLACES_OF_INTEREST, type Schema, VENUES } from './schema';

const WATER = all(IS_AREA, ['has', 'kind']);

/** The layers of Protomaps, version 4: https://docs.protomaps.com/basemaps/layers */
export const PROTOMAPS: Schema = {
  where: {
    ground: [{ layer: 'earth', filter: IS_AREA }],
    builtUp: [
      {
        layer: 'landuse',
        filter: is(
          'kind',
          'residential',
          'commercial',
          'retail',
          'industrial',
          'neighbourhood',
          'urban_area',
        ),
      },
    ],
    park: [
      {
        layer: 'landuse',
        filter: is(
          'kind',
          'park',
          'garden',
          'national_park',
          'recreation_ground',
          'village_green',
          'golf_course',
          'pitch',
          'playground',
          'stadium',
          'zoo',
          'theme_park',
        ),
      },
    ],
    wood: [{ layer: 'landuse', filter: is('kind', 'wood', 'forest') }],
    grounds: [{ layer: 'landuse', filter: is('kind', 'cemetery', 'religious') }],
    school: [
      {
        layer: 'landuse',
        filter: is('kind', 'school', 'university', 'college', 'kindergarten', 'hospital', 'library'),
      },
    ],
    sand: [{ layer: 'landuse', filter: is('kind', 'beach', 'sand') }],
    water: [{ layer: 'water', filter: WATER }],
    coast: [{ layer: 'water', filter: WATER }],
    stream: [
      { layer: 'water', filter: all(IS_LINE, is('kind', 'river', 'stream', 'canal', 'ditch', 'drain')) },
    ],
    square: [{ layer: 'landuse', filter: is('kind', 'pedestrian') }],
    pier: [
      { layer: 'landuse', filter: is('kind', 'pier', 'dam') },
      { layer: 'roads', filter: is('kind_detail', 'pier') },
    ],
    runway: [{ layer: 'roads', filter: is('kind_detail', 'runway', 'taxiway') }],
    road: [{ layer: 'roads', filter: IS_LINE }],
    ferry: [{ layer: 'roads', filter: is('kind', 'ferry') }],
    border: [
      {
        layer: 'boundaries',
        filter: all(is('kind', 'country', 'region'), ['!=', ['get', 'disputed'], true]),
      },
    ],
    building: [{ layer: 'buildings', filter: all(IS_AREA, is('kind', 'building', 'building_part')) }],
    streetName: [{ layer: 'roads', filter: all(IS_LINE, IS_NAMED) }],
    shield: [{ layer: 'roads', filter: ['any', ['has', 'shield_text'], ['has', 'ref']] }],
    waterName: [{ layer: 'water', filter: all(IS_POINT, IS_NAMED) }],
    waterLineName: [{ layer: 'water', filter: all(IS_LINE, IS_NAMED) }],
    parkName: [
      {
        layer: 'pois',
        filter: all(
          is('kind', 'park', 'garden', 'national_park', 'nature_reserve', 'protected_area', 'forest'),
          IS_NAMED,
        ),
      },
    ],
    peak: [{ layer: 'pois', filter: all(is('kind', 'peak', 'volcano'), IS_NAMED) }],
    station: [{ layer: 'pois', filter: all(is('kind', 'station', 'train_station', 'halt'), IS_NAMED) }],
    placeOfInterest: [
      {
        layer: 'pois',
        filter: all(is('kind', ...PLACES_OF_INTEREST), IS_NAMED),
      },
    ],
    venue: [{ layer: 'pois', filter: all(is('kind', ...VENUES), IS_NAMED) }],
    district: [{ layer: 'places', filter: is('kind', 'macrohood', 'neighbourhood') }],
    town: [{ layer: 'places', filter: is('kind', 'locality') }],
  },
  roadClass: [
    'match',
    ['get', 'kind_detail'],
    ['motorway', 'motorway_link'],
    'motorway',
    ['trunk', 'trunk_link'],
    'trunk',
    ['primary', 'primary_link'],
    'primary',
    ['secondary', 'secondary_link'],
    'secondary',
    ['tertiary', 'tertiary_link'],
    'tertiary',
    ['residential', 'unclassified', 'road', 'living_street'],
    'residential',
    ['service', 'busway', 'raceway'],
    'service',
    'pedestrian',
    'pedestrian',
    ['path', 'track', 'footway', 'cycleway', 'bridleway', 'steps', 'sidewalk', 'crossing', 'corridor'],
    'path',
    ['subway', 'light_rail', 'tram', 'monorail', 'funicular'],
    'subway',
    // Zoomed out, roads have only the coarse kind.
    [
      'match',
      ['get', 'kind'],
      'highway',
      'motorway',
      'major_road',
      'primary',
      'minor_road',
      'residential',
      'path',
      'path',
      'rail',
      'railway',
      'other',
    ],
  ],
  isRamp: ['to-boolean', ['get', 'is_link']],
  isTunnel: ['to-boolean', ['get', 'is_tunnel']],
  isBridge: ['to-boolean', ['get', 'is_bridge']],
  roadNumber: ['coalesce', ['get', 'shield_text'], ['get', 'ref']],
  townClass: ['coalesce', ['get', 'kind_detail'], 'town'],
  rank: ['coalesce', ['get', 'min_zoom'], 99],
};
