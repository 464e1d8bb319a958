/** A point in a query, precise to ten meters. */
export function pointText([lon, lat]: readonly [number, number]): string {
  return `${degreesText(lon)},${degreesText(lat)}`;
}

/** A line in a query: at most 60 points, which is precise enough to find places within 40 km of it. */
export function lineText(line: readonly (readonly [number, number])[]): string {
  const step = Math.max(1, Math.ceil(line.length / 59));
  const thinned = line.filter((_, index) => index % step === 0 || index === line.length - 1);
  return thinned.map(pointText).join(';');
}

/** Degrees in a query, precise to ten meters. */
export function degreesText(degrees: number): string {
  return degrees.toFixed(4);
}
