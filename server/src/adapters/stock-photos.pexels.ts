import { z } from 'zod';
import type { StockAccount } from '../config';
import { serviceUrl } from './directions-request';
import { STOCK_PAGE, type StockPhoto, type StockPhotos } from './stock-photos';
import { addressAt, askStock, Color, notPhotos, Pixels, photosIn, wordsFrom } from './stock-photos-request';

const PEXELS_API = 'https://api.pexels.com';
/** Pexels' photo host. */
export const PEXELS_IMAGES = 'images.pexels.com';

const Photo = z.object({
  id: z.number().int().positive(),
  width: Pixels,
  height: Pixels,
  /** Its page, which Pexels requires a link to. */
  url: addressAt('www.pexels.com'),
  photographer: z.string(),
  avg_color: Color,
  src: z.object({ original: addressAt(PEXELS_IMAGES) }),
  alt: z.string().nullish(),
});
const Found = z.object({ total_results: z.number().int().min(0), photos: z.array(z.unknown()) });

/** Finds photos at Pexels (`PEXELS_API_KEY`). */
export function pexelsPhotos({ key, url }: StockAccount): StockPhotos {
  const service = 'Pexels';
  const photoOf = (photo: z.infer<typeof Photo>): StockPhoto => ({
    id: String(photo.id),
    imageName: wordsFrom(photo.alt, `Photo by ${photo.photographer}`),
    origin: photo.src.original.href,
    width: photo.width,
    height: photo.height,
    color: photo.avg_color ?? null,
    credit: wordsFrom(`${photo.photographer} on ${service}`),
    creditUrl: photo.url.href,
    takenPath: null,
  });

  return {
    service: 'pexels',
    name: service,
    search: async (query, page) => {
      const address = serviceUrl(url ?? PEXELS_API, '/v1/search');
      const parameters = {
        query,
        page: String(page),
        per_page: String(STOCK_PAGE),
        orientation: 'landscape',
      };
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      const found = Found.safeParse(await askStock(address, { service, headers: { authorization: key } }));
      if (!found.success) throw notPhotos(service);
      const { total_results: total, photos } = found.data;
      return {
        photos: photosIn(service, photos, { shape: Photo, read: photoOf }),
        total,
        totalPages: Math.ceil(total / STOCK_PAGE),
      };
    },
    tellTaken: async () => undefined,
  };
}
