/**
 * Limits on what one PDF prints of a trip; the rest is left out, and the PDF says so. Units are those of `print-units.ts`: all
 * together take about 12 s.
 */
export const MOST_PRINTED = {
  plans: 1_000,
  planUnits: 600_000,
  noteUnits: 200_000,
  textUnits: 200_000,
} as const;
