/** The part of a keyboard event that decides. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
> & {
  target: EventTarget | null;
};

/**
 * Says whether a key press means undo or redo of the trip.
 *
 * Inside a field it is the field's own undo, and inside a dialog the trip is not what is being looked at.
 */
export function undoKey(press: KeyPress): 'undo' | 'redo' | null {
  if (press.defaultPrevented || press.altKey || !(press.ctrlKey || press.metaKey)) return null;
  const key = press.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return null;
  if (isElsewhere(press.target)) return null;
  if (key === 'y') return press.shiftKey ? null : 'redo';
  return press.shiftKey ? 'redo' : 'undo';
}

function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"]',
    ) !== null
  );
}
