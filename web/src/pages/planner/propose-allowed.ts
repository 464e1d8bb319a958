import { ChangeRefused } from '@wayfold/domain/document/change-refused';
import type { TripActions } from '../../api/trip-session/trip-store';
import type { Proposal, Ripple } from '../../features/ripple/use-ripple';
import { toast } from '../../ui/dialogs/toast';

/** Proposes a change, or says right away why it isn't possible. Returns whether it was proposed. */
export function proposeAllowed(
  preview: TripActions['preview'],
  propose: Ripple['propose'],
  proposal: Proposal,
): boolean {
  try {
    preview(proposal.edit);
  } catch (problem) {
    if (!(problem instanceof ChangeRefused)) throw problem;
    toast({ message: problem.message });
    return false;
  }
  propose(proposal);
  return true;
}
