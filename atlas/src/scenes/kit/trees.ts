import type { Color } from './color';
import { BLEED, fill, heightAt, oval, type Point, round, stroke, WIDTH } from './shape';
import type { Sheet } from './sheet';

export const SPRUCE: Color = '#2c5546';

/** A fir as a path: drooping tiers, narrowest at the top. */
export function fir(x: number, y: number, height: number, width = height * 0.34, tiers = 4): string {
  const half: [number, number][] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const out = (width / 2) * (tier / tiers) ** 0.85;
    const down = (height * tier) / tiers;
    half.push(
      [out, down],
      [out * (tier === tiers ? 0.22 : 0.5), down - (tier === tiers ? 0 : height / tiers / 3.2)],
    );
  }
  const left = half.map(([dx, dy]) => [-dx, dy] as const);
  const right = [...half].reverse();
  let [px, py] = [0, 0];
  const steps = [...left, ...right, [0, 0] as const].slice(0, -1).map(([dx, dy]) => {
    const step = `l${n(dx - px)}${sp(dy - py)}`;
    [px, py] = [dx, dy];
    return step;
  });
  return `M${Math.round(x)} ${Math.round(y - height)}${steps.join('')}z`;
}

/** A distant fir: a plain spike. */
export function spike(x: number, y: number, height: number, width = height * 0.32): string {
  return `M${Math.round(x)} ${Math.round(y - height)}l${n(-width / 2)}${sp(height)}h${n(width)}z`;
}

/** How a row of trees stands on a line. */
export interface Wood {
  /** The ground it stands on. */
  line: readonly Point[];
  height: readonly [number, number];
  /** Average distance between trees. */
  every: number;
  color?: Color;
  depth?: number;
  from?: number;
  to?: number;
  /** How far trees stand in front of or behind the line. */
  scatter?: number;
  /** Tiers of each tree; 0 means plain spikes. */
  tiers?: number;
  /** Also draws the lit left halves. */
  lit?: boolean;
  slim?: number;
}

/** Firs along a line. */
export function firs(sheet: Sheet, wood: Wood): string {
  const {
    line,
    height,
    every,
    color = SPRUCE,
    depth = 0,
    from = -BLEED,
    to = WIDTH + BLEED,
    scatter = 6,
    tiers = 3,
    lit = false,
    slim = 0.34,
  } = wood;
  const { random } = sheet;
  let [body, light] = ['', ''];
  for (let x = from; x < to; x += every * random.between(0.4, 1.6)) {
    const tall = random.between(height[0], height[1]) * (random.chance(0.12) ? 1.2 : 1);
    const foot = heightAt(line, x) + random.between(0, scatter) + 3;
    const wide = tall * slim * random.between(0.85, 1.15);
    body += tiers ? fir(x, foot, tall, wide, tiers) : spike(x, foot, tall, wide);
    if (lit)
      light += `M${Math.round(x)} ${Math.round(foot - tall)}l${n(-wide * 0.4)}${sp(tall * 0.9)}l${n(wide * 0.3)}${sp(-tall * 0.14)}z`;
  }
  return (
    fill(body, sheet.tone(color, depth)) +
    (light && fill(light, sheet.tone(color, depth, -0.22), 'opacity=".55"'))
  );
}

/** Round crowns side by side, as distant woods or a hedge; lit from the left. */
export function woods(
  sheet: Sheet,
  {
    line,
    size,
    every,
    color,
    depth = 0,
    from = -BLEED,
    to = WIDTH + BLEED,
    flat = 0.85,
  }: {
    line: readonly Point[];
    size: readonly [number, number];
    every: number;
    color: Color;
    depth?: number;
    from?: number;
    to?: number;
    flat?: number;
  },
): string {
  const { random } = sheet;
  let [body, light] = ['', ''];
  for (let x = from; x < to; x += every * random.between(0.5, 1.5)) {
    const radius = random.between(size[0], size[1]);
    const y = heightAt(line, x) - radius * 0.35;
    body += oval(Math.round(x), Math.round(y), Math.round(radius), Math.round(radius * flat));
    if (random.chance(0.7))
      light += oval(
        Math.round(x - radius * 0.25),
        Math.round(y - radius * 0.25),
        Math.round(radius * 0.62),
        Math.round(radius * flat * 0.55),
      );
  }
  return fill(body, sheet.tone(color, depth)) + fill(light, sheet.tone(color, depth, -0.16));
}

/** A leafy tree: a trunk, and a crown of several rounds with its lit side on the left. */
export function tree(
  sheet: Sheet,
  {
    x,
    y,
    height,
    color,
    depth = 0,
    trunk = '#5b4536',
    spread = 0.62,
  }: { x: number; y: number; height: number; color: Color; depth?: number; trunk?: Color; spread?: number },
): string {
  const { random } = sheet;
  const radius = height * spread * 0.5;
  const top = y - height + radius;
  const stem = `M${round(x - height * 0.028)} ${Math.round(y)}l${round(height * 0.012)}${sp(-height * 0.55)}h${round(height * 0.032)}l${round(height * 0.012)}${sp(height * 0.55)}z`;
  const limbs = `M${round(x)} ${Math.round(y - height * 0.3)}l${round(-radius * 0.5)}${sp(-height * 0.2)}M${round(x)} ${Math.round(y - height * 0.36)}l${round(radius * 0.5)}${sp(-height * 0.16)}`;
  let [body, light] = [oval(x, top, radius * 0.78), ''];
  for (let index = 0; index < 6; index++) {
    const angle = (index / 6) * 2 * Math.PI + random.between(-0.3, 0.3);
    const reach = radius * 0.62;
    const r = radius * random.between(0.42, 0.58);
    const [cx, cy] = [x + Math.cos(angle) * reach, top + Math.sin(angle) * reach * 0.8];
    body += oval(cx, cy, r);
    if (Math.cos(angle) < 0.35 && Math.sin(angle) < 0.6) light += oval(cx - r * 0.2, cy - r * 0.22, r * 0.66);
  }
  light += oval(x - radius * 0.2, top - radius * 0.25, radius * 0.45);
  return (
    fill(stem, sheet.tone(trunk, depth, 0.2)) +
    stroke(limbs, sheet.tone(trunk, depth, 0.2), height * 0.025) +
    fill(body, sheet.tone(color, depth)) +
    fill(light, sheet.tone(color, depth, -0.2))
  );
}

/** A cypress or poplar: shaped like a flame, lit from the left. */
export function cypress(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  color: Color,
  depth = 0,
  width = height * 0.17,
): string {
  const half = width / 2;
  const flame = (w: number, side: number) =>
    `M${round(x)} ${round(y - height)}c${round(-w * 0.7 * side)} ${round(height * 0.3)} ${round(-w * 1.25 * side)} ${round(height * 0.75)} ${round(-w * 0.35 * side)} ${round(height)}`;
  return (
    fill(
      `${flame(half, 1)}h${round(half * 0.7)}${`c${round(half * 0.9)} ${round(-height * 0.25)} ${round(half * 0.35)} ${round(-height * 0.7)} ${round(-half * 0.35)} ${round(-height)}`}z`,
      sheet.tone(color, depth, 0.1),
    ) +
    fill(
      `${flame(half, 1)}l${round(half * 0.3)} 0c${round(-half * 0.5)} ${round(-height * 0.3)} ${round(half * 0.1)} ${round(-height * 0.7)} ${round(half * 0.05)} ${round(-height)}z`,
      sheet.tone(color, depth, -0.15),
    )
  );
}

/** A palm with a bent trunk and hanging leaves. */
export function palm(
  sheet: Sheet,
  {
    x,
    y,
    height,
    lean = 0.2,
    color = '#3f7350',
    trunk = '#7d6148',
    depth = 0,
    leaves = 9,
  }: {
    x: number;
    y: number;
    height: number;
    lean?: number;
    color?: Color;
    trunk?: Color;
    depth?: number;
    leaves?: number;
  },
): string {
  const { random } = sheet;
  const [tx, ty] = [x + height * lean, y - height];
  const thick = height * 0.05;
  const stem = `M${round(x - thick * 0.7)} ${round(y)}Q${round(x + height * lean * 0.15)} ${round(y - height * 0.6)} ${round(tx - thick * 0.3)} ${round(ty)}h${round(thick * 0.6)}Q${round(x + height * lean * 0.15 + thick * 1.1)} ${round(y - height * 0.58)} ${round(x + thick * 0.7)} ${round(y)}z`;
  let [dark, bright] = ['', ''];
  for (let index = 0; index < leaves; index++) {
    const part = index / (leaves - 1);
    const angle = Math.PI * (1.12 - 1.24 * part) + random.between(-0.12, 0.12);
    const reach = height * random.between(0.4, 0.5);
    const [dx, dy] = [Math.cos(angle) * reach, -Math.sin(angle) * reach * 0.62];
    const sag = reach * (0.28 + 0.3 * Math.abs(Math.cos(angle)));
    const leaf = `M${round(tx)} ${round(ty)}q${round(dx * 0.5 - dy * 0.1)} ${round(dy - reach * 0.2)} ${round(dx)} ${round(dy + sag)}q${round(-dx * 0.35)} ${round(-sag * 0.95)} ${round(-dx)} ${round(-dy - sag)}z`;
    if (index % 2) bright += leaf;
    else dark += leaf;
  }
  return (
    fill(stem, sheet.tone(trunk, depth)) +
    fill(dark, sheet.tone(color, depth, 0.28)) +
    fill(bright, sheet.tone(color, depth, -0.06)) +
    fill(
      oval(tx - thick * 0.5, ty + thick * 0.6, thick * 0.6) +
        oval(tx + thick * 0.5, ty + thick * 0.7, thick * 0.55),
      sheet.tone('#6b4f36', depth),
    )
  );
}

/** A flat-topped tree of the dry plains. */
export function acacia(
  sheet: Sheet,
  {
    x,
    y,
    height,
    color = '#5f6f3c',
    depth = 0,
    trunk = '#4a392c',
  }: { x: number; y: number; height: number; color?: Color; depth?: number; trunk?: Color },
): string {
  const { random } = sheet;
  const wide = height * 0.78;
  const top = y - height;
  const limbs = `M${round(x)} ${round(y)}q${round(height * 0.04)} ${round(-height * 0.3)} ${round(-height * 0.02)} ${round(-height * 0.45)}`;
  const forks = [-0.62, -0.3, 0.05, 0.36, 0.66]
    .map(
      (side) =>
        `M${round(x - height * 0.01)} ${round(y - height * 0.42)}q${round(side * wide * 0.25)} ${round(-height * 0.2)} ${round(side * wide)} ${round(-height * 0.45)}`,
    )
    .join('');
  let [body, light] = ['', ''];
  for (let index = 0; index < 7; index++) {
    const part = index / 6 - 0.5;
    const rx = wide * random.between(0.28, 0.4);
    const cy = top + height * (0.1 + 0.14 * part * part * 4 * 0.5) + random.between(-0.02, 0.02) * height;
    body += oval(x + part * wide * 1.45, cy, rx, height * random.between(0.07, 0.095));
    light += oval(x + part * wide * 1.4 - rx * 0.1, cy - height * 0.03, rx * 0.7, height * 0.045);
  }
  return (
    stroke(limbs, sheet.tone(trunk, depth, 0.2), height * 0.05) +
    stroke(forks, sheet.tone(trunk, depth, 0.2), height * 0.022) +
    fill(body, sheet.tone(color, depth)) +
    fill(light, sheet.tone(color, depth, -0.2))
  );
}

/** A stone pine: a long trunk under an umbrella. */
export function stonePine(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  color: Color = '#3f6046',
  depth = 0,
): string {
  const { random } = sheet;
  const wide = height * 0.36;
  const crown = y - height * 0.78;
  const stem = `M${round(x - height * 0.018)} ${round(y)}q${round(height * 0.03)} ${round(-height * 0.4)} ${round(height * 0.006)} ${round(-height * 0.75)}h${round(height * 0.026)}q${round(height * 0.02)} ${round(height * 0.36)} ${round(height * 0.004)} ${round(height * 0.75)}z`;
  const forks = [-0.7, 0, 0.7]
    .map(
      (side) =>
        `M${round(x)} ${round(y - height * 0.6)}l${round(side * wide * 0.6)} ${round(-height * 0.16)}`,
    )
    .join('');
  let [body, light] = [oval(x, crown, wide, height * 0.13), ''];
  for (const part of [-0.62, -0.2, 0.25, 0.65]) {
    body += oval(x + wide * part, crown - height * random.between(0.04, 0.09), wide * 0.45, height * 0.1);
    if (part < 0.4)
      light += oval(x + wide * (part - 0.05), crown - height * 0.09, wide * 0.32, height * 0.055);
  }
  return (
    fill(stem, sheet.tone('#6d5240', depth, 0.15)) +
    stroke(forks, sheet.tone('#6d5240', depth, 0.15), height * 0.018) +
    fill(body, sheet.tone(color, depth)) +
    fill(light, sheet.tone(color, depth, -0.2))
  );
}

/** A tall cactus with raised arms. */
export function saguaro(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  color: Color = '#4d6a4a',
  depth = 0,
): string {
  const { random } = sheet;
  const thick = height * 0.11;
  const arm = (side: -1 | 1, at: number, up: number) =>
    `M${round(x)} ${round(y - height * at)}h${round(side * thick * 1.1)}q${round(side * thick * 1.1)} 0 ${round(side * thick * 1.1)} ${round(-thick * 1.1)}v${round(-height * up)}`;
  const [first, second] = random.chance(0.5) ? ([-1, 1] as const) : ([1, -1] as const);
  const arms =
    arm(first, random.between(0.34, 0.42), random.between(0.2, 0.34)) +
    (random.chance(0.72) ? arm(second, random.between(0.48, 0.6), random.between(0.06, 0.16)) : '');
  const body = `M${round(x)} ${round(y)}v${round(-height)}`;
  return (
    stroke(arms, sheet.tone(color, depth, 0.12), thick * 0.8, 'stroke-linejoin="round"') +
    stroke(body, sheet.tone(color, depth), thick) +
    stroke(
      `M${round(x - thick * 0.24)} ${round(y)}v${round(-height)}`,
      sheet.tone(color, depth, -0.22),
      thick * 0.16,
      'opacity=".7"',
    ) +
    stroke(
      `M${round(x + thick * 0.2)} ${round(y)}v${round(-height)}`,
      sheet.tone(color, depth, 0.4),
      thick * 0.14,
      'opacity=".6"',
    )
  );
}

/** Grass, reeds or ears of grain: thin blades that rise from a line. */
export function blades(
  sheet: Sheet,
  {
    line,
    height,
    every,
    color,
    depth = 0,
    from = -BLEED,
    to = WIDTH + BLEED,
    width = 2.6,
    lean = 0.2,
  }: {
    line: readonly Point[];
    height: readonly [number, number];
    every: number;
    color: Color;
    depth?: number;
    from?: number;
    to?: number;
    width?: number;
    lean?: number;
  },
): string {
  const { random } = sheet;
  let path = '';
  for (let x = from; x < to; x += every * random.between(0.4, 1.6)) {
    const tall = random.between(height[0], height[1]);
    const bend = tall * random.between(-lean * 0.4, lean);
    path += `M${Math.round(x)} ${Math.round(heightAt(line, x) + 6)}q0${sp(-tall * 0.6)} ${Math.round(bend)}${sp(-tall)}`;
  }
  return stroke(path, sheet.tone(color, depth), width);
}

function n(value: number): string {
  return String(Math.round(value));
}

function sp(value: number): string {
  const text = n(value);
  return text.startsWith('-') ? text : ` ${text}`;
}
