import type { Family } from '../family';
import { alpineTown } from './alpine-town';
import { bayHouses } from './bay-houses';
import { canalTown } from './canal-town';
import { cityView } from './city-view';
import { colourTown } from './colour-town';
import { gulfCity } from './gulf-city';
import { hanokLane } from './hanok-lane';
import { harbour } from './harbour';
import { hillTown } from './hill-town';
import { lanternLane } from './lantern-lane';
import { medina } from './medina';
import { neonCity } from './neon-city';
import { oldRoofs } from './old-roofs';
import { riverCity } from './river-city';
import { skyline } from './skyline';
import { tramHill } from './tram-hill';
import { whiteTown } from './white-town';
import { windmills } from './windmills';

/** Towns and cities. */
export const TOWNS: readonly Family[] = [
  oldRoofs,
  canalTown,
  harbour,
  hillTown,
  alpineTown,
  medina,
  whiteTown,
  colourTown,
  skyline,
  riverCity,
  neonCity,
  hanokLane,
  lanternLane,
  gulfCity,
  cityView,
  tramHill,
  bayHouses,
  windmills,
];
