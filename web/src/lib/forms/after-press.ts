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
 * Runs a callback immediately or, while the pointer is down, on release, before the click.
 *
 * For work on blur: rerendering a button while it is pressed makes it lose its click and focus.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.add(run);
  else run();
}
