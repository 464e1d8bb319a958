import type { BaseMap } from '@wayfold/contract/places/atlas-endpoints';
import type { Camera, LonLat, Size } from '@wayfold/domain/map/mercator';
import type { FerryLabel } from './ferry-labels';
import type { MapTrack, TripMapProps } from './trip-map-props';

/** The same empty list every time. */
export const NO_TRACKS: readonly MapTrack[] = [];

/** Lets other code read and move the map; the same for both renderers. */
export type MapHandle = {
  /** It can't be zoomed in beyond this. */
  maxZoom: number;
  size(): Size;
  camera(): Camera;
  /** Moves the camera; with 0 milliseconds, it jumps. */
  moveTo(camera: Camera, milliseconds: number): void;
};

/** Props of a renderer, which draws the trip and reports what happens on the map; its parent decides where it looks. */
export type RendererProps = Pick<
  TripMapProps,
  | 'stops'
  | 'legs'
  | 'tracks'
  | 'selectedId'
  | 'hoveredId'
  | 'isAside'
  | 'ghost'
  | 'theme'
  | 'reducedMotion'
  | 'places'
  | 'hoveredPlaceId'
  | 'selectedPlanId'
  | 'onPlace'
  | 'onPlaceHover'
  | 'onSelect'
  | 'onHover'
  | 'onPick'
  | 'onStreetPlace'
  | 'label'
> & {
  selectedLegId: string | null;
  ferries: readonly FerryLabel[];
  /** Whether streets are drawn, if the base map has them, and the places on them. */
  hasStreets: boolean;
  hasStreetPlaces: boolean;
  /** Where the map looks first. */
  firstCamera: (size: Size) => Camera;
  /** Null if it is unknown; the trip is then drawn on plain land. */
  baseMap: BaseMap | null;
  /** Called once the map is interactive, and with null when it is removed. */
  onHandle(handle: MapHandle | null): void;
  /** Called in every frame of a movement. */
  onCamera(camera: Camera): void;
  /** The map came to rest, after any kind of movement. */
  onRest(): void;
  /** The traveler moved the map by hand. */
  onUserMove(): void;
  /** The keyboard focus moved to the pin of a stop. */
  onPinFocus(id: string): void;
  /** A disc that stands for several places was pressed; it is at this place. */
  onCluster(at: LonLat): void;
  /** The map's own size changed. */
  onResize(): void;
};
