/** The wire type of protobuf fields that state their own length. */
const DELIMITED = 2;
/** Fields of a vector tile and of its layers (Mapbox Vector Tile specification 2.1, section 4). */
const LAYER = 3;
const LAYER_NAME = 1;

/**
 * The names of a vector tile's layers, in order; null if the bytes aren't a vector tile. Only the outermost structure is read,
 * in time that grows with the number of layers' fields.
 */
export function layerNames(bytes: Uint8Array): string[] | null {
  const names: string[] = [];
  const isWhole = eachField(bytes, (field, content) => {
    if (field !== LAYER || content === null) return false;
    let name: string | null = null;
    const isLayer = eachField(content, (inner, value) => {
      if (inner === LAYER_NAME && value) name = new TextDecoder().decode(value);
      return true;
    });
    if (!isLayer || name === null) return false;
    names.push(name);
    return true;
  });
  return isWhole ? names : null;
}

/** Visits the fields of a protobuf message until `visit` returns false; false then, or if the bytes aren't a message. */
function eachField(
  bytes: Uint8Array,
  visit: (field: number, content: Uint8Array | null) => boolean,
): boolean {
  let at = 0;
  const varint = (): number | null => {
    let value = 0;
    for (let shift = 0; shift < 35 && at < bytes.length; shift += 7) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
    return null;
  };
  while (at < bytes.length) {
    const tag = varint();
    if (tag === null) return false;
    const kind = tag & 7;
    let content: Uint8Array | null = null;
    if (kind === DELIMITED) {
      const length = varint();
      if (length === null || at + length > bytes.length) return false;
      content = bytes.subarray(at, at + length);
      at += length;
    } else if (kind !== 0 || varint() === null) {
      return false;
    }
    if (!visit(Math.floor(tag / 8), content)) return false;
  }
  return true;
}
