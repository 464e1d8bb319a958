import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { useState } from 'react';
import { failureOf } from '../../api/client/client';
import { useRefusalWords } from '../../i18n/refusal-words';
import { useProblemWords } from './problem-words';

/** The state of a call that the user waits for. */
export interface RunningCall<Arguments extends unknown[], Answer> {
  isBusy: boolean;
  /** The error message of the last attempt; null if it succeeded or there was none. */
  problem: string | null;
  /** The invalid fields, with their error messages. */
  issues: readonly { path: string; message: string }[];
  /** Makes the call; null if it failed or was canceled. A second click while it runs does nothing. */
  run: (...args: Arguments) => Promise<Answer | null>;
  forget: () => void;
}

/** Makes a call for a button: tracks whether it is running, and its error message. */
export function useCall<Arguments extends unknown[], Answer>(
  call: (...args: Arguments) => Promise<Answer>,
): RunningCall<Arguments, Answer> {
  const words = useProblemWords();
  const say = useRefusalWords();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);

  async function run(...args: Arguments): Promise<Answer | null> {
    if (isBusy) return null;
    setBusy(true);
    setFailed(null);
    try {
      return await call(...args);
    } catch (problem) {
      if (failureOf(problem) === null) throw problem;
      setFailed(problem);
      return null;
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    problem: failed === null ? null : words(failed),
    issues: issuesOf(failed).map((issue) => ({ path: issue.path, message: say(issue) })),
    run,
    forget: () => setFailed(null),
  };
}

function issuesOf(problem: unknown) {
  return problem instanceof ProblemError ? (problem.problem.issues ?? []) : [];
}
