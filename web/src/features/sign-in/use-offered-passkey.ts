import { useEffect, useRef } from 'react';
import { offerPasskeys, type PasskeyAnswer } from '../../api/sign-in/passkeys';

/** Has the browser suggest passkeys in the form's email field, while nothing else is going on. */
export function useOfferedPasskey(props: {
  isOffered: boolean;
  onChoose: (answer: PasskeyAnswer) => void;
}): void {
  const { isOffered, onChoose } = props;
  const latest = useRef(onChoose);
  latest.current = onChoose;
  useEffect(() => {
    if (!isOffered) return;
    const offer = new AbortController();
    void offerPasskeys(offer.signal).then((answer) => {
      if (answer && !offer.signal.aborted) latest.current(answer);
    });
    return () => offer.abort();
  }, [isOffered]);
}
