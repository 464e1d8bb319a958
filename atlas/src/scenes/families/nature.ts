import type { Family } from '../family';
import { adobeTown } from './adobe';
import { arch, canyon } from './canyons';
import { coast, seaCliffs } from './coasts';
import { badlands, desert, dunes, oasis } from './deserts';
import { terraces, tulips } from './fields';
import { glacier, volcano } from './fire-and-ice';
import { atoll, beach } from './islands';
import { lake, waterfall } from './lakes';
import { hoodoos, nightDesert } from './needles';
import { castle, pagoda } from './old-landmarks';
import { city, mountainCity, village } from './old-towns';
import { prairie, savanna } from './plains';
import { alps, fjord } from './ranges';
import { peak, shrineGate } from './summits';
import { aurora, geyser, moor } from './uplands';
import { cliffs, riverBend } from './valleys';
import { lavender, vineyard } from './vineyards';
import { marsh } from './wetlands';
import { autumnWoods, forest, rainforest } from './woods';

/** Land and water, and the other scenes the product started with. */
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
