import { View } from '@react-pdf/renderer';
import {
  type AmountKind,
  amountOf,
  costSlices,
  type LedgerLine,
  ledgerOf,
  sumOf,
} from '@wayfold/domain/document/costs';
import { currenciesOf, type PageCostGroup, type PageCosts } from '@wayfold/domain/page/trip-page-costs';
import type { ReactElement } from 'react';
import { saysSomething } from '../../drawing/clean-text';
import { type ShownLines, shownLines } from './cost-lines';
import { CostRing, colorOf } from './cost-ring';
import { FOOTER, INK } from './look';
import { type Paper, sheetOf } from './paper';
import { Continued, ContinuedTitle, Row, SectionTitle, Words } from './parts';

/** Points of a row of the table, and of what stands above its first and below its last one. */
const ROW = 26;
const ABOVE = 232;
const BELOW = 29;

/** What the trip costs: a ring and a table for each kind of amount. */
export function Costs({ paper }: { paper: Paper }) {
  return paper.page.costs.map((costs, index) => (
    <CostTable key={costs.kind} paper={paper} costs={costs} isFirst={index === 0} />
  ));
}

function CostTable({ paper, costs, isFirst }: { paper: Paper; costs: PageCosts; isFirst: boolean }) {
  const { words, document } = paper;
  const own = document.trip.currency;
  const ledger = ledgerOf(document);
  const slices = costSlices(ledger, own, costs.kind);
  const colors = new Map(costs.groups.map(({ category, color }) => [category, colorOf(color)]));
  const title = costs.kind === 'approximate' ? words.approximate : words.costs;
  const kind = costs.kind === 'approximate' ? words.inCurrency(own) : `${words[costs.kind]} · ${own}`;
  const named = ledger.filter((line) => saysSomething(line.name) && amountOf(line, costs.kind));
  const height = sheetOf(paper).innerHeight - FOOTER;
  const lines = shownLines(
    costs.groups.map(({ category }) => named.filter((line) => line.category === category)),
    costs.kind,
    { first: Math.floor((height - ABOVE - BELOW) / ROW), further: Math.floor(height / ROW) - 1 },
  );
  const rows = costs.groups.flatMap((group, index) => {
    const shown = lines[index];
    return shown ? groupRows(paper, { group, shown, kind: costs.kind }) : [];
  });
  return (
    <View style={{ marginTop: isFirst ? 0 : 22 }}>
      <View wrap={false}>
        {isFirst && <SectionTitle paper={paper}>{title}</SectionTitle>}
        <Words paper={paper} size={12} color={INK.ink2}>
          {kind}
        </Words>
        {slices.length > 0 && <CostRing paper={paper} slices={slices} kind={costs.kind} colors={colors} />}
        <View style={{ height: 10 }} />
        {rows[0]}
      </View>
      <Continued>
        <ContinuedTitle paper={paper}>{title}</ContinuedTitle>
      </Continued>
      {rows.slice(1, -1)}
      <View wrap={false}>
        {rows.length > 1 && rows.at(-1)}
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

type Group = { readonly group: PageCostGroup; readonly shown: ShownLines; readonly kind: AmountKind };

/** The rows of a category. Its name is never left alone at the foot of a page. */
function groupRows(paper: Paper, { group, shown, kind }: Group): ReactElement[] {
  const { words, format } = paper;
  const { single, merged } = shown;
  const [only] = single.length + merged.length === 1 ? single : [];
  const heading = (
    <Row style={{ paddingVertical: 5 }}>
      <View style={{ width: 8, height: 8, borderRadius: 2, backgroundColor: colorOf(group.color) }} />
      <Words paper={paper} size={12} weight={600}>
        {words.categories[group.category]}
      </Words>
      <Words paper={paper} size={11.5} color={INK.ink2} width={260} style={{ flex: 1 }}>
        {only?.name ?? ''}
      </Words>
      <Words paper={paper} size={12} weight={600} style={{ textAlign: 'right' }}>
        {group.totals.join(' + ')}
      </Words>
    </Row>
  );
  const others = [
    ...single.map((line) => ({
      name: line.name,
      amount: format.money(amountOf(line, kind) ?? 0, line.currency),
    })),
    ...(merged.length > 0
      ? [{ name: words.more(merged.length), amount: sumsOf(merged, kind, paper).join(' + ') }]
      : []),
  ];
  const [first, ...further] = only ? [] : others;
  return [
    <View key={group.category} wrap={false}>
      {heading}
      {first && <LineRow paper={paper} {...first} />}
    </View>,
    ...further.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows that never move; two may be alike
      <LineRow key={`${group.category} ${index}`} paper={paper} {...line} />
    )),
  ];
}

/** Adds up lines, each currency for itself. */
function sumsOf(lines: readonly LedgerLine[], kind: AmountKind, { document, format }: Paper): string[] {
  return currenciesOf(lines, document.trip.currency).map((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    return format.money(sumOf(own, kind), currency);
  });
}

function LineRow({ paper, name, amount }: { paper: Paper; name: string; amount: string }) {
  const { innerWidth } = sheetOf(paper);
  return (
    <Row style={{ paddingVertical: 4.5 }}>
      <Words
        paper={paper}
        size={11.5}
        color={INK.ink2}
        width={innerWidth - 140}
        style={{ flex: 1, paddingLeft: 18 }}
      >
        {name}
      </Words>
      <Words paper={paper} size={11.5} style={{ width: 110, textAlign: 'right' }}>
        {amount}
      </Words>
    </Row>
  );
}
