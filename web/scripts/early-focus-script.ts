/**
 * The script in the landing page's head that fetches these files as soon as its field has the focus.
 *
 * On a slow connection, the field can be used long before the page's code, which would ask for them, has loaded.
 *
 * @param scripts paths of the code of the field with suggestions
 */
export function earlyFocusScript(scripts: readonly string[]): string {
  return `addEventListener('focusin',function(e){if(e.target.closest('#app input'))${JSON.stringify(scripts)}.forEach(function(f){
var l=document.createElement('link');l.rel='modulepreload';l.crossOrigin='';l.href=f;document.head.append(l)})},{once:true})`;
}
