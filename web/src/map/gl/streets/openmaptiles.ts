import { all, IS_AREA, IS_LINE, IS_NAMED, IS_POINT, is } from './filters';
import { GROUND_LAYER } from './ground';
import { PLACES_OF_INTEREST, type Schema, VENUES } from './schema';

const WATER = all(IS_AREA, ['has', 'class'], ['!', is('brunnel', 'tunnel')]);

/** The layers of OpenMapTiles, version 3: https://openmaptiles.org/schema/ */
export const OPENMAPTILES: Schema = {
  where: {
    ground: [{ layer: GROUND_LAYER, filter: IS_AREA }],
    builtUp: [
      {
        layer: 'landuse',
        filter: is(
          'class',
          'residential',
          'suburb',
          'quarter',
          'neighbourhood',
          'commercial',
          'retail',
          'industrial',
          'garages',
        ),
      },
    ],
    park: [
      {
        layer: 'landcover',
        filter: is('subclass', 'park', 'garden', 'recreation_ground', 'village_green', 'golf_course'),
      },
      { layer: 'landuse', filter: is('class', 'pitch', 'playground', 'stadium', 'zoo', 'theme_park') },
      { layer: 'park', filter: all(IS_AREA, is('class', 'national_park', 'public_park')) },
    ],
    wood: [{ layer: 'landcover', filter: is('class', 'wood') }],
    grounds: [{ layer: 'landuse', filter: is('class', 'cemetery') }],
    school: [
      {
        layer: 'landuse',
        filter: is('class', 'school', 'university', 'college', 'kindergarten', 'hospital', 'library'),
      },
    ],
    sand: [{ layer: 'landcover', filter: is('class', 'sand') }],
    water: [{ layer: 'water', filter: WATER }],
    // The sea of an imported extract has no outline, because it ends where the extract does, and lines along the coast.
    coast: [
      { layer: 'water', filter: ['any', all(WATER, ['!', is('outline', 'none')]), is('class', 'coast')] },
    ],
    stream: [{ layer: 'waterway', filter: ['!', is('brunnel', 'tunnel')] }],
    square: [{ layer: 'transportation', filter: all(IS_AREA, is('class', 'path', 'minor', 'service')) }],
    pier: [{ layer: 'transportation', filter: is('class', 'pier') }],
    runway: [{ layer: 'aeroway', filter: all(IS_LINE, is('class', 'runway', 'taxiway')) }],
    road: [{ layer: 'transportation', filter: IS_LINE }],
    ferry: [{ layer: 'transportation', filter: is('class', 'ferry') }],
    border: [
      {
        layer: 'boundary',
        filter: all(
          ['<=', ['get', 'admin_level'], 4],
          ['!=', ['get', 'maritime'], 1],
          ['!=', ['get', 'disputed'], 1],
        ),
      },
    ],
    building: [{ layer: 'building', filter: IS_AREA }],
    streetName: [{ layer: 'transportation_name', filter: IS_NAMED }],
    shield: [{ layer: 'transportation_name', filter: ['has', 'ref'] }],
    waterName: [{ layer: 'water_name', filter: all(IS_POINT, IS_NAMED) }],
    waterLineName: [
      { layer: 'waterway', filter: IS_NAMED },
      { layer: 'water_name', filter: all(IS_LINE, is('class', 'lake', 'bay', 'strait', 'sea', 'ocean')) },
    ],
    parkName: [
      { layer: 'park', filter: all(IS_POINT, IS_NAMED) },
      { layer: 'poi', filter: all(is('subclass', 'park', 'garden', 'nature_reserve'), IS_NAMED) },
    ],
    peak: [{ layer: 'mountain_peak', filter: all(is('class', 'peak', 'volcano'), IS_NAMED) }],
    station: [
      {
        layer: 'poi',
        filter: all(is('class', 'railway'), is('subclass', 'station', 'halt', 'subway'), IS_NAMED),
      },
    ],
    placeOfInterest: [
      {
        layer: 'poi',
        filter: all(is('subclass', ...PLACES_OF_INTEREST), IS_NAMED),
      },
    ],
    venue: [{ layer: 'poi', filter: all(is('subclass', ...VENUES), IS_NAMED) }],
    district: [{ layer: 'place', filter: is('class', 'suburb', 'quarter', 'neighbourhood') }],
    town: [{ layer: 'place', filter: is('class', 'city', 'town', 'village', 'hamlet') }],
  },
  roadClass: [
    'case',
    is('subclass', 'pedestrian'),
    'pedestrian',
    [
      'match',
      ['get', 'class'],
      'motorway',
      'motorway',
      'trunk',
      'trunk',
      'primary',
      'primary',
      'secondary',
      'secondary',
      'tertiary',
      'tertiary',
      'minor',
      'residential',
      ['service', 'busway', 'raceway'],
      'service',
      ['path', 'track'],
      'path',
      'rail',
      'railway',
      ['transit', 'subway'],
      'subway',
      'other',
    ],
  ],
  isRamp: ['==', ['get', 'ramp'], 1],
  isTunnel: is('brunnel', 'tunnel'),
  isBridge: is('brunnel', 'bridge'),
  roadNumber: ['get', 'ref'],
  townClass: ['get', 'class'],
  rank: ['coalesce', ['get', 'rank'], 99],
};
