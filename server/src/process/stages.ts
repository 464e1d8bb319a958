/** Milliseconds since this process started at which a stage of its start ended, by name, in order. */
type Stages = Readonly<Record<string, number>>;

/** Notes that a stage of this process's start has just ended. */
export function stageEnded(name: string): void {
  performance.mark(name);
}

/** The stages that have ended so far, including those noted by the command that runs the server. */
export function stages(): Stages {
  const marks = performance.getEntriesByType('mark');
  return Object.fromEntries(marks.map(({ name, startTime }) => [name, Math.round(startTime)]));
}
