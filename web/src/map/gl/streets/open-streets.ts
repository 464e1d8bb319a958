import type { Streets } from '@wayfold/contract/places/atlas-endpoints';
import type { Theme } from '@wayfold/domain/format/palette';
import { addProtocol } from 'maplibre-gl';
import { withGround } from './ground';
import { type StreetStyle, streetStyle, withoutPlaces } from './street-style';

/** Draws streets in a theme and the traveler's language. */
export type DrawStreets = (
  theme: Theme,
  locale: string,
  options: {
    /** Whether places of interest and venues are drawn. */
    hasPlaces: boolean;
    /** Whether there are none where the map is. */
    isAway: boolean;
  },
) => StreetStyle;

/** Gets streets ready to be drawn. */
export async function openStreets(streets: Streets, signal: AbortSignal): Promise<DrawStreets> {
  const template = location.origin + streets.tiles;
  const needsGround = streets.schema !== 'protomaps' && streets.minZoom === 0;
  const hasGround = needsGround && (await hasOceans(template, signal));
  const tiles = hasGround ? withGroundAt(template) : template;
  return (theme, locale, { hasPlaces, isAway }) => {
    const style = streetStyle({ ...streets, tiles }, theme, locale);
    const drawn = hasPlaces ? style : withoutPlaces(style);
    // Our own map then goes on as it does without streets.
    return isAway ? { ...drawn, limitOwn: (layer) => layer } : drawn;
  };
}

/** The scheme of tiles that get a ground. */
const PROTOCOL = 'grounded';

/**
 * The template of the same tiles with a layer that covers each of them, below everything else.
 *
 * Tiles in the schema of OpenMapTiles have the sea but no land, and the coast of our own map is too coarse for streets. So what
 * isn't sea has to be land, if the source has all seas.
 */
function withGroundAt(template: string): string {
  addProtocol(PROTOCOL, async ({ url }, { signal }) => {
    const answer = await fetch(url.slice(`${PROTOCOL}://`.length), { signal });
    if (!answer.ok) throw new Error(`A tile of streets was answered with ${answer.status}.`);
    const data = await answer.arrayBuffer();
    return { data: answer.status === 204 ? data : withGround(data) };
  });
  return `${PROTOCOL}://${template}`;
}

/** False for extracts, whose makers often leave the sea out. */
async function hasOceans(template: string, signal: AbortSignal): Promise<boolean> {
  const world = template.replace('{z}', '0').replace('{x}', '0').replace('{y}', '0');
  try {
    const answer = await fetch(world, { signal });
    return new TextDecoder('latin1').decode(await answer.arrayBuffer()).includes('ocean');
  } catch {
    return false; // the network is down: what there is of streets is drawn on our own map
  }
}
