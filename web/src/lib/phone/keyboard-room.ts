/** What covers less than this, in pixels, is a bar of the browser and no keyboard. */
const LEAST_PX = 80;

/**
 * Keeps what the on-screen keyboard covers of the page in `--keyboard`, for `--screen-height`, and says in `data-keyboard` that
 * it does; returns a function that stops it.
 *
 * Browsers that know `interactive-widget` make the page smaller by themselves, so that nothing is covered. In the others,
 * only the visual viewport tells how tall the keyboard is; the focused field is then scrolled back into view.
 */
export function followKeyboard(): () => void {
  const { visualViewport: shown } = window;
  if (!shown) return () => {};
  const { style, dataset } = document.documentElement;
  let before = 0;
  const update = () => {
    // Zooming in also makes the visual viewport smaller.
    const covered = Math.round(innerHeight - shown.height * shown.scale);
    const height = covered < LEAST_PX ? 0 : covered;
    if (height === before) return;
    before = height;
    style.setProperty('--keyboard', `${height}px`);
    if (height > 0) dataset.keyboard = '';
    else delete dataset.keyboard;
    if (height > 0) document.activeElement?.scrollIntoView({ block: 'nearest' });
  };
  shown.addEventListener('resize', update);
  return () => shown.removeEventListener('resize', update);
}
