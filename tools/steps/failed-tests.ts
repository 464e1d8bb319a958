import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

type Failure = { message: string };

/**
 * Adds a line to the file in FAILED_TESTS_FILE for each test that failed or needed a second try, so that `npm test` can list
 * them at its end.
 */
export class FailedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Failure[]): void {
    const file = process.env.FAILED_TESTS_FILE;
    if (file)
      appendFileSync(
        file,
        failuresIn(modules, unhandled)
          .map((line) => `${line}\n`)
          .join(''),
      );
  }
}

function failuresIn(modules: readonly TestModule[], unhandled: readonly Failure[]): string[] {
  const inModule = (module: TestModule) => [
    ...module.errors().map((error) => `${module.relativeModuleId}: ${firstLine(error)}`),
    ...[...module.children.allSuites()].flatMap((suite) =>
      suite.errors().map((error) => `${module.relativeModuleId} > ${suite.fullName}: ${firstLine(error)}`),
    ),
    ...[...module.children.allTests()].flatMap((test) => inTest(module, test)),
  ];
  return [...modules.flatMap(inModule), ...unhandled.map((error) => `Outside of tests: ${firstLine(error)}`)];
}

function inTest(module: TestModule, test: TestCase): string[] {
  const { state, errors } = test.result();
  if (state !== 'failed' && !test.diagnostic()?.flaky) return [];
  const title = `${module.relativeModuleId} > ${test.fullName}`;
  const [error = { message: 'no reason given' }] = errors ?? [];
  return [`${title}${state === 'failed' ? '' : ' (passed on its second try)'}: ${firstLine(error)}`];
}

function firstLine({ message }: Failure): string {
  return message.split('\n', 1)[0] ?? '';
}
