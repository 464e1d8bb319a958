import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type Journey, judgeSecondTries, readFlakyJourneys } from './flaky-journeys';

/** Fails the run if a journey passed only on its second try, unless e2e/flaky.json lists it. */
export class SecondTries implements Reporter {
  private readonly folder: string;

  /** @param folder where flaky.json and the journeys are */
  constructor(folder: string) {
    this.folder = folder;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const journeys = modules.flatMap(({ children }) => [...children.allTests()]);
    const secondTries = journeys
      .filter((journey) => journey.diagnostic()?.flaky)
      .map((journey) => ({ ...nameOf(journey), said: reasonOf(journey) }));
    const listed = readFlakyJourneys(readFileSync(path.join(this.folder, 'flaky.json'), 'utf8'));
    const { failures, notes } = judgeSecondTries(
      listed,
      {
        secondTries,
        found: journeys.map(nameOf),
        isFile: (file) => existsSync(path.join(this.folder, file)),
      },
      new Date().toISOString().slice(0, 10),
    );
    for (const note of notes) console.warn(note);
    for (const failure of failures) console.error(failure);
    if (failures.length > 0) process.exitCode = 1;
  }
}

function nameOf({ module, fullName }: TestCase): Journey {
  return { file: module.relativeModuleId, name: fullName };
}

function reasonOf(journey: TestCase): string {
  const [error = { message: 'no reason kept' }] = journey.result().errors ?? [];
  return error.message;
}
