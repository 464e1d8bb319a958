import type { Family } from '../family';
import { alpineTown } from './alpine-town';
import { canalTown } from './canal-town';
import { colourTown } from './colour-town';
import { harbour } from './harbour';
import { hillTown } from './hill-town';
import { medina } from './medina';
import { neonCity } from './neon-city';
import { oldRoofs } from './old-roofs';
import { riverCity } from './river-city';
import { skyline } from './skyline';
import { whiteTown } from './white-town';

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
];
