/** Where a device says that it wants the drawn map; its only value is 'drawn'. */
export const MAP_KIND_KEY = 'wayfold.map';

let hasWebGl: boolean | undefined;

/** Whether the map is drawn with WebGL: the browser has it, and the device does not ask for the drawn map. */
export function drawsWithWebGl(): boolean {
  if (wantsDrawnMap()) return false;
  hasWebGl ??= findWebGl();
  return hasWebGl;
}

function wantsDrawnMap(): boolean {
  try {
    return localStorage.getItem(MAP_KIND_KEY) === 'drawn';
  } catch {
    // Storage can be switched off; nothing was asked for then.
    return false;
  }
}

function findWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers allow only a few contexts at once, so this one is given back.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
