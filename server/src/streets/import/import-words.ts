import type { StreetArea } from '../areas/area-store';

const BAR_LENGTH = 30;
const number = new Intl.NumberFormat('en-US');

/** A number of bytes as people read it: "18 MB". */
export function bytesWords(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${number.format(size < 10 ? Math.round(size * 10) / 10 : Math.round(size))} ${unit}`;
}

/** What an import is going to do. */
export function sizeWords(name: string, size: { tiles: number; bytes: number; resumed: number }): string {
  const { tiles, bytes, resumed } = size;
  const before = resumed > 0 ? ` ${number.format(resumed)} are here from an interrupted import.` : '';
  return `${name}: up to ${number.format(tiles)} tiles, about ${bytesWords(bytes)}.${before}`;
}

/** A progress bar for one line of a terminal. */
export function progressBar(done: number, all: number): string {
  const share = all === 0 ? 1 : Math.min(1, done / all);
  const filled = Math.round(share * BAR_LENGTH);
  return `${'█'.repeat(filled)}${'░'.repeat(BAR_LENGTH - filled)} ${Math.floor(share * 100)}%`;
}

/** What an import did. */
export function doneWords({ name, tiles, bytes, isFinished }: StreetArea): string {
  const what = `${number.format(tiles)} tiles, ${bytesWords(bytes)}`;
  return isFinished
    ? `${name} is imported: ${what}. The map shows its streets now.`
    : `Stopped: ${what} of ${name} are imported. Run the same command to continue.`;
}

/** The imported areas, a line each. */
export function listWords(areas: readonly StreetArea[]): string {
  if (areas.length === 0) return 'No areas are imported.';
  return areas
    .map(({ name, tiles, bytes, maxZoom, isFinished, source }) => {
      const state = isFinished ? '' : ', not finished';
      return `${name}: ${number.format(tiles)} tiles to zoom ${maxZoom}, ${bytesWords(bytes)}${state}, from ${source}`;
    })
    .join('\n');
}
