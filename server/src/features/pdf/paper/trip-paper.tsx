import { Document, Page } from '@react-pdf/renderer';
import { orderedDestinations } from '@wayfold/domain/trip-document';
import type { ReactNode } from 'react';
import { Costs } from './costs';
import { Cover } from './cover';
import { FOOTER, INK, MARGIN } from './look';
import { nameOf, type Paper } from './paper';
import { Footer } from './parts';
import { Route } from './route';
import { Stops } from './stops';
import { hasTexts, Texts } from './texts';

/** A trip on paper: cover, route, destinations by day, costs and texts. */
export function TripPaper({ paper }: { paper: Paper }) {
  const { page, words, options, document, today } = paper;
  const hasStops = orderedDestinations(document).length > 0;
  return (
    <Document
      title={nameOf(paper)}
      language={options.language}
      creator="Wayfold"
      producer="Wayfold"
      creationDate={new Date(`${today}T00:00:00Z`)}
    >
      <Cover paper={paper} />
      {hasStops && (
        <Sheets paper={paper} bookmark={words.route}>
          <Route paper={paper} />
        </Sheets>
      )}
      {hasStops && (
        <Sheets paper={paper}>
          <Stops paper={paper} />
        </Sheets>
      )}
      {page.costs.length > 0 && (
        <Sheets paper={paper} bookmark={words.costs}>
          <Costs paper={paper} />
        </Sheets>
      )}
      {hasTexts(paper) && (
        <Sheets paper={paper} bookmark={words.inWords}>
          <Texts paper={paper} />
        </Sheets>
      )}
    </Document>
  );
}

/** As many pages as their content takes, each with its foot. */
function Sheets({ paper, bookmark, children }: { paper: Paper; bookmark?: string; children: ReactNode }) {
  const named = bookmark === undefined ? {} : { bookmark };
  return (
    <Page
      size={paper.options.paper === 'A4' ? 'A4' : 'LETTER'}
      style={{
        backgroundColor: INK.surface,
        paddingTop: MARGIN,
        paddingHorizontal: MARGIN,
        paddingBottom: MARGIN + FOOTER,
      }}
      // Measures once what the library otherwise measures anew for each page: three times as fast on long trips.
      experimentalPagination
      {...named}
    >
      {/* First, or it would stand on the last of the pages alone. */}
      <Footer paper={paper} />
      {children}
    </Page>
  );
}
