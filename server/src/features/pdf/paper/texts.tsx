import { Text, View } from '@react-pdf/renderer';
import type { Block, Span } from '@wayfold/contract/trip/rich-text';
import type { PageLine } from '@wayfold/domain/page/trip-page';
import type { ReactNode } from 'react';
import { isRightToLeft, withBreaks } from '../paper-text';
import { INK } from './look';
import { type Paper, sheetOf } from './paper';
import { LeftOutNote, Linked, SectionTitle, shortLink, Words } from './parts';

/** Points that follow a heading on its page. Less than a line, or headings of single lines would never part. */
const HEADING_AHEAD = 12;

/** Whether a trip has texts of its own to print. */
export function hasTexts({ page }: Paper): boolean {
  const lists = [page.descriptions, page.inclusions, page.exclusions, page.offers, page.nextSteps];
  const further = [page.validity, page.contacts, page.actions, page.itinerary ?? []];
  return page.person !== null || [...lists, ...further].some(({ length }) => length > 0);
}

/** What people wrote: the trip in words, what is in the price and what is not, offers, next steps and contacts. */
export function Texts({ paper }: { paper: Paper }) {
  const { page, words, leftOut } = paper;
  return (
    <>
      {(page.descriptions.length > 0 || (page.itinerary?.length ?? 0) > 0) && (
        <>
          <SectionTitle paper={paper}>{words.inWords}</SectionTitle>
          {page.descriptions.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts that never move; two may be alike
            <Words key={index} paper={paper} style={{ marginBottom: 8 }}>
              {text}
            </Words>
          ))}
          {page.itinerary?.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id and never move
            <RichBlock key={index} paper={paper} block={block} />
          ))}
          <View style={{ height: 18 }} />
        </>
      )}
      <Lines paper={paper} title={words.inclusions} lines={page.inclusions} bullet="•" />
      <Lines paper={paper} title={words.exclusions} lines={page.exclusions} bullet="–" />
      <Lines
        paper={paper}
        title={words.offers}
        lines={[
          ...page.offers.map((offer) => ({
            ...offer,
            text: offer.ends ? `${offer.text} (${words.until(offer.ends)})` : offer.text,
          })),
          ...page.validity,
        ]}
      />
      <Lines paper={paper} title={words.nextSteps} lines={page.nextSteps} bullet="number" />
      <Lines paper={paper} title={words.actions} lines={page.actions} />
      <Lines paper={paper} title={words.contact} lines={[...personLines(paper), ...page.contacts]} />
      {leftOut.hasTexts && <LeftOutNote paper={paper} what={words.tooLong} />}
    </>
  );
}

type LinesProps = {
  paper: Paper;
  title: string;
  lines: readonly PageLine[];
  bullet?: '•' | '–' | 'number' | undefined;
};

function Lines({ paper, title, lines, bullet }: LinesProps) {
  if (lines.length === 0) return null;
  const { innerWidth } = sheetOf(paper);
  return (
    <View style={{ marginBottom: 16 }}>
      <View wrap={false} minPresenceAhead={HEADING_AHEAD} style={{ marginBottom: 6 }}>
        <Words paper={paper} serif size={19}>
          {title}
        </Words>
      </View>
      {lines.map((line, index) => (
        <Item key={line.id} paper={paper} bullet={bullet === 'number' ? `${index + 1}.` : bullet} below={4}>
          <Linked href={line.href}>
            <Words paper={paper} width={innerWidth - BULLET} color={line.href ? INK.primary : INK.ink}>
              {line.href && !sameAddress(line) ? `${line.text} (${shortLink(line.href)})` : line.text}
            </Words>
          </Linked>
        </Item>
      ))}
    </View>
  );
}

/** Points left of what has a bullet. */
const BULLET = 24;

type ItemProps = {
  paper: Paper;
  bullet: string | undefined;
  /** Points to the next one. */
  below: number;
  children: ReactNode;
};

/** Words with a bullet, which stands beside them rather than in a row: rows are cut off at the foot of a page. */
function Item({ paper, bullet, below, children }: ItemProps) {
  if (!bullet) return <View style={{ marginBottom: below }}>{children}</View>;
  return (
    <View style={{ marginBottom: below, paddingLeft: BULLET }}>
      <Words paper={paper} color={INK.primary} style={{ position: 'absolute', left: 0, top: 0, width: 16 }}>
        {bullet}
      </Words>
      {children}
    </View>
  );
}

/** Paper cannot be pressed, so the address stands beside words that do not say it. */
function sameAddress({ text, href }: PageLine): boolean {
  return href !== null && text.replaceAll(' ', '').includes(shortLink(href).replaceAll(' ', ''));
}

function personLines({ page, words }: Paper): PageLine[] {
  const { person, website } = page;
  const line = (id: string, text: string | null | undefined, href: string | null): PageLine[] =>
    text ? [{ id, text, href }] : [];
  return [
    ...line('name', [person?.name, person?.title].filter(Boolean).join(', '), null),
    ...line('phone', person?.phone, null),
    ...line('email', person?.email, person?.email ? `mailto:${person.email}` : null),
    ...line('meeting', person?.meeting && words.meeting, person?.meeting ?? null),
    ...line('video', person?.video && words.video, person?.video ?? null),
    ...line('website', website && shortLink(website), website),
  ];
}

function RichBlock({ paper, block }: { paper: Paper; block: Block }) {
  if (block.kind === 'heading') {
    return (
      <View minPresenceAhead={HEADING_AHEAD} style={{ marginTop: 10, marginBottom: 4 }}>
        <Spans paper={paper} spans={block.spans} size={17} serif />
      </View>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <View style={{ marginBottom: 8 }}>
        <Spans paper={paper} spans={block.spans} />
      </View>
    );
  }
  return (
    <View style={{ marginBottom: 8 }}>
      {block.items.map((spans, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no id and never move
        <Item key={index} paper={paper} bullet={block.ordered ? `${index + 1}.` : '•'} below={3}>
          <Spans paper={paper} spans={spans} />
        </Item>
      ))}
    </View>
  );
}

type SpansProps = { paper: Paper; spans: readonly Span[]; size?: number; serif?: boolean };

function Spans({ paper, spans, size = 12.5, serif = false }: SpansProps) {
  const ems = sheetOf(paper).innerWidth / size;
  const text = spans.map((span) => span.text).join('');
  const direction = isRightToLeft(text) ? { direction: 'rtl' as const, textAlign: 'right' as const } : {};
  return (
    <Text
      style={{
        fontFamily: serif ? paper.look.serif : paper.look.sans,
        fontSize: size,
        fontWeight: serif ? 500 : 400,
        lineHeight: 1.45,
        color: INK.ink,
        ...direction,
      }}
    >
      {spans.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spans have no id and never move
        <Linked key={index} href={span.href}>
          <Text style={{ fontWeight: span.bold ? 600 : serif ? 500 : 400 }}>
            {withBreaks(span.text, ems - 2)}
          </Text>
        </Linked>
      ))}
    </Text>
  );
}
