import { z } from 'zod';
import { StringUpTo, TEXT_MAX, Text } from '../kernel/text';
import { Id, Instant } from '../kernel/values';
import { libraryPictureId, ownPictureId, PICTURE_TYPES_READ } from './picture-rules';

/** What uploads may be, as their content says. */
export const PictureType = z.enum(PICTURE_TYPES_READ, 'File type not supported');
export type PictureType = z.infer<typeof PictureType>;

/** The curated library, a person's favorites, a person's uploads, and two stock services. */
export const PICTURE_SOURCES = ['wayfold', 'user', 'user-upload', 'unsplash', 'pexels'] as const;
export const PictureSource = z.enum(PICTURE_SOURCES).meta({ id: 'PictureSource' });
export type PictureSource = z.infer<typeof PictureSource>;
export const STOCK_SERVICES = ['unsplash', 'pexels'] as const;
export const StockService = z.enum(STOCK_SERVICES);
export type StockService = z.infer<typeof StockService>;

/**
 * Where a picture stands on this server: `/pictures/{id}` for one of a person's, to which a variant and a signature are
 * added, or `/scenes/{id}.svg` for one of the curated library. Never an address elsewhere.
 */
export const PictureAddress = StringUpTo(200)
  .refine(
    (address) => ownPictureId(address) !== null || libraryPictureId(address) !== null,
    'Choose a picture from Wayfold.',
  )
  .meta({ id: 'PictureAddress' });

/** The picture's name in a list, as people read it. */
export const ImageName = Text(TEXT_MAX.name);
const Pixels = z.number().int().min(1).max(100_000);
/** A thumbhash in base64: the picture in about 28 bytes, drawn until it has come. */
export const Thumbhash = StringUpTo(62).regex(/^[A-Za-z0-9+/]{4,60}={0,2}$/);
/** Whose picture it is, to be told wherever it is shown, and where they are found. */
export const Credit = {
  credit: Text(TEXT_MAX.name).nullable(),
  creditUrl: Text(TEXT_MAX.link)
    .refine((url) => /^https:\/\/[^\s\p{Cc}]+$/u.test(url), 'Use an address that begins with https://.')
    .nullable(),
};

/** What any picture says of itself; sizes are those of the whole picture in pixels. */
export const PictureFacts = z.object({
  source: PictureSource,
  imageName: ImageName,
  imageUrl: PictureAddress,
  width: Pixels.nullable(),
  height: Pixels.nullable(),
  thumbhash: Thumbhash.nullable(),
  ...Credit,
});

/** A picture that a person uploaded or keeps. */
export const Picture = PictureFacts.extend({
  id: Id,
  /** Lets an image element load it for some days: `{imageUrl}/{variant}?{signature}`; null where none is needed. */
  signature: z.string().nullable(),
  favorite: z.boolean(),
  createdAt: Instant,
}).meta({ id: 'Picture' });
export type Picture = z.infer<typeof Picture>;

/** A picture of a stock service, as a search found it. */
export const StockPicture = z
  .object({
    id: z.string(),
    service: StockService,
    imageName: z.string(),
    /** Hot-linked from the service, 400 pixels wide or so. */
    thumbUrl: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    /** The picture's own color, `#RRGGBB`, shown until it has come. */
    color: z.string().nullable(),
    credit: z.string(),
    creditUrl: z.string(),
    /** What the service said of the picture, sealed: handed back when it is taken. */
    proof: z.string(),
    /** Whether the caller has it among their favorites: the id of that row, to take it out again. */
    favoriteId: Id.nullable(),
  })
  .meta({ id: 'StockPicture' });
export type StockPicture = z.infer<typeof StockPicture>;

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const TIMES_OF_DAY = ['dawn', 'day', 'dusk', 'night'] as const;

/** A picture of the curated library. */
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
    /** Whether the caller has it among their favorites: the id of that row, to take it out again. */
    favoriteId: Id.nullable(),
  })
  .meta({ id: 'LibraryPicture' });
export type LibraryPicture = z.infer<typeof LibraryPicture>;
