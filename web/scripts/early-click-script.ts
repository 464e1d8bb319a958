/**
 * The script in every page's head that keeps presses of buttons until the code behind them is there.
 *
 * The landing page can be read long before its code has come over a slow line. What is pressed meanwhile, Enter in the
 * search included, is done as soon as it can be: `src/lib/early-clickes.ts` takes it.
 */
export const EARLY_CLICK_SCRIPT = `(function(){var pressed=[];function keep(e){var b=e.target.closest('#app button');
if(b){e.preventDefault();pressed.push(b)}}addEventListener('click',keep,true);
window.takeEarlyClicks=function(){removeEventListener('click',keep,true);return pressed}})()`;
