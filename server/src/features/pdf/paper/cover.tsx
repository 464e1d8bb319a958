import { Image, Link, Page, Path, Rect, Svg, View } from '@react-pdf/renderer';
import type { Destination } from '@wayfold/contract/trip/trip';
import { tripDates } from '@wayfold/domain/document/totals';
import { orderedDestinations } from '@wayfold/domain/document/trip-document';
import { legColor } from '@wayfold/domain/format/palette';
import { encode } from 'uqr';
import { textWidth } from '../../drawing/text-width';
import { INK, MARGIN } from './look';
import { bookmarkOf, nameOf, type Paper, sheetOf } from './paper';
import { Footer, LeftOutNote, shortLink, Words } from './parts';

/** How much of the page the picture takes. */
export const COVER_SHARE = 0.52;

const PANELS_IN_A_ROW = 7;
const PANEL_PADDING = 6;
const MOST_ROWS = 3;
/** Of the names in the panels, by the number of rows: the largest size, in points, and the most lines that the page has room for. */
const NAMES = [
  { size: 11.5, lines: 3 },
  { size: 9.5, lines: 3 },
  { size: 8, lines: 2 },
] as const;
const SMALLEST_NAME = 8;

/** The first page: picture, name, dates, the trip as a folded strip, and the way to it on the screen. */
export function Cover({ paper }: { paper: Paper }) {
  const { page, words, format, document, cover, today, link } = paper;
  const { width, height } = sheetOf(paper);
  const dates = tripDates(document);
  const when = dates
    ? format.fullDays(dates.from, dates.to)
    : page.nights > 0
      ? words.nights(page.nights)
      : '';
  const tagline = page.headlines[0] || page.tagline;
  const pictureHeight = Math.round(height * COVER_SHARE);
  return (
    <Page
      size={paper.options.paper.toUpperCase() as 'A4' | 'LETTER'}
      style={{ backgroundColor: INK.surface }}
      bookmark={bookmarkOf(paper, nameOf(paper))}
      layout={({ children, pageNumber, totalPages }) => (
        <>
          {children}
          <Footer paper={paper} page={pageNumber} pages={totalPages} note={estimatesOf(paper)} />
        </>
      )}
    >
      <View style={{ height: pictureHeight, position: 'relative' }}>
        <Image src={cover} style={{ width, height: pictureHeight }} />
        <Creases width={width} height={pictureHeight} />
      </View>
      <View style={{ paddingHorizontal: MARGIN, paddingTop: 26, gap: 8 }}>
        <Words paper={paper} serif size={nameOf(paper).length > 60 ? 26 : 36} style={{ letterSpacing: -0.5 }}>
          {nameOf(paper)}
        </Words>
        {tagline && (
          <Words paper={paper} size={14} color={INK.ink2}>
            {tagline}
          </Words>
        )}
        {when && (
          <Words paper={paper} size={13} color={INK.ink2}>
            {when}
          </Words>
        )}
        <FoldStrip paper={paper} />
        <View style={{ flexDirection: 'row', gap: 14, alignItems: 'center', marginTop: 14 }}>
          {link && (
            <Link src={link}>
              <QrCode text={link} />
            </Link>
          )}
          <View style={{ flex: 1, gap: 3 }}>
            {link && (
              <Words paper={paper} size={11}>
                {words.scan}
              </Words>
            )}
            {link && (
              <Words paper={paper} size={11} color={INK.primary}>
                {shortLink(link)}
              </Words>
            )}
            <Words paper={paper} size={11} color={INK.ink3}>
              {words.madeOn(format.date(today))}
            </Words>
            {paper.coverCredit && (
              <Words paper={paper} size={11} color={INK.ink3}>
                {words.photoBy(paper.coverCredit)}
              </Words>
            )}
            {!paper.isWhole && (
              <Words paper={paper} size={11} color={INK.ink3}>
                {words.unprinted}
              </Words>
            )}
            {isShortened(paper) && <LeftOutNote paper={paper} what={words.tooLong} />}
          </View>
        </View>
      </View>
    </Page>
  );
}

function isShortened({ leftOut: { plans, hasNotes, hasTexts } }: Paper): boolean {
  return plans.size > 0 || hasNotes || hasTexts;
}

/** Light and shadow of a map that was folded. */
function Creases({ width, height }: { width: number; height: number }) {
  const panel = width / 6;
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} style={{ position: 'absolute', left: 0, top: 0, width, height }}>
      {Array.from({ length: 6 }, (_, index) => (
        <Rect
          // biome-ignore lint/suspicious/noArrayIndexKey: six panels that never move
          key={index}
          x={index * panel}
          y={0}
          width={panel / 2}
          height={height}
          fill="#000000"
          fillOpacity={0.05}
        />
      ))}
      {Array.from({ length: 5 }, (_, index) => (
        <Rect
          // biome-ignore lint/suspicious/noArrayIndexKey: five edges that never move
          key={index}
          x={(index + 1) * panel - 0.6}
          y={0}
          width={1.2}
          height={height}
          fill="#ffffff"
          fillOpacity={0.14}
        />
      ))}
    </Svg>
  );
}

/** One panel for each destination, as wide as its nights; a long trip takes several rows. */
function FoldStrip({ paper }: { paper: Paper }) {
  const rows = foldRows(orderedDestinations(paper.document), sheetOf(paper).innerWidth);
  const { size: largest, lines } = NAMES[rows.length - 1] ?? NAMES[0];
  const size = nameSize(rows.flat(), largest);
  return (
    <View style={{ gap: 8, marginTop: 10 }}>
      {rows.map((row) => (
        <View
          key={row[0]?.stop.id}
          style={{ flexDirection: 'row', border: `0.75pt solid ${INK.line2}`, borderRadius: 6 }}
        >
          {row.map(({ stop, share, room }, index) => (
            <View
              key={stop.id}
              style={{
                flexGrow: share,
                flexShrink: 1,
                flexBasis: 0,
                borderTop: `3pt solid ${legColor(stop.destinationOrder - 1, 'light')}`,
                borderLeft: index > 0 ? `0.75pt solid ${INK.line}` : '0pt solid #ffffff',
                paddingVertical: 6,
                paddingHorizontal: PANEL_PADDING,
                overflow: 'hidden',
              }}
            >
              <Words
                paper={paper}
                serif
                weight={600}
                size={size}
                width={widestWord(stop.name) * size <= room ? Number.POSITIVE_INFINITY : room}
                style={{ maxLines: lines, textOverflow: 'ellipsis' }}
              >
                {stop.name}
              </Words>
              <Words paper={paper} size={Math.min(9.5, size)} color={INK.ink3} style={{ maxLines: 1 }}>
                {paper.words.nights(stop.nights)}
              </Words>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

type FoldPanel = {
  readonly stop: Destination;
  /** Its part of the row. */
  readonly share: number;
  /** Points its words have. */
  readonly room: number;
};

function foldRows(stops: readonly Destination[], width: number): FoldPanel[][] {
  const rows = Math.ceil(stops.length / PANELS_IN_A_ROW);
  const perRow = Math.ceil(stops.length / Math.max(1, rows));
  return Array.from({ length: Math.min(rows, MOST_ROWS) }, (_, index) => {
    const row = stops.slice(index * perRow, (index + 1) * perRow);
    const nights = row.reduce((sum, stop) => sum + Math.max(1, stop.nights), 0);
    return row.map((stop) => {
      const share = 0.5 / row.length + (0.5 * Math.max(1, stop.nights)) / nights;
      return { stop, share, room: width * share - 2 * PANEL_PADDING - 1 };
    });
  });
}

/** The largest size, in points, at which each word of the names fits its panel; what fits at none is broken. */
function nameSize(panels: readonly FoldPanel[], largest: number): number {
  const fitting = panels.map(({ stop, room }) => room / widestWord(stop.name));
  return Math.max(SMALLEST_NAME, Math.min(largest, ...fitting));
}

/** How wide the widest word of a name is, in letters as wide as high. */
function widestWord(name: string): number {
  return Math.max(...name.split(' ').map((word) => textWidth(word, 1)));
}

/** An address as a code for cameras. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const cells = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} style={{ width: 74, height: 74 }}>
      <Path d={cells.join('')} fill="#000000" />
    </Svg>
  );
}

/** Which figures of the paper are estimates; null if none are. */
function estimatesOf({ page, words }: Paper): string | null {
  const hasHops = page.stops.some(({ days }) =>
    days.some(({ plans }) => plans.some(({ hop }) => hop !== null)),
  );
  const distances = page.isAbout || hasHops;
  const prices = page.costs.some(({ kind }) => kind !== 'costAct');
  if (distances && prices) return words.estimates.both;
  if (distances) return words.estimates.distances;
  return prices ? words.estimates.prices : null;
}
