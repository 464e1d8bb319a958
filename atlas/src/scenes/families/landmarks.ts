import type { Family } from '../family';
import { amphitheater } from './amphitheater';
import { archBridge } from './arch-bridge';
import { balloons } from './balloons';
import { bamboo } from './bamboo';
import { basilica } from './basilica';
import { brickMinaret } from './brick-minaret';
import { bridge } from './bridge';
import { byzantineChurch } from './byzantine-church';
import { campsite } from './campsite';
import { cave } from './cave';
import { church } from './church';
import { clockTower } from './clock-tower';
import { colonialChurch } from './colonial-church';
import { flight } from './flight';
import { forum } from './forum';
import { gardenTemple } from './garden-temple';
import { gatePath } from './gate-path';
import { ghats } from './ghats';
import { gopuram } from './gopuram';
import { hanokPalace } from './hanok-palace';
import { incenseTemple } from './incense-temple';
import { lookoutTower } from './lookout-tower';
import { lotusPavilion } from './lotus-pavilion';
import { market } from './market';
import { memorial } from './memorial';
import { moorishCourt } from './moorish-court';
import { mosque } from './mosque';
import { mosqueHall } from './mosque-hall';
import { mughalTomb } from './mughal-tomb';
import { museum } from './museum';
import { nave } from './nave';
import { palace } from './palace';
import { plaza } from './plaza';
import { poolShrine } from './pool-shrine';
import { pyramid, stepPyramid } from './pyramids';
import { quietStones } from './quiet-stones';
import { redFort } from './red-fort';
import { redPalace } from './red-palace';
import { riverSpires } from './river-spires';
import { road } from './road';
import { rockTemple } from './rock-temple';
import { ruins } from './ruins';
import { skiSlope } from './ski-slope';
import { stoneCastle } from './stone-castle';
import { stoneCircle } from './stone-circle';
import { temple } from './temple';
import { triumphalArch } from './triumphal-arch';
import { viaduct } from './viaduct';
import { wat } from './wat';

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
  palace,
  mughalTomb,
  redFort,
  moorishCourt,
  redPalace,
  hanokPalace,
  incenseTemple,
  gardenTemple,
  gatePath,
  bamboo,
  gopuram,
  poolShrine,
  riverSpires,
  ghats,
  wat,
  basilica,
  colonialChurch,
  byzantineChurch,
  nave,
  amphitheater,
  forum,
  rockTemple,
  cave,
  stoneCastle,
  lookoutTower,
  clockTower,
  plaza,
  triumphalArch,
  memorial,
  quietStones,
  mosqueHall,
  brickMinaret,
  lotusPavilion,
  archBridge,
];
