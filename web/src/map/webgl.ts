/** Storage key with which a device asks for the drawn map; its only value is 'drawn'. */
export const MAP_KIND_KEY = 'wayfold.map';

let hasWebGl: boolean | undefined;

/** Whether the map is drawn with WebGL: the browser supports it, and the device doesn't ask for the drawn map. */
export function drawsWithWebGl(): boolean {
  if (wantsDrawnMap()) return false;
  hasWebGl ??= findWebGl();
  return hasWebGl;
}

function wantsDrawnMap(): boolean {
  try {
    return localStorage.getItem(MAP_KIND_KEY) === 'drawn';
  } catch {
    // Storage is turned off, so the device can't ask for anything.
    return false;
  }
}

function findWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers allow only a few contexts at once, so this one is released.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
