import { useState } from 'react';
import { onSessionEnd } from '../../api/sign-in/session-watch';
import type { ContactForm } from './contact-form';

/** What somebody wrote and has not sent yet; fields they left alone are missing. */
export type ContactDraft = Partial<ContactForm>;

const drafts = new Map<string, ContactDraft>();
onSessionEnd(() => drafts.clear());

/**
 * What is being written, kept while the page is open and its person signed in: a dialog left by mistake, or for another one,
 * loses nothing.
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

/** Forgets what was written about it, once it was sent. */
export function forgetContactDraft(about: string): void {
  drafts.delete(about);
}
