/**
 * The script in the landing page's head that reserves the place of the trip to continue, before anything is painted.
 *
 * What it finds on this device is stored by `src/api/device/continue-trip.ts` and shown by the styles of the landing page.
 * Members also see no words that are only for visitors.
 */
export const CONTINUE_SCRIPT = `(function(){try{var root=document.documentElement,
read=function(key){return JSON.parse(localStorage.getItem('wayfold.'+key))},
role=(read('session')||{}).role,kept=read('continue')||{};
if(role&&role!=='GUEST')root.dataset.member='';
if(kept.trip&&kept.title&&kept.facts){root.dataset.continue='';
root.style.setProperty('--continue-title',JSON.stringify(kept.title));
root.style.setProperty('--continue-facts',JSON.stringify(kept.facts))}}catch(e){}})()`;
