import { useSignedIn } from '../../api/account/account';
import { initialsOf } from '../../lib/initials';

/** The member's name and email address, if known; empty until then. */
export function useWho(): { name: string; email: string; initials: string } {
  const user = useSignedIn();
  if (!user) return { name: '', email: '', initials: '' };
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return { name: name || user.email, email: user.email, initials: initialsOf(user) };
}
