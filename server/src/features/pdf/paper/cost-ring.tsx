import { Path, Svg, View } from '@react-pdf/renderer';
import { type AmountKind, type CostSlice, ledgerOf, sumOf } from '@wayfold/domain/document/costs';
import { formatShare } from '@wayfold/domain/format/format';
import { LEG_PALETTE } from '@wayfold/domain/format/palette';
import { INK } from './look';
import type { Paper } from './paper';
import { Words } from './parts';

const RING = { size: 150, outer: 75, inner: 46 };

type RingProps = {
  paper: Paper;
  slices: readonly CostSlice[];
  kind: AmountKind;
  colors: ReadonlyMap<string, string>;
};

/** What part of the whole each category has: a ring, and its legend. */
export function CostRing({ paper, slices, kind, colors }: RingProps) {
  const { words, format, document } = paper;
  const own = document.trip.currency;
  const lines = ledgerOf(document).filter(({ currency }) => currency === own);
  let start = 0;
  const arcs = slices.map((slice) => {
    const from = start;
    start += slice.share;
    return { slice, path: arc(from, start) };
  });
  const total = format.money(sumOf(lines, kind), own);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 26, marginTop: 12 }}>
      <View style={{ width: RING.size, height: RING.size, position: 'relative' }}>
        <Svg viewBox={`0 0 ${RING.size} ${RING.size}`} style={{ width: RING.size, height: RING.size }}>
          {arcs.map(({ slice, path }) => (
            <Path
              key={slice.category}
              d={path}
              fill={colors.get(slice.category) ?? INK.ink3}
              stroke="#ffffff"
              strokeWidth={1.2}
            />
          ))}
        </Svg>
        <View
          style={{
            position: 'absolute',
            left: 0,
            top: 0,
            width: RING.size,
            height: RING.size,
            justifyContent: 'center',
            alignItems: 'center',
          }}
        >
          <Words paper={paper} size={total.length > 9 ? 12 : 16} weight={600}>
            {total}
          </Words>
        </View>
      </View>
      <View style={{ gap: 4 }}>
        {slices.map(({ category, share }) => (
          <View key={category} style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
            <View
              style={{
                width: 8,
                height: 8,
                borderRadius: 2,
                backgroundColor: colors.get(category) ?? INK.ink3,
              }}
            />
            <Words paper={paper} size={11.5} style={{ width: 120 }}>
              {words.categories[category]}
            </Words>
            <Words paper={paper} size={11.5} weight={600}>
              {formatShare(share, words.locale)}
            </Words>
          </View>
        ))}
      </View>
    </View>
  );
}

/** A part of the ring, from one share of the whole to another, from the top and clockwise. */
export function arc(from: number, to: number): string {
  const { outer, inner } = RING;
  // A whole circle has no two ends to draw an arc between.
  const end = Math.min(to, from + 0.9999);
  const point = (share: number, radius: number) => {
    const angle = 2 * Math.PI * share - Math.PI / 2;
    return `${(outer + radius * Math.cos(angle)).toFixed(2)} ${(outer + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const large = end - from > 0.5 ? 1 : 0;
  return `M${point(from, outer)}A${outer} ${outer} 0 ${large} 1 ${point(end, outer)}L${point(end, inner)}A${inner} ${inner} 0 ${large} 0 ${point(from, inner)}Z`;
}

/** The color of a category on paper, by its number in the palette. */
export function colorOf(number: number): string {
  return LEG_PALETTE[number - 1]?.light ?? INK.ink3;
}
