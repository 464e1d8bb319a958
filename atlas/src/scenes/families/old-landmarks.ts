import { family } from '../family';
import { mix } from '../kit/color';
import { sweptRoof } from '../kit/hall';
import { LAMP } from '../kit/houses';
import { hillLine, land, ridgeLine } from '../kit/land';
import { box, fill, oval, type Point, polygon, stroke } from '../kit/shape';
import { clouds, mist, sky, stars, streaks, sun } from '../kit/sky';
import { firs, tree, woods } from '../kit/trees';
import { glints, reflected, water } from '../kit/water';

/** A tower of stacked roofs with red wood between them, among blossoming trees. */
export const pagoda = family<{
  sunAt?: Point;
  bloom: `#${string}`;
  hills: `#${string}`;
  lake?: boolean;
  snow?: boolean;
}>(
  'pagoda',
  {
    spring: { light: 'rose', bloom: '#eea6b6', hills: '#7d9486' },
    autumn: { light: 'golden', sunAt: [300, 230], bloom: '#d2572f', hills: '#8d8a58', flip: true },
    dusk: { light: 'dusk', sunAt: [290, 330], bloom: '#4f7350', hills: '#6a7668', lake: true, throw: 1 },
    winter: { light: 'pale', bloom: '#f4f6f8', hills: '#9aacb4', snow: true, throw: 2 },
  },
  (sheet, { sunAt, bloom, hills, lake = false, snow = false }) => {
    const { tone, light, random } = sheet;
    const red = '#bf4f38';
    const roof = '#3f3a40';
    const depth = 0.04;
    const foot = 628;
    // From top to bottom: half the width of the roof and of the story, and the height of the eaves.
    const storeys = [
      { eaves: 314, roof: 176, wall: 88, tall: 40 },
      { eaves: 382, roof: 228, wall: 118, tall: 42 },
      { eaves: 456, roof: 284, wall: 146, tall: 46 },
      { eaves: 538, roof: 344, wall: 178, tall: 90 },
    ];
    const x = 600;
    const night = light.time === 'dusk' && lake;
    const tower = [...storeys]
      .reverse()
      .map(({ eaves, roof: wide, wall, tall }, index) => {
        const last = index === 0;
        const panes = Array.from({ length: 3 }, (_, at) =>
          box(x - wall / 2 + (wall * (at + 0.5)) / 3 - wall * 0.09, eaves + 12, wall * 0.18, tall - 20),
        ).join('');
        return (
          fill(box(x - wall / 2, eaves, wall, tall), tone(red, depth)) +
          fill(box(x + wall * 0.2, eaves, wall * 0.3, tall), tone(red, depth, 0.36)) +
          fill(panes, night ? LAMP : tone('#6f2a22', depth)) +
          (last ? '' : fill(box(x - wall * 0.62, eaves + tall - 9, wall * 1.24, 6), tone('#e8d9bd', depth))) +
          sweptRoof(sheet, {
            x,
            y: eaves + 4,
            width: wide,
            height: 34 + index * 2,
            lip: 13,
            color: roof,
            depth,
          }) +
          (snow
            ? fill(
                `M${x - wide * 0.42} ${eaves - 10}Q${x - wide * 0.36} ${eaves - 24} ${x - wide * 0.3} ${eaves - 32}H${x + wide * 0.3}Q${x + wide * 0.36} ${eaves - 24} ${x + wide * 0.42} ${eaves - 10}Q${x} ${eaves - 24} ${x - wide * 0.42} ${eaves - 10}z`,
                tone('#fbfbfa', 0.02),
              )
            : '')
        );
      })
      .join('');
    const spire =
      stroke(`M${x} 278V196`, tone('#8a7a4c', depth), 6) +
      stroke(
        [0, 1, 2, 3, 4].map((ring) => `M${x - 12 + ring} ${262 - ring * 12}h${24 - ring * 2}`).join(''),
        tone('#8a7a4c', depth),
        4,
      );
    const blossom = (cx: number, cy: number, size: number, d: number) => {
      let [body, pale] = [oval(cx, cy, Math.round(size * 0.5), Math.round(size * 0.4)), ''];
      for (let index = 0; index < 18; index++) {
        const angle = random.between(0, 2 * Math.PI);
        const reach = size * Math.sqrt(random.next());
        const r = size * random.between(0.2, 0.38);
        const [bx, by] = [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.66];
        body += oval(Math.round(bx), Math.round(by), Math.round(r));
        if (random.chance(0.6))
          pale += oval(Math.round(bx - r * 0.25), Math.round(by - r * 0.3), Math.round(r * 0.6));
      }
      return (
        stroke(
          `M${cx} ${foot + 60}Q${cx + size * 0.1} ${cy + size * 0.6} ${cx} ${cy}M${cx} ${cy + size * 0.7}l${Math.round(size * 0.5)} ${Math.round(-size * 0.5)}M${cx} ${cy + size * 0.8}l${Math.round(-size * 0.5)} ${Math.round(-size * 0.5)}`,
          tone('#4c3a36', d, 0.15),
          size * 0.1,
        ) +
        fill(body, tone(bloom, d, 0.06)) +
        fill(pale, tone(mix(bloom, '#ffffff', 0.3), d, -0.06))
      );
    };
    const shown = sheet.twice(
      spire +
        tower +
        fill(box(x - 118, foot, 236, 18), tone('#9a958c', depth)) +
        fill(box(x + 40, foot, 78, 18), tone('#9a958c', depth, 0.3)),
    );
    const ground = snow ? '#eef1f3' : mix(hills, '#33503c', 0.5);
    return [
      sky(sheet, 520),
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 60)
        : clouds(sheet, [
            [180, 140, 180],
            [850, 110, 150],
          ]),
      streaks(sheet, 90, 250, 4, 0.3),
      land(sheet, ridgeLine(sheet, { y: 470, rise: 110, peaks: 4, rough: 0.06 }), {
        color: hills,
        depth: 0.74,
      }),
      land(sheet, hillLine(sheet, { y: 520, rise: 70 }), { color: hills, depth: 0.52, smooth: true }),
      woods(sheet, {
        line: hillLine(sheet, { y: 556, rise: 36 }),
        size: [14, 30],
        every: 24,
        color: mix(hills, bloom, 0.25),
        depth: 0.4,
      }),
      land(sheet, hillLine(sheet, { y: 580, rise: 24 }), { color: ground, depth: 0.3, smooth: true }),
      mist(sheet, 580, 70, 0.4),
      blossom(330, 520, 76, 0.14),
      blossom(890, 528, 70, 0.14),
      shown.first,
      lake
        ? water(sheet, { y: 646, color: '#4f7f92' }) +
          reflected(sheet, shown.again, { y: 646, opacity: 0.42, squeeze: 0.6 }) +
          glints(sheet, { y: 650, count: 14 })
        : land(
            sheet,
            [
              [-12, 640],
              [300, 646],
              [600, 644],
              [900, 646],
              [1212, 636],
            ],
            { color: ground, depth: 0.08, smooth: true, foot: 0 },
          ) + fill('M560 646H640L720 762H480z', tone(snow ? '#dfe4e8' : '#cbbd9f', 0.04)),
      blossom(150, 540, 120, 0.03),
      blossom(1060, 530, 130, 0.03),
      land(
        sheet,
        [
          [-12, 700],
          [260, 712],
          [480, 762],
        ],
        { color: mix(ground, '#1f3028', snow ? 0.1 : 0.45), smooth: true },
      ),
      land(
        sheet,
        [
          [720, 762],
          [940, 712],
          [1212, 696],
        ],
        { color: mix(ground, '#1f3028', snow ? 0.1 : 0.45), smooth: true },
      ),
    ].join('');
  },
);

/** A white keep of several stories on a stone wall. */
export const castle = family<{
  sunAt?: Point;
  hills: `#${string}`;
  bloom?: `#${string}`;
  moat?: boolean;
  night?: boolean;
}>(
  'castle',
  {
    day: { light: 'day', hills: '#6f9078' },
    spring: { light: 'rose', sunAt: [290, 220], hills: '#88a08c', bloom: '#eda9b8', moat: true, flip: true },
    autumn: { light: 'golden', sunAt: [270, 240], hills: '#8f8a5a', bloom: '#cc5a30', throw: 1 },
    night: { light: 'night', hills: '#5a6f86', night: true, moat: true, throw: 2 },
  },
  (sheet, { sunAt, hills, bloom, moat = false, night = false }) => {
    const { tone } = sheet;
    const white = '#f4f0e6';
    const roof = '#4b5962';
    const [x, depth] = [600, 0.04];
    const storeys = [
      { y: 300, wall: 96, tall: 44, wide: 168, high: 46 },
      { y: 382, wall: 188, tall: 56, wide: 286, high: 46 },
      { y: 482, wall: 296, tall: 84, wide: 410, high: 54 },
    ];
    const keep = [...storeys]
      .reverse()
      .map(({ y, wall, tall, wide, high }, index) => {
        const count = [4, 3, 1][index] ?? 1;
        const panes = Array.from({ length: count }, (_, at) =>
          box(x - wall / 2 + (wall * (at + 0.5)) / count - 13, y + tall * 0.36, 26, tall * 0.3),
        ).join('');
        const gable =
          index === 1
            ? fill(`M${x - 60} ${y - 2}L${x} ${y - 58}L${x + 60} ${y - 2}z`, tone(roof, depth, 0.1)) +
              fill(`M${x - 38} ${y - 4}L${x} ${y - 40}L${x + 38} ${y - 4}z`, tone(white, depth))
            : '';
        return (
          fill(box(x - wall / 2, y, wall, tall), tone(white, depth)) +
          fill(box(x + wall * 0.24, y, wall * 0.26, tall), tone(white, depth, 0.3)) +
          fill(panes, night ? LAMP : tone('#5b666c', depth)) +
          fill(box(x - wall / 2, y + tall - 7, wall, 7), tone('#6d7478', depth)) +
          sweptRoof(sheet, { x, y: y + 4, width: wide, height: high, lip: 12, color: roof, depth }) +
          gable
        );
      })
      .join('');
    const crown = fill(
      `M${x - 44} 258q6-16 18-12l-8 14zM${x + 44} 258q-6-16-18-12l8 14z`,
      tone('#c9a24a', depth),
    );
    const base: Point[] = [
      [x - 178, 562],
      [x + 178, 562],
      [x + 196, 610],
      [x + 236, 690],
      [x - 236, 690],
      [x - 196, 610],
    ];
    let joints = '';
    for (let row = 0; row < 5; row++)
      for (let at = 0; at < 9; at++)
        joints += `M${Math.round(x - 200 + at * 48 + (row % 2) * 24)} ${580 + row * 22}h${sheet.random.whole(20, 38)}`;
    const stone =
      fill(polygon(base), tone('#938a7d', depth)) +
      sheet.cut(
        polygon(base),
        fill(
          polygon([
            [x + 60, 562],
            [x + 190, 562],
            [x + 240, 690],
            [x + 110, 690],
          ]),
          tone('#938a7d', depth, 0.32),
        ) + stroke(joints, tone('#5f584f', depth), 2.6, 'opacity=".45"'),
      );
    const shown = sheet.twice(crown + keep + stone);
    const leaves = bloom ?? mix(hills, '#3c6044', 0.5);
    return [
      sky(sheet, 500),
      night ? stars(sheet, 400, 80) + sun(sheet, 300, 170, 38) : '',
      sunAt
        ? sun(sheet, sunAt[0], sunAt[1], 58)
        : night
          ? ''
          : clouds(sheet, [
              [160, 190, 200],
              [850, 130, 180],
            ]),
      land(sheet, ridgeLine(sheet, { y: 480, rise: 100, peaks: 4, rough: 0.06 }), {
        color: hills,
        depth: 0.72,
      }),
      land(sheet, hillLine(sheet, { y: 550, rise: 60 }), { color: hills, depth: 0.48, smooth: true }),
      woods(sheet, {
        line: hillLine(sheet, { y: 596, rise: 30 }),
        size: [16, 34],
        every: 26,
        color: mix(hills, leaves, 0.5),
        depth: 0.34,
      }),
      land(sheet, hillLine(sheet, { y: 610, rise: 20 }), {
        color: mix(hills, '#4c6b50', 0.4),
        depth: 0.26,
        smooth: true,
      }),
      mist(sheet, 610, 70, 0.35),
      shown.first,
      [
        [250, 664, 150],
        [330, 676, 120],
        [890, 672, 130],
        [980, 664, 160],
      ]
        .map(([tx = 0, ty = 0, height = 0]) =>
          tree(sheet, { x: tx, y: ty, height, color: leaves, depth: 0.1, spread: 0.84 }),
        )
        .join(''),
      moat
        ? water(sheet, { y: 684, color: '#4f8290' }) +
          reflected(sheet, shown.again, { y: 684, opacity: 0.4, squeeze: 0.5 }) +
          glints(sheet, { y: 688, count: 10 })
        : land(
            sheet,
            [
              [-12, 676],
              [300, 684],
              [600, 690],
              [900, 684],
              [1212, 674],
            ],
            { color: mix(hills, '#2f4a36', 0.5), smooth: true },
          ),
      firs(sheet, {
        line: [
          [-12, 720],
          [300, 740],
        ],
        height: [90, 170],
        every: 42,
        to: 240,
        color: '#2c473c',
        scatter: 26,
        tiers: 4,
      }),
      firs(sheet, {
        line: [
          [900, 740],
          [1212, 716],
        ],
        height: [90, 170],
        every: 42,
        from: 970,
        color: '#2c473c',
        scatter: 26,
        tiers: 4,
      }),
    ].join('');
  },
);
