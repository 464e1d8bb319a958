import { missingRules, PASSWORD_MAX } from '@wayfold/contract/people/sign-in-rules';
import { useEffect, useState } from 'react';

/** Whether a password is easy to guess. */
export type PasswordGuess = 'easy' | 'hard';

/**
 * Checks whether a password that meets the rules is easy to guess, as the server will.
 *
 * @param known about the user, such as their address and names
 * @returns null while it doesn't meet all rules, and while it is checked
 */
export function usePasswordGuess(password: string, known: readonly string[]): PasswordGuess | null {
  const isAsked = missingRules(password).length === 0 && password.length <= PASSWORD_MAX;
  const asked = isAsked ? JSON.stringify([password, ...known]) : null;
  const [answer, setAnswer] = useState<{ to: string; guess: PasswordGuess } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    let isOver = false;
    const [text = '', ...words]: string[] = JSON.parse(asked);
    void look(text, words).then((guess) => {
      if (!isOver) setAnswer({ to: asked, guess });
    });
    return () => {
      isOver = true;
    };
  }, [asked]);
  return answer !== null && answer.to === asked ? answer.guess : null;
}

/** The lists of leaked passwords are large, so they load once a password is chosen. Without them, the server decides. */
async function look(password: string, known: readonly string[]): Promise<PasswordGuess> {
  const lists = await import('@wayfold/domain/guessable-passwords').catch(() => null);
  return (await lists?.isGuessable(password, known)) ? 'easy' : 'hard';
}
