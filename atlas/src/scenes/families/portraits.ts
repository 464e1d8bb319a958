import type { Family } from '../family';
import { bayPeaks } from './bay-peaks';
import { ironTower } from './iron-tower';
import { longWall } from './long-wall';
import { neonStrip } from './neon-strip';
import { prayerHall } from './prayer-hall';
import { redBridge } from './red-bridge';
import { riverClock } from './river-clock';
import { sixColumnGate } from './six-column-gate';
import { tableRock } from './table-rock';
import { torchStatue } from './torch-statue';
import { towerBridge } from './tower-bridge';

/** Old landmarks that stand in one place only; their lines in the library name the places they represent. */
export const PORTRAITS: readonly Family[] = [
  prayerHall,
  ironTower,
  riverClock,
  towerBridge,
  torchStatue,
  redBridge,
  sixColumnGate,
  longWall,
  bayPeaks,
  neonStrip,
  tableRock,
];
