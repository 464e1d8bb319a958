import { useEffect } from 'react';
import { useSignUpOffer } from '../../api/sign-in/sign-up-offer';
import { openAccountDialog } from '../../lib/account-dialogs';

/** Offers an account when the offer is due, but never over another dialog or while the user is typing. */
export function useOfferSignUp(isOffered: boolean): void {
  const { isDue, take } = useSignUpOffer();
  useEffect(() => {
    if (!isDue || !isOffered) return;
    const offer = () => {
      if (isInTheMiddle()) return;
      if (take()) openAccountDialog({ kind: 'sign-up' });
    };
    // When a field loses focus, the next element doesn't have focus yet.
    const offerSoon = () => setTimeout(offer);
    offer();
    addEventListener('focusout', offerSoon);
    return () => removeEventListener('focusout', offerSoon);
  }, [isDue, isOffered, take]);
}

function isInTheMiddle(): boolean {
  const { activeElement } = document;
  const isTyping = activeElement?.matches('input, textarea, [contenteditable]') ?? false;
  return isTyping || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}
