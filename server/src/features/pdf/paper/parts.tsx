import { Link, Path, Svg, Text, View } from '@react-pdf/renderer';
import { legColor } from '@wayfold/domain/palette';
import type { ReactNode } from 'react';
import { isRightToLeft, withBreaks } from '../clean-text';
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

/** A section's title, which is never left alone at the foot of a page. */
export function SectionTitle({
  paper,
  children,
  ahead = 90,
}: {
  paper: Paper;
  children: string;
  ahead?: number;
}) {
  return (
    <View minPresenceAhead={ahead} wrap={false} style={{ marginBottom: 12 }}>
      <Words paper={paper} serif size={26}>
        {children}
      </Words>
    </View>
  );
}

/** What stands at the foot of every page: the trip, where it lives, and which page it is. */
export function Footer({ paper, estimates = false }: { paper: Paper; estimates?: boolean }) {
  const { look, link, words } = paper;
  const text = { fontFamily: look.sans, fontSize: 10, color: INK.ink3 };
  return (
    <View
      fixed
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
      {estimates ? (
        <Text style={text}>{words.estimates}</Text>
      ) : link ? (
        <Link src={link} style={{ textDecoration: 'none' }}>
          <Text style={text}>{shortLink(link)}</Text>
        </Link>
      ) : null}
      <Text
        style={{ ...text, width: 70, textAlign: 'right' }}
        render={({ pageNumber, totalPages }) => words.pageOf(pageNumber, totalPages)}
      />
    </View>
  );
}

/** An address as people read it. */
export function shortLink(link: string): string {
  return link.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/, '').replace(/\/$/, '');
}

function Mark() {
  return (
    <Svg viewBox="0 0 32 32" style={{ width: 11, height: 11, marginTop: 1 }}>
      <Path d="M3 7l6.5 4v16L3 23z" fill="#0b5a66" />
      <Path d="M9.5 11L16 7v16l-6.5 4z" fill="#2f8791" />
      <Path d="M16 7l6.5 4v16L16 23z" fill="#0b5a66" />
      <Path d="M22.5 11L29 7v16l-6.5 4z" fill="#f2b440" />
    </Svg>
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

/** A row of a table with a hairline below it; `ahead` points of what follows stay on its page. */
export function Row({
  children,
  style = {},
  ahead = 0,
}: {
  children: ReactNode;
  style?: Styles;
  ahead?: number;
}) {
  return (
    <View
      wrap={false}
      minPresenceAhead={ahead}
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
