import { type Camera, type LonLat, nearestLon, type Size, toScreen } from '@wayfold/domain/map/mercator';

/** What a map shows. */
export type MapView = { camera: Camera; size: Size };

/** HTML on a map that stays on its places while the map moves. */
export type Follower = {
  /** Puts every part on its place; also called each time the map comes to rest. */
  place(view: MapView): void;
  /** Moves what was placed along with the map; called in every frame of a movement. */
  follow(view: MapView): void;
};

/** Where a place is on the screen, in the copy of the world that is closest to the middle of the map. */
export function screenOf([lon, lat]: LonLat, { camera, size }: MapView): [number, number] {
  return toScreen([nearestLon(lon, camera.center[0]), lat], camera, size);
}

/** The CSS transform, from the top left corner, that takes what was placed in one view to its place in another. */
export type Movement = { x: number; y: number; scale: number };

/** How the screen moves from one view of a map to another one. */
export function movementBetween(before: MapView, after: MapView): Movement {
  const scale = 2 ** (after.camera.zoom - before.camera.zoom);
  const [x, y] = screenOf(before.camera.center, after);
  return { x: x - (scale * before.size.width) / 2, y: y - (scale * before.size.height) / 2, scale };
}

/** The HTML on one map, as the map moves it. */
export type Followers = Follower & {
  /** Takes the pins in place of those before; null if there are none. */
  takePins(pins: Follower | null): void;
  /** Takes the discs in place of those before; null if there are none. */
  takeDiscs(discs: Follower | null): void;
};

/** Makes the `Followers` of a map; those it takes are placed at once, as soon as the map has a view. */
export function makeFollowers(): Followers {
  let view: MapView | null = null;
  let pins: Follower | null = null;
  let discs: Follower | null = null;
  return {
    place: (next) => {
      view = next;
      pins?.place(next);
      discs?.place(next);
    },
    follow: (next) => {
      view = next;
      pins?.follow(next);
      discs?.follow(next);
    },
    takePins: (next) => {
      pins = next;
      if (view) next?.place(view);
    },
    takeDiscs: (next) => {
      discs = next;
      if (view) next?.place(view);
    },
  };
}
