import {
  type AsyncBuffer,
  asyncBufferFromFile,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
  type RowGroup,
} from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { isAddress } from '../../../../process/command-line';
import { OperatorError } from '../../../../process/operator-error';
import { type Box, touch } from '../../../../streets/areas/boxes';
import type { SourceFile } from '../imported';
import { remoteBuffer } from './remote-file';

/** Rows in memory at once. Row groups of up to this many are read whole. */
const AT_ONCE = 25_000;

/** Rows of a file that are read together; `isWanted` is false if none of them is in the wanted boxes. */
export type ParquetPart = {
  readonly rowStart: number;
  /** Exclusive. */
  readonly rowEnd: number;
  readonly isWanted: boolean;
};

/** An open Parquet file. */
export interface ParquetFile {
  /** The names of its columns. */
  readonly columns: readonly string[];
  readonly rows: number;
  /** All of its rows, in order. */
  readonly parts: readonly ParquetPart[];
  /** Reads some columns of a part; null if it is damaged. */
  read: (asked: {
    columns: string[];
    rowStart: number;
    rowEnd: number;
  }) => Promise<Record<string, unknown>[] | null>;
}

/**
 * Opens a Parquet file, of which only the asked rows are read, and from an address only fetched.
 *
 * @throws OperatorError if what it says about itself can't be read
 */
export async function openParquet({ path, size, boxes }: SourceFile): Promise<ParquetFile> {
  const file = isAddress(path) ? remoteBuffer(path, size) : await asyncBufferFromFile(path);
  const metadata = await metadataOf(file);
  const schema = parquetSchema(metadata);
  const corners = cornersIn(metadata);
  const parts: ParquetPart[] = [];
  let rowStart = 0;
  for (const group of metadata.row_groups) {
    const groupEnd = rowStart + Number(group.num_rows);
    const box = corners && boxes.length > 0 ? boxOf(group, corners) : null;
    const isWanted = box === null || boxes.some((wanted) => touch(wanted, box));
    const step = isWanted ? AT_ONCE : groupEnd - rowStart;
    for (; rowStart < groupEnd; rowStart = Math.min(groupEnd, rowStart + step)) {
      parts.push({ rowStart, rowEnd: Math.min(groupEnd, rowStart + step), isWanted });
    }
  }
  return {
    columns: schema.children.map(({ element }) => element.name),
    rows: rowStart,
    parts,
    read: (asked) =>
      parquetReadObjects({ file, metadata, ...asked, compressors, useOffsetIndex: true }).catch((error) => {
        // The network failed, not the file.
        if (error instanceof OperatorError) throw error;
        return null;
      }),
  };
}

async function metadataOf(file: AsyncBuffer): Promise<FileMetaData> {
  try {
    return await parquetMetadataAsync(file);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      'This Parquet file is damaged: the metadata at its end cannot be read. Download it again.',
    );
  }
}

const SIDES = ['xmin', 'ymin', 'xmax', 'ymax'] as const;

/** The paths of the columns with the west, south, east and north of each row, joined with dots. */
type Corners = readonly [string, string, string, string];

/** Where a file has the bounding boxes of its rows: as GeoParquet 1.1 says, or in `bbox`, as Overture has always had them. */
function cornersIn({ key_value_metadata: notes, row_groups: [group] }: FileMetaData): Corners | null {
  const covering = coveringIn(notes?.find(({ key }) => key === 'geo')?.value);
  const has = new Set(group?.columns.map(({ meta_data }) => meta_data?.path_in_schema.join('.')));
  const corners = SIDES.map((side) => covering?.[side]?.join('.') ?? `bbox.${side}`);
  return corners.every((path) => has.has(path)) ? (corners as unknown as Corners) : null; // one for each side
}

/** What GeoParquet says about bounding boxes: the path of a column for each side. */
type Covering = Partial<Record<(typeof SIDES)[number], string[]>>;

function coveringIn(geo: string | undefined): Covering | undefined {
  try {
    const { primary_column: primary, columns } = JSON.parse(geo ?? '{}');
    return columns?.[primary]?.covering?.bbox;
  } catch {
    return undefined;
  }
}

/** The box of all rows of a group, from its statistics; null if it has none. */
function boxOf(group: RowGroup, [west, south, east, north]: Corners): Box | null {
  const limit = (path: string, which: 'min' | 'max') => {
    const column = group.columns.find(({ meta_data }) => meta_data?.path_in_schema.join('.') === path);
    const { min_value, max_value, min, max } = column?.meta_data?.statistics ?? {};
    return Number(which === 'min' ? (min_value ?? min) : (max_value ?? max));
  };
  const box: Box = [limit(west, 'min'), limit(south, 'min'), limit(east, 'max'), limit(north, 'max')];
  return box.every(Number.isFinite) ? box : null;
}
