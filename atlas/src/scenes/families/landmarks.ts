import type { Family } from '../family';
import { balloons } from './balloons';
import { bridge } from './bridge';
import { campsite } from './campsite';
import { church } from './church';
import { flight } from './flight';
import { market } from './market';
import { mosque } from './mosque';
import { museum } from './museum';
import { pyramid, stepPyramid } from './pyramids';
import { road } from './road';
import { ruins } from './ruins';
import { skiSlope } from './ski-slope';
import { stoneCircle } from './stone-circle';
import { temple } from './temple';
import { viaduct } from './viaduct';

/** The kinds of places people travel to, and ways to get there. */
export const LANDMARKS: readonly Family[] = [
  temple,
  mosque,
  church,
  ruins,
  stoneCircle,
  pyramid,
  stepPyramid,
  bridge,
  museum,
  market,
  skiSlope,
  campsite,
  balloons,
  viaduct,
  road,
  flight,
];
