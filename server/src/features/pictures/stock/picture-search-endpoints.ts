import { readSceneLibrary, type SceneLine } from '@wayfold/atlas/scenes/library';
import { openSceneSearch } from '@wayfold/atlas/scenes/search-scenes';
import type { pictureSearch } from '@wayfold/contract/pictures/picture-search-endpoints';
import {
  type LibraryPicture,
  STOCK_SERVICES,
  type StockPicture,
  type StockService,
} from '@wayfold/contract/pictures/pictures';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { stockAddress } from '../../../adapters/stock-addresses';
import type { StockPhoto } from '../../../adapters/stock-photos';
import type { Handlers } from '../../../http/bind';
import type { Services } from '../../../services';
import { countOf } from '../../entitlements/entitlements';
import { favoritesAmong } from '../favorites-store';
import { stockSearch } from './search-stock';
import { sealPhoto } from './stock-proof';
import { STOCK_SETTING, stockServices } from './stock-services';

/** The library changes only with a release, so browsers may cache its places for an hour. */
const KEPT = 'public, max-age=3600';
/** Of the drawings, in pixels. */
const SCENE_SIZE = { width: 1200, height: 750 };

/** Endpoints that find pictures: in the curated library from memory, and at stock services with requests to them. */
export function pictureSearchHandlers(services: Services): Handlers<typeof pictureSearch> {
  const library = openSceneSearch(readSceneLibrary());
  const stock = stockServices(services.config);
  const search = stockSearch(services);

  return {
    libraryLocations: async ({ reply }) => {
      reply.header('cache-control', KEPT);
      return [...library.locations];
    },
    libraryPictures: async ({ query: { page, per_page: perPage, location, query = '' }, actor }) => {
      const found = library.find({ words: query, location: location ?? null });
      const scenes = found.slice((page - 1) * perPage, page * perPage);
      const favoriteAt = actor
        ? await favoritesAmong(services.database.pool, actor.userId, scenes.map(sceneAddress))
        : () => null;
      return {
        results: scenes.map((scene) => pictureOf(scene, favoriteAt(sceneAddress(scene)))),
        total: found.length,
        totalPages: Math.ceil(found.length / perPage),
      };
    },
    stockServices: async () =>
      STOCK_SERVICES.map((service) => ({
        service,
        missing: stock[service] ? null : STOCK_SETTING[service],
      })),
    stockPictures: async ({ params: { service }, query: { query, page }, actor }) => {
      const photos = stock[service];
      if (!photos) {
        throw new RequestRefused('not-found', 'stockNotConnected');
      }
      await countOf(services, actor, 'stockSearches');
      const found = await search(photos, query, page);
      const addresses = found.photos.map(({ origin }) => origin);
      const favoriteAt = await favoritesAmong(services.database.pool, actor.userId, addresses);
      return {
        results: found.photos.map((photo) => ({
          ...shownPhoto(service, photo),
          proof: sealPhoto(services.config, service, photo),
          favoriteId: favoriteAt(photo.origin),
        })),
        total: found.total,
        totalPages: found.totalPages,
      };
    },
  };
}

const sceneAddress = ({ id }: SceneLine) => `/scenes/${id}.svg`;

function pictureOf(scene: SceneLine, favoriteId: string | null): LibraryPicture {
  const { id, title, alt, locations, categories, season, time } = scene;
  return {
    id,
    imageName: title,
    imageUrl: sceneAddress(scene),
    alt,
    locations,
    categories,
    season: season ?? null,
    timeOfDay: time,
    ...SCENE_SIZE,
    favoriteId,
  };
}

function shownPhoto(service: StockService, photo: StockPhoto): Omit<StockPicture, 'proof' | 'favoriteId'> {
  const { id, imageName, width, height, color, credit, creditUrl, origin } = photo;
  const thumbUrl = stockAddress(service, origin, 'thumb');
  return { id, service, imageName, thumbUrl, width, height, color, credit, creditUrl };
}
