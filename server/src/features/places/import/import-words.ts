import type { SourcesSummary } from './sources/import-sources';

const BAR_LENGTH = 30;
const number = new Intl.NumberFormat('en-US');

/** A progress bar for one line of a terminal. */
export function drawProgress({
  part,
  share,
  read,
  kept,
}: {
  part: string | null;
  share: number;
  read: number;
  kept: number;
}): string {
  const done = Math.round(share * BAR_LENGTH);
  const bar = '█'.repeat(done) + '░'.repeat(BAR_LENGTH - done);
  const counts = `${number.format(read)} read, ${number.format(kept)} imported`;
  return `${bar} ${Math.round(share * 100)}%  ${counts}${part === null ? '' : `, file ${part}`}`;
}

/** A summary of an import in a few lines: how many records were read and imported, and why others weren't. */
export function summaryOf(summary: SourcesSummary): string {
  const skipped = total(summary.skipped);
  const broken = total(summary.broken);
  const { names, parts, partsBefore, read, kept, changed, merged, resumedAt, isFinished } = summary;
  const files = parts > 1 ? ` from ${number.format(parts)} files` : '';
  const as = names.length > 0 ? ` as ${names.join(', ')}` : '';
  return [
    ...(partsBefore > 0
      ? [`An interrupted import had already finished ${number.format(partsBefore)} of the files.`]
      : []),
    ...(resumedAt > 0
      ? [`Resumed after ${number.format(resumedAt)} records that an interrupted import had already read.`]
      : []),
    `${number.format(read)} read${files}, ${number.format(kept)} imported${as}, ${number.format(skipped)} skipped, ${number.format(broken)} broken.`,
    ...(merged > 0 ? [`  ${number.format(merged)} merged with places that were already here`] : []),
    ...(changed < kept ? [`  ${number.format(kept - changed)} unchanged`] : []),
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
