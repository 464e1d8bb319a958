import type { AccountContentProps } from '../../lib/account-dialogs';
import { DialogContent } from '../../ui/dialog-content';

/** Writes to the makers. */
export function ContactContent(_props: AccountContentProps<'contact'>) {
  return <DialogContent title="Contact Us">{null}</DialogContent>;
}

/** Asks about a place whose data is wrong. */
export function DataQuestionContent(_props: AccountContentProps<'data-question'>) {
  return <DialogContent title="Question about this data">{null}</DialogContent>;
}
