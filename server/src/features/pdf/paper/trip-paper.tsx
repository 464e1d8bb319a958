import { Document, Page } from '@react-pdf/renderer';
import { orderedDestinations } from '@wayfold/domain/document/trip-document';
import type { ReactNode } from 'react';
import { Costs } from './costs';
import { Cover } from './cover';
import { FOOTER, INK, MARGIN } from './look';
import { bookmarkOf, nameOf, type Paper } from './paper';
import { Footer } from './parts';
import { Pictures, shownPictures } from './pictures';
import { Route } from './route';
import { Stops } from './stops';
import { hasTexts, Texts } from './texts';

/** A trip on paper: cover, route, destinations by day, pictures, costs and texts. */
export function TripPaper({ paper }: { paper: Paper }) {
  const { page, words, options, document, today } = paper;
  const hasStops = orderedDestinations(document).length > 0;
  return (
    <Document
      pdfVersion="1.7"
      title={nameOf(paper)}
      subject={page.headlines[0] || page.tagline}
      author={page.displayName || page.person?.name || ''}
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
      {shownPictures(paper).length > 0 && (
        <Sheets paper={paper} bookmark={words.pictures}>
          <Pictures paper={paper} />
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
  const named = bookmark === undefined ? {} : { bookmark: bookmarkOf(paper, bookmark) };
  return (
    <Page
      size={paper.options.paper === 'A4' ? 'A4' : 'LETTER'}
      style={{
        backgroundColor: INK.surface,
        paddingTop: MARGIN,
        paddingHorizontal: MARGIN,
        paddingBottom: MARGIN + FOOTER,
      }}
      layout={({ children: content, pageNumber, totalPages }) => (
        <>
          {content}
          <Footer paper={paper} page={pageNumber} pages={totalPages} />
        </>
      )}
      {...named}
    >
      {children}
    </Page>
  );
}
