import type { Family } from '../family';
import { aquarium } from './aquarium';
import { bathHouse } from './bath-house';
import { bistro } from './bistro';
import { cafeTerrace } from './cafe-terrace';
import { cityPark } from './city-park';
import { concertHall } from './concert-hall';
import { diner } from './diner';
import { fairground } from './fairground';
import { floatingMarket } from './floating-market';
import { fossilHall } from './fossil-hall';
import { glassArcade } from './glass-arcade';
import { lightsCourt } from './lights-court';
import { lilyPond } from './lily-pond';
import { marketHall } from './market-hall';
import { modernMuseum } from './modern-museum';
import { musicBar } from './music-bar';
import { nightStalls } from './night-stalls';
import { noodleCounter } from './noodle-counter';
import { operaHouse } from './opera-house';
import { paintingHall } from './painting-hall';
import { palmHouse } from './palm-house';
import { pavementTables } from './pavement-tables';
import { pub } from './pub';
import { readingRoom } from './reading-room';
import { roseGarden } from './rose-garden';
import { souk } from './souk';
import { stadium } from './stadium';
import { stage } from './stage';
import { statueHall } from './statue-hall';
import { taverna } from './taverna';
import { zoo } from './zoo';

/** Museums, stages, tables, markets and gardens: what a city is visited for on any day. */
export const CULTURE: readonly Family[] = [
  modernMuseum,
  paintingHall,
  statueHall,
  fossilHall,
  readingRoom,
  operaHouse,
  stage,
  stadium,
  musicBar,
  aquarium,
  fairground,
  lightsCourt,
  cafeTerrace,
  bistro,
  taverna,
  pub,
  diner,
  noodleCounter,
  nightStalls,
  pavementTables,
  floatingMarket,
  marketHall,
  souk,
  glassArcade,
  bathHouse,
  cityPark,
  palmHouse,
  lilyPond,
  roseGarden,
  zoo,
  concertHall,
];
