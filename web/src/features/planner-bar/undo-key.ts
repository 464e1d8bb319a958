/** The fields of a keyboard event that matter. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
> & {
  target: EventTarget | null;
};

/** Input types without text, which have no undo of their own. */
const WITHOUT_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Elements in which the key means something else. */
const ELSEWHERE = [
  `input:not(${WITHOUT_TEXT.map((type) => `[type="${type}"]`).join(', ')})`,
  'textarea',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="dialog"]:not([aria-modal="false"])',
  '[role="alertdialog"]',
].join(', ');

/**
 * Returns whether a key press means undo or redo of the trip.
 *
 * Text fields have their own undo, and inside a modal dialog the key isn't about the trip.
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
  return target instanceof Element && target.closest(ELSEWHERE) !== null;
}
