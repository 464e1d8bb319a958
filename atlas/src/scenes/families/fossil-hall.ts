import { family } from '../family';
import { arcade, roundArch } from '../kit/arches';
import type { Color } from '../kit/color';
import { crowd } from '../kit/people';
import { type Back, room } from '../kit/room';
import { box, fill, oval, polygon, round, stroke } from '../kit/shape';

/** The skeleton of a great animal in a hall of iron and glass. */
export const fossilHall = family<{ wall: Color; iron: Color }>(
  'fossil-hall',
  {
    day: { light: 'day', wall: '#c9b08a', iron: '#5f7a7a' },
    dusk: { light: 'afterglow', wall: '#a88a74', iron: '#4f6470', flip: true, throw: 1 },
  },
  (sheet, { wall, iron }) => {
    const { tone } = sheet;
    const back: Back = [330, 230, 870, 560];
    const bone: Color = '#f4ead4';
    const roof = Array.from({ length: 7 }, (_, at) => {
      const half = 270 + at * 64;
      return `M${600 - half} ${232 - at * 24}Q600 ${20 - at * 40} ${600 + half} ${232 - at * 24}`;
    }).join('');
    let ribs = '';
    for (let at = 0; at < 11; at++) {
      const x = 500 + at * 21;
      const long = 120 - Math.abs(at - 4) * 10;
      ribs += `M${x} ${388 - at * 2}q-26 ${round(long * 0.5)} 2 ${long}`;
    }
    return [
      room(sheet, { back, wall, floor: '#b3a288', ceiling: '#b9d3d8', joints: '#8a7a60' }),
      fill('M330 232Q600 20 870 232z', tone('#dcebee', 0.04, -0.1)),
      stroke(roof, tone(iron, 0.06), 6),
      stroke('M600 120V-12M470 150L330 -12M730 150L870 -12', tone(iron, 0.06), 5),
      fill(
        arcade(roundArch, { x: 340, y: 400, width: 520, height: 120, count: 7, part: 0.66 }),
        tone(wall, 0.1, 0.26),
      ),
      fill(
        arcade(roundArch, { x: 340, y: 558, width: 520, height: 126, count: 7, part: 0.66 }),
        tone(wall, 0.1, 0.34),
      ),
      fill(box(330, 408, 540, 12), tone(wall, 0.08, -0.2)),
      fill(
        polygon([
          [300, 640],
          [900, 640],
          [960, 690],
          [240, 690],
        ]),
        tone('#8f7458', 0.03),
      ),
      fill(
        polygon([
          [240, 690],
          [960, 690],
          [960, 704],
          [240, 704],
        ]),
        tone('#6d5440', 0.03),
      ),
      stroke('M300 392Q210 420 150 500Q130 540 170 560', tone(bone, 0.03), 9),
      stroke('M300 392Q420 372 520 390Q640 410 716 366Q800 300 852 236', tone(bone, 0.03), 15),
      stroke(ribs, tone(bone, 0.03, 0.06), 8),
      stroke(
        'M470 396Q440 470 476 528L452 640M506 404Q500 480 530 536L516 640M694 392Q676 460 706 528L688 640M730 372Q730 450 754 520L742 640',
        tone(bone, 0.03),
        13,
      ),
      fill('M836 250Q832 214 872 208Q930 204 968 232Q972 248 940 250Q900 256 870 268z', tone(bone, 0.03)),
      fill(oval(880, 226, 8), tone('#5a4a3c', 0.03)),
      stroke('M880 258q40 2 70-8', tone('#5a4a3c', 0.03), 3),
      stroke('M560 640V420M700 640V400', tone('#4a4a4a', 0.04), 4, 'opacity=".6"'),
      stroke('M230 716V668H970V716', tone('#8a3a34', 0.02), 5, 'opacity=".8"'),
      crowd(sheet, [
        [330, 736, 108],
        [364, 740, 84],
        [840, 738, 112],
      ]),
    ].join('');
  },
);
