import type { BaseMap } from '@wayfold/contract/places/atlas-endpoints';
import type { Camera, Size } from '@wayfold/domain/map/mercator';
import type { MapTrack, TripMapProps } from './trip-map-props';

/** The same empty list every time. */
export const NO_TRACKS: readonly MapTrack[] = [];

/** What a drawn map offers to whoever moves it, the same for both renderers. */
export type MapHandle = {
  size(): Size;
  camera(): Camera;
  /** Looks elsewhere; over 0 milliseconds the map is there at once. */
  moveTo(camera: Camera, milliseconds: number): void;
};

/** Props of a renderer: it draws the trip and reports what happens on it; where it looks is decided outside. */
export type RendererProps = Pick<
  TripMapProps,
  | 'stops'
  | 'legs'
  | 'tracks'
  | 'selectedId'
  | 'hoveredId'
  | 'ghost'
  | 'theme'
  | 'reducedMotion'
  | 'places'
  | 'hoveredPlaceId'
  | 'onPlace'
  | 'onPlaceHover'
  | 'onSelect'
  | 'onHover'
  | 'onPick'
  | 'label'
> & {
  selectedLegId: string | null;
  /** Where the map looks first. */
  firstCamera: (size: Size) => Camera;
  /** Null where it could not be learned; the trip is then drawn on plain land. */
  baseMap: BaseMap | null;
  /** Called once the map can be pressed and moved, and with null when it goes away. */
  onHandle(handle: MapHandle | null): void;
  /** The map looks elsewhere, in every frame of a movement. */
  onCamera(camera: Camera): void;
  /** The map rests, after any kind of movement. */
  onRest(): void;
  /** The traveler moved the map by hand. */
  onUserMove(): void;
  /** The keyboard came to the pin of a stop. */
  onPinFocus(id: string): void;
  /** The map's own size changed. */
  onResize(): void;
};
