import type { ImportSummary } from './import-places';

const BAR_LENGTH = 30;
const number = new Intl.NumberFormat('en-US');

/** A progress bar for one line of a terminal. */
export function drawProgress({ share, read, kept }: { share: number; read: number; kept: number }): string {
  const done = Math.round(share * BAR_LENGTH);
  const bar = '█'.repeat(done) + '░'.repeat(BAR_LENGTH - done);
  return `${bar} ${Math.round(share * 100)}%  ${number.format(read)} read, ${number.format(kept)} imported`;
}

/** A summary of an import in a few lines: how many records were read and imported, and why others weren't. */
export function summaryOf(summary: ImportSummary): string {
  const skipped = total(summary.skipped);
  const broken = total(summary.broken);
  const { source, read, kept, resumedAt, isFinished } = summary;
  return [
    ...(resumedAt > 0
      ? [`Resumed after ${number.format(resumedAt)} records that an interrupted import had already read.`]
      : []),
    `${number.format(read)} read, ${number.format(kept)} imported as ${source}, ${number.format(skipped)} skipped, ${number.format(broken)} broken.`,
    ...reasons('skipped', summary.skipped),
    ...reasons('broken', summary.broken),
    ...(isFinished ? [] : ['Interrupted. Run the same command to continue.']),
  ].join('\n');
}

function reasons(word: string, counts: Record<string, number>): string[] {
  return Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `  ${number.format(count)} ${word}: ${reason}`);
}

const total = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
