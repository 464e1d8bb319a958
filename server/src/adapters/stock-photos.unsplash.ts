import { z } from 'zod';
import type { StockAccount } from '../config';
import { serviceUrl } from './directions-request';
import { STOCK_PAGE, type StockPhoto, type StockPhotos } from './stock-photos';
import { addressAt, askStock, Color, notPhotos, Pixels, photosIn, wordsFrom } from './stock-photos-request';

const UNSPLASH_API = 'https://api.unsplash.com';
/** Unsplash's photo host; photos may not be shown from anywhere else. */
export const UNSPLASH_IMAGES = 'images.unsplash.com';

/** How Unsplash requires links to it. */
const REFERRAL = { utm_source: 'wayfold', utm_medium: 'referral' };
const DOWNLOAD = /^\/photos\/[\w-]{1,60}\/download$/;

const Photo = z.object({
  id: z.string().regex(/^[\w-]{1,60}$/),
  width: Pixels,
  height: Pixels,
  color: Color,
  description: z.string().nullish(),
  alt_description: z.string().nullish(),
  user: z.object({ name: z.string(), links: z.object({ html: addressAt('unsplash.com') }) }),
  urls: z.object({ raw: addressAt(UNSPLASH_IMAGES) }),
  links: z.object({ download_location: z.string().max(1_000) }),
});
const Found = z.object({
  total: z.number().int().min(0),
  total_pages: z.number().int().min(0),
  results: z.array(z.unknown()),
});

/** Finds photos at Unsplash (`UNSPLASH_ACCESS_KEY`). */
export function unsplashPhotos({ key, url }: StockAccount): StockPhotos {
  const api = url ?? UNSPLASH_API;
  const service = 'Unsplash';
  const ask = (address: URL) =>
    askStock(address, {
      service,
      headers: { authorization: `Client-ID ${key}`, 'accept-version': 'v1' },
      // It returns 403 if an hour's requests are used up.
      isBusy: ({ status, headers }) => status === 403 && headers.get('x-ratelimit-remaining') === '0',
    });
  const photoOf = (photo: z.infer<typeof Photo>): StockPhoto => ({
    id: photo.id,
    imageName: wordsFrom(photo.alt_description, photo.description, `Photo by ${photo.user.name}`),
    origin: photo.urls.raw.href,
    width: photo.width,
    height: photo.height,
    color: photo.color ?? null,
    credit: wordsFrom(`${photo.user.name} on ${service}`),
    creditUrl: withParameters(photo.user.links.html, REFERRAL),
    takenPath: takenPathOf(photo.links.download_location, api),
  });

  return {
    service: 'unsplash',
    name: service,
    search: async (query, page) => {
      const address = serviceUrl(api, '/search/photos');
      const parameters = {
        query,
        page: String(page),
        per_page: String(STOCK_PAGE),
        orientation: 'landscape',
        content_filter: 'high',
      };
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      const found = Found.safeParse(await ask(address));
      if (!found.success) throw notPhotos(service);
      const { total, total_pages: totalPages, results } = found.data;
      return { photos: photosIn(service, results, { shape: Photo, read: photoOf }), total, totalPages };
    },
    tellTaken: async (takenPath) => {
      await ask(serviceUrl(api, takenPath));
    },
  };
}

/** Path below the API that reports a photo's download; null for a URL anywhere else, which is never called. */
function takenPathOf(downloadLocation: string, api: string): string | null {
  if (!URL.canParse(downloadLocation)) return null;
  const { origin, pathname, search } = new URL(downloadLocation);
  const isTheirs = origin === UNSPLASH_API || origin === new URL(api).origin;
  return isTheirs && DOWNLOAD.test(pathname) ? pathname + search : null;
}

function withParameters(url: URL, parameters: Record<string, string>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
