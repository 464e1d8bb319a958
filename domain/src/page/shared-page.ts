import type { TripPage } from './trip-page';

/** Where a trip's public page links to, and what it is rendered with besides its texts. */
export interface PageLinks {
  /** The planner, opened on the shared trip; null for a template. */
  readonly interactive: string | null;
  readonly pdf: string | null;
  /** Pictures of the route, for both color schemes; null if there is nothing to draw. */
  readonly map: { readonly light: string; readonly dark: string } | null;
  /** The base address of its pictures, `/trip/k3f9-…`; null if its owner is looking at a trip that isn't shared yet. */
  readonly pictures: string | null;
  /** Starts a trip with the texts of a template; null for the page of a trip. */
  readonly start: string | null;
}

/** Everything that a trip's public page is rendered from, first by the server, then by the browser. */
export interface SharedPage {
  readonly page: TripPage;
  readonly links: PageLinks;
  /** The share whose openings are counted and whose changes are streamed; null for a template. */
  readonly shareId: string | null;
}

/** A page rendered by the server: plain text for the head, markup for the body. */
export interface DrawnPage {
  readonly title: string;
  readonly description: string;
  readonly markup: string;
}

/** What the built page provides to the server. */
export interface PageRenderer {
  renderTripPage(shared: SharedPage): DrawnPage;
  /** For an address that shows nothing, whether or not it ever did. */
  renderNothingHere(): DrawnPage;
}
