import { Path, Svg, View } from '@react-pdf/renderer';
import { type AmountKind, type CostSlice, costSlices, ledgerOf, sumOf } from '@wayfold/domain/costs';
import { formatShare } from '@wayfold/domain/format';
import { LEG_PALETTE } from '@wayfold/domain/palette';
import type { PageCosts } from '@wayfold/domain/trip-page-costs';
import { INK } from './look';
import { type Paper, sheetOf } from './paper';
import { Row, SectionTitle, Words } from './parts';

const RING = { size: 150, outer: 75, inner: 46 };

/** What the trip costs: a ring and a table for each kind of amount. */
export function Costs({ paper }: { paper: Paper }) {
  return paper.page.costs.map((costs, index) => (
    <CostTable key={costs.kind} paper={paper} costs={costs} isFirst={index === 0} />
  ));
}

function CostTable({ paper, costs, isFirst }: { paper: Paper; costs: PageCosts; isFirst: boolean }) {
  const { words, document } = paper;
  const { innerWidth } = sheetOf(paper);
  const own = document.trip.currency;
  const slices = costSlices(ledgerOf(document), own, costs.kind);
  const colors = new Map(costs.groups.map(({ category, color }) => [category, colorOf(color)]));
  const nothing = paper.format.money(0, own);
  const title = costs.kind === 'approximate' ? words.approximate : words.costs;
  const rows = costs.groups.flatMap((group) => [
    <Row key={group.category} style={{ paddingVertical: 5 }} ahead={26}>
      <View style={{ width: 8, height: 8, borderRadius: 2, backgroundColor: colorOf(group.color) }} />
      <Words paper={paper} size={12} weight={600} style={{ flex: 1 }}>
        {words.categories[group.category]}
      </Words>
      <Words paper={paper} size={12} weight={600} style={{ textAlign: 'right' }}>
        {group.totals.join(' + ')}
      </Words>
    </Row>,
    ...group.lines
      .filter(({ amount }) => amount !== nothing)
      .map((line) => (
        <Row key={line.id} style={{ paddingVertical: 4.5 }}>
          <Words
            paper={paper}
            size={11.5}
            color={INK.ink2}
            width={innerWidth - 140}
            style={{ flex: 1, paddingLeft: 18 }}
          >
            {line.name}
          </Words>
          <Words paper={paper} size={11.5} style={{ width: 110, textAlign: 'right' }}>
            {line.amount}
          </Words>
        </Row>
      )),
  ]);
  return (
    <View style={{ marginTop: isFirst ? 0 : 22 }}>
      {isFirst && <SectionTitle paper={paper}>{title}</SectionTitle>}
      <View wrap={false} minPresenceAhead={60} style={{ marginBottom: 10 }}>
        <Words paper={paper} size={12} color={INK.ink2}>
          {costs.kind === 'approximate' ? words.inCurrency(own) : `${words[costs.kind]} · ${own}`}
        </Words>
        {slices.length > 0 && <Ring paper={paper} slices={slices} kind={costs.kind} colors={colors} />}
      </View>
      {rows.slice(0, -1)}
      <View wrap={false}>
        {rows.at(-1)}
        <View style={{ flexDirection: 'row', paddingTop: 10 }}>
          <Words paper={paper} size={14} weight={600} style={{ flex: 1 }}>
            {words.total}
          </Words>
          <Words paper={paper} size={14} weight={600}>
            {costs.totals.join(' + ')}
          </Words>
        </View>
      </View>
    </View>
  );
}

type RingProps = {
  paper: Paper;
  slices: readonly CostSlice[];
  kind: AmountKind;
  colors: ReadonlyMap<string, string>;
};

function Ring({ paper, slices, kind, colors }: RingProps) {
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

function colorOf(number: number): string {
  return LEG_PALETTE[number - 1]?.light ?? INK.ink3;
}
