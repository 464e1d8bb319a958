import { Canvas, Link, Path, Svg, Text, View } from '@react-pdf/renderer';
import { legColor } from '@wayfold/domain/format/palette';
import type { ReactNode } from 'react';
import { isRightToLeft, withBreaks } from '../paper-text';
import { FOOTER, INK, MARGIN } from './look';
import { nameOf, type Paper, sheetOf } from './paper';

type Styles = Record<string, string | number>;

/** A text in the paper's own fonts, from right to left where it is written so. */
export function Words(props: {
  paper: Paper;
  children: string;
  size?: number;
  serif?: boolean;
  weight?: 400 | 500 | 600;
  italic?: boolean;
  color?: string;
  /** Width it has in points; wider words are broken. The whole line where it is not said. */
  width?: number;
  style?: Styles;
}) {
  const { paper, children, size = 12.5, serif = false, italic = false, color = INK.ink, style = {} } = props;
  const { weight = serif && !italic ? 500 : 400, width = sheetOf(paper).innerWidth } = props;
  const fontStyle = italic ? { fontStyle: 'italic' as const } : {};
  const direction = isRightToLeft(children) ? { direction: 'rtl' as const, textAlign: 'right' as const } : {};
  return (
    <Text
      style={{
        fontFamily: serif ? paper.look.serif : paper.look.sans,
        fontSize: size,
        lineHeight: serif ? 1.22 : 1.35,
        fontWeight: weight,
        color,
        ...fontStyle,
        ...direction,
        ...style,
      }}
    >
      {withBreaks(children, width / size)}
    </Text>
  );
}

/** Says in small letters what was left out, and where it can be read. */
export function LeftOutNote({ paper, what }: { paper: Paper; what: string }) {
  const { link, words } = paper;
  const where = link ? words.wholeAt(shortLink(link)) : words.wholeOnScreen;
  return (
    <Words paper={paper} size={11} color={INK.ink3} style={{ marginTop: 6 }}>
      {`${what} ${where}`}
    </Words>
  );
}

/** A section's title. */
export function SectionTitle({ paper, children }: { paper: Paper; children: string }) {
  return (
    <Words paper={paper} serif size={26} style={{ marginBottom: 12 }}>
      {children}
    </Words>
  );
}

/**
 * What heads each further page that its parent goes on to. It stands behind what its parent begins with and may not be
 * broken: on the page of that it shows nothing.
 */
export function Continued({ children }: { children: ReactNode }) {
  let begun: number | undefined;
  return (
    <View
      fixed
      render={({ pageNumber }) => {
        begun ??= pageNumber;
        return pageNumber > begun ? children : null;
      }}
    />
  );
}

/** Says in small letters what goes on. */
export function ContinuedTitle({ paper, children }: { paper: Paper; children: string }) {
  return (
    <Words paper={paper} size={11} color={INK.ink3} style={{ marginBottom: 4 }}>
      {paper.words.continued(children)}
    </Words>
  );
}

type FooterProps = {
  paper: Paper;
  /** Both are undefined while nobody knows yet. */
  page: number | undefined;
  pages: number | undefined;
  /** Said instead of the link. */
  note?: string | null;
};

/** What stands at the foot of every page: the trip, where it lives, and which page it is. */
export function Footer({ paper, page, pages, note = null }: FooterProps) {
  const { look, link, words } = paper;
  const text = { fontFamily: look.sans, fontSize: 10, color: INK.ink3 };
  return (
    <View
      style={{
        position: 'absolute',
        left: MARGIN,
        right: MARGIN,
        bottom: MARGIN - 12,
        height: FOOTER - 8,
        borderTop: `0.75pt solid ${INK.line}`,
        paddingTop: 6,
        flexDirection: 'row',
        gap: 12,
      }}
    >
      <View style={{ flex: 1, flexDirection: 'row', gap: 5, overflow: 'hidden' }}>
        <Mark />
        <Text style={{ ...text, flex: 1, maxLines: 1, textOverflow: 'ellipsis' }}>{nameOf(paper)}</Text>
      </View>
      {note ? (
        <Text style={text}>{note}</Text>
      ) : link ? (
        <Link src={link} style={{ textDecoration: 'none' }}>
          <Text style={text}>{shortLink(link)}</Text>
        </Link>
      ) : null}
      <Text style={{ ...text, width: 70, textAlign: 'right' }}>{words.pageOf(page ?? 1, pages ?? 1)}</Text>
    </View>
  );
}

/** An address as people read it. */
export function shortLink(link: string): string {
  // Letters that a font may lack are written as addresses write them.
  const plain = /[^ -ž]/.test(link) ? new URL(link).href : link;
  return plain.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/, '').replace(/\/$/, '');
}

/** The product's mark. It is painted, since the library lays out no drawings in what stands on every page. */
function Mark() {
  const panels = [
    ['M3 7l6.5 4v16L3 23z', '#0b5a66'],
    ['M9.5 11L16 7v16l-6.5 4z', '#2f8791'],
    ['M16 7l6.5 4v16L16 23z', '#0b5a66'],
    ['M22.5 11L29 7v16l-6.5 4z', '#f2b440'],
  ] as const;
  return (
    <Canvas
      style={{ width: 11, height: 11, marginTop: 1 }}
      paint={(painter, width) => {
        painter.scale(width / 32);
        for (const [path, color] of panels) painter.path(path).fill(color);
        return null;
      }}
    />
  );
}

/** The number of a destination in its color. */
export function Pin({ paper, number, size = 18 }: { paper: Paper; number: number; size?: number }) {
  return (
    <View
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: legColor(number - 1, 'light'),
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Text
        style={{
          fontFamily: paper.look.sans,
          fontSize: size * 0.52,
          fontWeight: 600,
          color: '#ffffff',
          lineHeight: 1,
        }}
      >
        {String(number)}
      </Text>
    </View>
  );
}

/** A block with slanting lines in a destination's color, for time on the road. */
export function Hatched({ paper, color, children }: { paper: Paper; color: string; children: ReactNode }) {
  const { innerWidth } = sheetOf(paper);
  const height = 60;
  let lines = '';
  for (let x = -height; x < innerWidth; x += 10) lines += `M${x} ${height}L${x + height} 0`;
  return (
    <View
      wrap={false}
      style={{
        marginTop: 8,
        borderRadius: 4,
        borderLeft: `3pt solid ${color}`,
        overflow: 'hidden',
        position: 'relative',
        paddingVertical: 7,
        paddingHorizontal: 10,
        flexDirection: 'row',
        gap: 8,
      }}
    >
      <Svg
        viewBox={`0 0 ${innerWidth} ${height}`}
        style={{ position: 'absolute', left: 0, top: 0, width: innerWidth, height }}
      >
        <Path d={lines} stroke={color} strokeWidth={3.5} strokeOpacity={0.1} fill="none" />
      </Svg>
      {children}
    </View>
  );
}

/** A row of a table with a hairline below it. */
export function Row({ children, style = {} }: { children: ReactNode; style?: Styles }) {
  return (
    <View
      wrap={false}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 10,
        paddingVertical: 6.5,
        borderBottom: `0.75pt solid ${INK.line}`,
        ...style,
      }}
    >
      {children}
    </View>
  );
}

/** Words that lead somewhere; plain ones where they do not. */
export function Linked({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return children;
  return (
    <Link src={href} style={{ color: INK.primary, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}
