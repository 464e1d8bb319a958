/**
 * The script in every page's head that picks the color scheme before anything is painted.
 *
 * It is inline because a file would load too late; the build writes its hash to `csp.json`, so that the content security
 * policy can allow exactly this script. The key is `THEME_KEY` in `src/lib/theme.ts`.
 */
export const THEME_SCRIPT = `(function(){var t;try{t=localStorage.getItem('wayfold.theme')}catch(e){}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.dataset.theme=t})()`;
