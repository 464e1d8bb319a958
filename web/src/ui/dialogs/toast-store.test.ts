import { expect, test } from 'vitest';
import { dismissToast, reserveToast, shownToast, toast } from './toast-store';

test('a toast replaces the one before it', () => {
  toast({ message: 'Moab added' });
  toast({ message: 'Moab removed' });

  expect(shownToast()?.message).toBe('Moab removed');
  dismissToast();
  expect(shownToast()).toBeNull();
});

test('words that arrive late do not replace a toast about something later', () => {
  const sayUndone = reserveToast();
  toast({ message: 'Flights removed' });
  sayUndone({ message: 'Undone: change of a line' });

  expect(shownToast()?.message).toBe('Flights removed');
});

test('words that arrive late are shown if nothing happened since', () => {
  toast({ message: 'Flights removed' });
  const sayUndone = reserveToast();
  sayUndone({ message: 'Undone: removal of Flights' });

  expect(shownToast()?.message).toBe('Undone: removal of Flights');
});
