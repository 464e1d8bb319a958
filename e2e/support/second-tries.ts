import type { Reporter, TestModule } from 'vitest/node';

/** Names the journeys that passed only the second time, so that a retry hides nothing. */
export class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const journey of module.children.allTests()) {
        if (!journey.diagnostic()?.flaky) continue;
        const [reason = { message: 'no reason kept' }] = journey.result().errors ?? [];
        console.warn(
          `Passed the second time only: ${module.relativeModuleId} > ${journey.name}: ${reason.message}`,
        );
      }
    }
  }
}
