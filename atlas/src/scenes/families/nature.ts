import type { Family } from '../family';
import { arch, canyon, cliffs, hoodoos, nightDesert, riverBend } from './canyons';
import { atoll, beach, coast, seaCliffs } from './coasts';
import { badlands, desert, dunes, oasis } from './deserts';
import { lavender, prairie, savanna, terraces, tulips, vineyard } from './fields';
import { alps, fjord, glacier, peak, shrineGate, volcano } from './mountains';
import { castle, pagoda } from './old-landmarks';
import { adobeTown, city, mountainCity, village } from './old-towns';
import { aurora, geyser, lake, marsh, moor, waterfall } from './waters';
import { autumnWoods, forest, rainforest } from './woods';

/** Land and water, and what else the product began with. */
export const NATURE: readonly Family[] = [
  canyon,
  arch,
  cliffs,
  riverBend,
  hoodoos,
  nightDesert,
  dunes,
  desert,
  oasis,
  badlands,
  peak,
  shrineGate,
  alps,
  volcano,
  fjord,
  glacier,
  forest,
  autumnWoods,
  rainforest,
  lake,
  waterfall,
  geyser,
  marsh,
  moor,
  aurora,
  savanna,
  prairie,
  vineyard,
  lavender,
  tulips,
  terraces,
  coast,
  beach,
  seaCliffs,
  atoll,
  adobeTown,
  village,
  city,
  mountainCity,
  castle,
  pagoda,
];
