import { ProblemError } from '@wayfold/contract/problem-error';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../api/client';

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
  const t = useTranslations('account');
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
    problem: failed === null ? null : problemWords(failed, t),
    issues: failed instanceof ProblemError ? (failed.problem.issues ?? []) : [],
    run,
    forget: () => setFailed(null),
  };
}

/** What to say of a call that failed: the server's sentence where it has one. */
export function problemWords(problem: unknown, t: (key: 'callOffline' | 'callFailed') => string): string {
  // Without an answer the message is the browser's, and says nothing to a traveler.
  if (failureOf(problem) === 'network') return t('callOffline');
  return problem instanceof ProblemError ? problem.message : t('callFailed');
}
