/**
 * The value that this share of the samples doesn't exceed (nearest rank).
 *
 * @param share 0.5 is the median, 0.99 the 99th percentile
 * @throws RangeError without samples
 */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('There is nothing to measure.');
  return value;
}

/** The middle value of the samples. */
export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5);
}

/** The subject with the highest median time, which ignores each subject's outliers. */
export function slowest<Subject>(timed: ReadonlyMap<Subject, readonly number[]>): {
  subject: Subject;
  ms: number;
} {
  const ranked = [...timed].map(([subject, samples]) => ({ subject, ms: median(samples) }));
  const [first] = ranked.sort((a, b) => b.ms - a.ms);
  if (!first) throw new RangeError('There is nothing to measure.');
  return first;
}
