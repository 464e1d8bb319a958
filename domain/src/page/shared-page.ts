import type { TripPage } from './trip-page';

/** Where the public page of a trip leads, and what it is drawn with beside its words. */
export interface PageLinks {
  /** The planner opened on the shared trip; null for a template. */
  readonly interactive: string | null;
  readonly pdf: string | null;
  /** Pictures of the route, for either color scheme; null where there is nothing to draw. */
  readonly map: { readonly light: string; readonly dark: string } | null;
  /** The address under which its pictures stand, `/trip/k3f9-…`; null where its owner looks at what is not shared yet. */
  readonly pictures: string | null;
  /** Starts a trip with the texts of a template; null for the page of a trip. */
  readonly start: string | null;
}

/** All that the public page of a trip is drawn from: by the server first, then by the browser that takes it over. */
export interface SharedPage {
  readonly page: TripPage;
  readonly links: PageLinks;
  /** The share whose opening is counted and whose changes are told; null for a template. */
  readonly shareId: string | null;
}

/** A page as the server puts it together: plain words for the head, markup for the body. */
export interface DrawnPage {
  readonly title: string;
  readonly description: string;
  readonly markup: string;
}

/** What the built page offers to the server. */
export interface PageRenderer {
  renderTripPage(shared: SharedPage): DrawnPage;
  /** For an address that shows nothing, whether it ever did or not. */
  renderNothingHere(): DrawnPage;
}
