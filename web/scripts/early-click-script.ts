/**
 * The script in every page's head that stores clicks on buttons until the code behind them has loaded.
 *
 * On a slow connection, the landing page can be read long before its code has loaded. Clicks made in the meantime,
 * including Enter in the search, are replayed as soon as possible, by `src/lib/replay-early-clicks.ts`.
 */
export const EARLY_CLICK_SCRIPT = `(function(){var pressed=[];function keep(e){var b=e.target.closest('#app button');
if(b){e.preventDefault();pressed.push(b)}}addEventListener('click',keep,true);
window.takeEarlyClicks=function(){removeEventListener('click',keep,true);return pressed}})()`;
