import { z } from 'zod';
import { TEXT_MAX } from '../kernel/plain-text';
import { StringUpTo, Text } from '../kernel/text';
import { Id, Instant } from '../kernel/values';
import { refused } from '../refusals/shape-message';
import { libraryPictureId, ownPictureId, PICTURE_TYPES_READ } from './picture-rules';

/** The types an upload can have, judged by its content. */
export const PictureType = z.enum(PICTURE_TYPES_READ, refused('pictureTypeUnsupported'));
export type PictureType = z.infer<typeof PictureType>;

/** The curated library, a person's favorites, a person's uploads, and two stock services. */
export const PICTURE_SOURCES = ['wayfold', 'user', 'user-upload', 'unsplash', 'pexels'] as const;
export const PictureSource = z.enum(PICTURE_SOURCES).meta({ id: 'PictureSource' });
export type PictureSource = z.infer<typeof PictureSource>;
export const STOCK_SERVICES = ['unsplash', 'pexels'] as const;
export const StockService = z.enum(STOCK_SERVICES);
export type StockService = z.infer<typeof StockService>;

/**
 * The address of a picture on this server: `/pictures/{id}` for a person's own, to which a variant and a signature are
 * added, or `/scenes/{id}.svg` for the curated library. Never an address elsewhere.
 */
export const PictureAddress = StringUpTo(200)
  .refine(
    (address) => ownPictureId(address) !== null || libraryPictureId(address) !== null,
    refused('pictureNotFromWayfold'),
  )
  .meta({ id: 'PictureAddress' });

/** The picture's name in lists. */
export const ImageName = Text(TEXT_MAX.name);
const Pixels = z.number().int().min(1).max(100_000);
/** A thumbhash in base64: a preview in about 28 bytes, shown until the picture has loaded. */
export const Thumbhash = StringUpTo(62).regex(/^[A-Za-z0-9+/]{4,60}={0,2}$/);
/** Who made the picture, to be named wherever it is shown, and a link to them. */
export const Credit = {
  credit: Text(TEXT_MAX.name).nullable(),
  creditUrl: Text(TEXT_MAX.link)
    .refine((url) => /^https:\/\/[^\s\p{Cc}]+$/u.test(url), refused('webAddressInvalid'))
    .nullable(),
};

/** The properties of any picture; sizes are those of the whole picture in pixels. */
export const PictureFacts = z.object({
  source: PictureSource,
  imageName: ImageName,
  imageUrl: PictureAddress,
  width: Pixels.nullable(),
  height: Pixels.nullable(),
  thumbhash: Thumbhash.nullable(),
  ...Credit,
});

/** A picture that a person uploaded or saved. */
export const Picture = PictureFacts.extend({
  id: Id,
  /** Lets an image element load it for a few days: `{imageUrl}/{variant}?{signature}`; null if none is needed. */
  signature: z.string().nullable(),
  favorite: z.boolean(),
  createdAt: Instant,
}).meta({ id: 'Picture' });
export type Picture = z.infer<typeof Picture>;

/** A picture of a stock service, as returned by a search. */
export const StockPicture = z
  .object({
    id: z.string(),
    service: StockService,
    imageName: z.string(),
    /** Hot-linked from the service, about 400 pixels wide. */
    thumbUrl: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    /** The picture's dominant color, `#RRGGBB`, shown until it has loaded. */
    color: z.string().nullable(),
    credit: z.string(),
    creditUrl: z.string(),
    /** The service's description of the picture, sealed by the server; sent back when the picture is used. */
    proof: z.string(),
    /** If it is among the caller's favorites, the id of that row, for removing it again. */
    favoriteId: Id.nullable(),
  })
  .meta({ id: 'StockPicture' });
export type StockPicture = z.infer<typeof StockPicture>;

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const TIMES_OF_DAY = ['dawn', 'day', 'dusk', 'night'] as const;

/** A picture in the curated library. */
export const LibraryPicture = z
  .object({
    /** `canyon-dawn` */
    id: z.string(),
    imageName: z.string(),
    imageUrl: PictureAddress,
    alt: z.string(),
    locations: z.array(z.string()),
    categories: z.array(z.string()),
    season: z.enum(SEASONS).nullable(),
    timeOfDay: z.enum(TIMES_OF_DAY),
    width: z.number().int(),
    height: z.number().int(),
    /** If it is among the caller's favorites, the id of that row, for removing it again. */
    favoriteId: Id.nullable(),
  })
  .meta({ id: 'LibraryPicture' });
export type LibraryPicture = z.infer<typeof LibraryPicture>;
