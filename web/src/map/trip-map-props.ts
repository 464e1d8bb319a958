import type { ExpenseCategory, Transport } from '@wayfold/contract/kernel/values';
import type { LegPart } from '@wayfold/contract/trip/leg';
import type { Theme } from '@wayfold/domain/format/palette';
import type { ReactNode } from 'react';
import type { FullMap } from './use-full-map';

/** A destination as the map draws it: a numbered pin with its name beside it. */
export type MapStop = {
  id: string;
  /** The number on the pin, from 1; 0 for home, which has a house. */
  number: number;
  name: string;
  /** The name in the local script, shown first; null if it is the same. */
  localName: string | null;
  /** `[lon, lat]` in degrees. */
  coords: [number, number];
  /** Position in the palette of legs, from 0; repeats after the twentieth. */
  colorIndex: number;
};

/** The way from one stop to the next. */
export type MapLeg = {
  id: string;
  fromId: string;
  toId: string;
  transport: Transport;
  colorIndex: number;
  /** `[lon, lat]` from the first stop to the second; with fewer than two points, a straight line joins the stops. */
  coordinates: [number, number][];
  /** True for the straight line that stands in for a route that couldn't be found. */
  failed: boolean;
  /** Ferries among them have their name and time beside the line. */
  parts?: readonly LegPart[] | undefined;
  /** Round dots instead of the transport's dash: a leg that a preview proposes. */
  dotted?: boolean;
  /** Gray and below the others: the current route while a preview shows another. */
  muted?: boolean;
};

/** An imported line, such as a hike, drawn under the legs. */
export type MapTrack = {
  id: string;
  /** `#rrggbb`; null for the map's default track color. */
  color: string | null;
  /** `[lon, lat]`; longitudes never jump around the globe. */
  coordinates: readonly (readonly [number, number])[];
};

/** A suggested place that isn't in the trip yet, with the stops before and after it if they are known. */
export type MapGhost = {
  coords: [number, number];
  name: string;
  from: [number, number] | null;
  to: [number, number] | null;
} | null;

/** A place that isn't a stop of the trip: a disc with the icon of its kind. */
export type MapPlace = {
  id: string;
  name: string;
  coords: [number, number];
  /** Path of a 15 by 15 icon; null for a plain dot, and for plans, which have the icon of their category. */
  icon: string | null;
  /** Id of its kind, by which a disc that stands for several places says what they are. */
  kind?: string;
  /** Turns the disc into a pill with this text beside the icon, such as a price; empty for no text. */
  pill?: string;
  /** Turns the disc into the pin of a plan, with the color of its destination; such pins are clustered only with each other. */
  plan?: {
    /** Its place in the order of its day, from 1; null for lodging, which has only its icon. */
    number: number | null;
    category: ExpenseCategory;
    colorIndex: number;
    /** Names the pin for screen readers. */
    label: string;
  };
};

/** A place of the street map that was pressed: a station, a museum, a café. */
export type StreetPlace = {
  /** In the traveler's language, or in Latin script. */
  name: string;
  /** The name in the local script; null if it is the same. */
  localName: string | null;
  /** What it is, as OpenStreetMap says it, such as `museum`. */
  kind: string;
  /** `[lon, lat]` in degrees. */
  coords: [number, number];
};

/** `[west, south, east, north]` in degrees; west is greater than east if the box crosses the date line. */
export type MapBox = [number, number, number, number];

/** Pixels from each edge of the map. */
export type MapPadding = {
  top: number;
  right: number;
  bottom: number;
  left: number;
  /** The share of the width or height that the padding may take; beyond it, it is reduced. 0.75 if missing. */
  most?: number;
};

/** Props of `TripMap`. */
export type TripMapProps = {
  /** In trip order. */
  stops: MapStop[];
  legs: MapLeg[];
  tracks?: readonly MapTrack[];
  /** The stop drawn larger and on top, while the others step back. */
  selectedId: string | null;
  /** The stop under the pointer, here or in a list. */
  hoveredId: string | null;
  /** All stops step back, because a day is shown. */
  isAside?: boolean;
  /** The leg drawn stronger while the others step back; if null or missing, all look alike. */
  selectedLegId?: string | null;
  ghost: MapGhost;
  /** Nearby places, best first; many close together become one disc with their count. */
  places?: readonly MapPlace[];
  /** What is planned at destinations, shown from a zoom at which it can be told apart; in the order of the trip. */
  plans?: readonly MapPlace[] | undefined;
  /** The ways from plan to plan within a day. */
  dayWays?: readonly MapLeg[] | undefined;
  hoveredPlaceId?: string | null;
  /** The plan whose pin is filled. */
  selectedPlanId?: string | null;
  /** The points to show instead of the whole trip; `stay` leaves the map where it is. */
  focus?: readonly [number, number][] | 'stay' | null;
  /** The largest zoom at which several points in focus are shown; a region around a trip if missing. */
  closest?: number | undefined;
  /** How far pins stay from the edges, where panels cover the map. */
  padding: MapPadding;
  /** Names what is around the map, if that changes with the window: what is in the middle of the map then stays there. */
  layout?: string;
  /** The map's own buttons in the bottom left corner with their margins, if the trip is fitted clear of them, too. */
  corner?: { width: number; height: number } | undefined;
  /** Zoom of a map with one stop, from the setting. */
  singleZoom: number;
  /** Center of an empty map, `[lon, lat]`; the continental US if missing. */
  home?: [number, number];
  theme: Theme;
  reducedMotion: boolean;
  /** How far the map's own buttons and the attribution stay above the bottom edge, in pixels; 108 and 4 by default. */
  controlsBottom?: number;
  attributionBottom?: number;
  onSelect(id: string): void;
  onHover(id: string | null): void;
  onPlace?(id: string): void;
  onPlaceHover?(id: string | null): void;
  /** The map came to rest; `isByHand` if the traveler moved it there. */
  onView?(box: MapBox, isByHand: boolean): void;
  onPlan?(id: string): void;
  /** A press on the empty map, `[lon, lat]` in degrees. */
  onPick(at: [number, number]): void;
  /** A press on a place of the street map; if missing, such a press is like any other. */
  onStreetPlace?: ((place: StreetPlace) => void) | undefined;
  /** Lets the map fill the screen; if missing, it can't. */
  full?: FullMap;
  /** Buttons from the page, shown with the map's own. */
  controls?: ReactNode;
  /** Names the region for screen readers, such as "Map of your trip". */
  label: string;
};
