/** The layer that `withGround` adds to a tile. */
export const GROUND_LAYER = 'wayfold_ground';

/** A vector tile with one more layer: a square that covers it. */
export function withGround(tile: ArrayBuffer): ArrayBuffer {
  const both = new Uint8Array(tile.byteLength + GROUND.length);
  both.set(new Uint8Array(tile));
  both.set(GROUND, tile.byteLength);
  return both.buffer;
}

/** A layer in the encoding of vector tiles, version 2; a tile is its layers one after another. */
const GROUND = (() => {
  const name = new TextEncoder().encode(GROUND_LAYER);
  const ring = [9, 0, 0, 26, 2, 0, 0, 2, 1, 0, 15];
  const feature = [0x18, 3, 0x22, ring.length, ...ring];
  const layer = [0x78, 2, 0x0a, name.length, ...name, 0x12, feature.length, ...feature, 0x28, 1];
  return Uint8Array.from([0x1a, layer.length, ...layer]);
})();
