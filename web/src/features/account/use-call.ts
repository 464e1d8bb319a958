import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { useState } from 'react';
import { failureOf } from '../../api/client/client';
import { useProblemWords } from './problem-words';

/** A call that somebody waits for. */
export interface RunningCall<Arguments extends unknown[], Answer> {
  isBusy: boolean;
  /** Why the last attempt did nothing, in a sentence; null when it did or none was made. */
  problem: string | null;
  /** The fields the server named, with their sentences. */
  issues: readonly { path: string; message: string }[];
  /** Makes the call; null when it failed or the person left it. A second press while it runs does nothing. */
  run: (...args: Arguments) => Promise<Answer | null>;
  forget: () => void;
}

/** Makes a call for a button: knows that it runs, and what to say when it fails. */
export function useCall<Arguments extends unknown[], Answer>(
  call: (...args: Arguments) => Promise<Answer>,
): RunningCall<Arguments, Answer> {
  const words = useProblemWords();
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
    issues: failed instanceof ProblemError ? (failed.problem.issues ?? []) : [],
    run,
    forget: () => setFailed(null),
  };
}
