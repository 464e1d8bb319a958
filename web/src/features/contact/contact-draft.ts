import { useState } from 'react';
import { onSessionEnd } from '../../api/sign-in/session-watch';
import type { ContactForm } from './contact-form';

/** A message that isn't sent yet; untouched fields are missing. */
export type ContactDraft = Partial<ContactForm>;

const drafts = new Map<string, ContactDraft>();
onSessionEnd(() => drafts.clear());

/**
 * The draft of a message, kept while the page is open and the user is signed in, so that nothing is lost if the dialog is closed
 * by mistake or another one opens.
 *
 * @param about the place a question is about; empty for Contact Us
 */
export function useContactDraft(about: string): [ContactDraft, (draft: ContactDraft) => void] {
  const [draft, setDraft] = useState<ContactDraft>(() => drafts.get(about) ?? {});
  return [
    draft,
    (next) => {
      drafts.set(about, next);
      setDraft(next);
    },
  ];
}

/** Deletes the draft after it was sent. */
export function forgetContactDraft(about: string): void {
  drafts.delete(about);
}
