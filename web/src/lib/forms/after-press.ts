/** Maximum time between the end of a tap and its click, in milliseconds. */
const TAP_MS = 350;

let isPressed = false;
let lifted: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function release() {
  clearTimeout(lifted);
  isPressed = false;
  const runs = [...waiting];
  waiting.clear();
  for (const run of runs) run();
}

if (typeof document === 'object') {
  const everywhere = { capture: true };
  document.addEventListener(
    'pointerdown',
    () => {
      clearTimeout(lifted);
      isPressed = true;
    },
    everywhere,
  );
  document.addEventListener(
    'pointerup',
    ({ pointerType }) => {
      if (pointerType === 'touch') lifted = setTimeout(release, TAP_MS);
      else release();
    },
    everywhere,
  );
  document.addEventListener('pointercancel', release, everywhere);
  document.addEventListener('click', release, everywhere);
}

/**
 * Runs at once, or while something is pressed as soon as it is let go, before its click.
 *
 * For what happens when a field is left: what is drawn anew under a pressed button takes the click away from it, and the focus.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.add(run);
  else run();
}
