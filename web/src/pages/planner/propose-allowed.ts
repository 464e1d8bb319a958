import type { RefusalMessage } from '@wayfold/contract/kernel/problem';
import { refusalMessage } from '@wayfold/contract/refusals/refusal';
import { ChangeRefused } from '@wayfold/domain/document/change-refused';
import type { TripActions } from '../../api/trip-session/trip-store';
import type { Proposal, Ripple } from '../../features/ripple/use-ripple';
import { toast } from '../../ui/dialogs/toast-store';

/** How to try and propose a change, and how to word a refusal. */
export interface Proposing {
  preview: TripActions['preview'];
  propose: Ripple['propose'];
  say: (refusal: RefusalMessage) => string;
}

/** Proposes a change, or says right away why it isn't possible. Returns whether it was proposed. */
export function proposeAllowed({ preview, propose, say }: Proposing, proposal: Proposal): boolean {
  try {
    preview(proposal.edit);
  } catch (problem) {
    if (!(problem instanceof ChangeRefused)) throw problem;
    toast({ message: say(refusalMessage(problem.refusal)) });
    return false;
  }
  propose(proposal);
  return true;
}
