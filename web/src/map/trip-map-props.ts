import type { Transport } from '@wayfold/contract/kernel/values';
import type { Theme } from '@wayfold/domain/format/palette';
import type { ReactNode } from 'react';

/** A destination as the map draws it: a numbered pin with its name beside it. */
export type MapStop = {
  id: string;
  /** As written on the pin, from 1. */
  number: number;
  name: string;
  /** The name in the local script, written first; null where it does not differ. */
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
  /** `[lon, lat]` from the first stop to the second; with fewer than two points a straight line joins the stops. */
  coordinates: [number, number][];
  /** True for the straight line that stands in for a way nobody could find. */
  failed: boolean;
  /** Round dots instead of the mode's dash: a leg that a preview proposes. */
  dotted?: boolean;
  /** Gray and below the others: today's way while a preview shows another. */
  muted?: boolean;
};

/** A way that somebody brought along, such as a hike: drawn under the legs. */
export type MapTrack = {
  id: string;
  /** `#rrggbb`; null for the map's own color of tracks. */
  color: string | null;
  /** `[lon, lat]`; longitudes never jump around the globe. */
  coordinates: readonly (readonly [number, number])[];
};

/** A place that is suggested and not in the trip yet, with the stops before and after it where they are known. */
export type MapGhost = {
  coords: [number, number];
  name: string;
  from: [number, number] | null;
  to: [number, number] | null;
} | null;

/** A place that is not a stop of the trip: a disc with the icon of its kind. */
export type MapPlace = {
  id: string;
  name: string;
  coords: [number, number];
  /** Path of an icon of 15 by 15; null for a plain dot. */
  icon: string | null;
  /** Makes the disc a pill with this beside the icon, such as a price; empty for nothing beside it. */
  pill?: string;
};

/** `[west, south, east, north]` in degrees; the west is greater than the east across the date line. */
export type MapBox = [number, number, number, number];

/** Pixels from each edge of the map. */
export type MapPadding = { top: number; right: number; bottom: number; left: number };

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
  /** The leg drawn stronger while the others step back; null or missing leaves them all alike. */
  selectedLegId?: string | null;
  ghost: MapGhost;
  /** Places around, best first; where many stand together they are one disc with their number. */
  places?: readonly MapPlace[];
  hoveredPlaceId?: string | null;
  /** What is shown in place of the whole trip; `stay` leaves the map where it is. */
  focus?: readonly [number, number][] | 'stay' | null;
  /** How far pins keep from the edges, for what covers the map. */
  padding: MapPadding;
  /** Zoom of a map with one stop, from the setting. */
  singleZoom: number;
  /** Where an empty map looks, `[lon, lat]`; the continental US when missing. */
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
  /** The map came to rest; `isByHand` when the traveler moved it there. */
  onView?(box: MapBox, isByHand: boolean): void;
  /** A press on the empty map, `[lon, lat]` in degrees. */
  onPick(at: [number, number]): void;
  /** Buttons of the page that stand with the map's own. */
  controls?: ReactNode;
  /** Names the region for screen readers, such as "Map of your trip". */
  label: string;
};
