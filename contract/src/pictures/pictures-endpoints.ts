import { z } from 'zod';
import { endpoint, guest } from '../kernel/endpoint';
import { PageNumber, pageOf, perPage } from '../kernel/pages';
import { sentBack } from '../kernel/sent-back';
import { StringUpTo, TEXT_MAX, Text } from '../kernel/text';
import { Id, Instant, NewId } from '../kernel/values';
import { PICTURE_BYTES } from './picture-rules';
import { ImageName, Picture, PictureType, StockService } from './pictures';

const ById = z.strictObject({ id: Id });
const NewPicture = {
  /** The row's own id where the caller makes it, so that sending it twice is harmless. */
  id: NewId.optional(),
  imageName: ImageName,
  favorite: z.boolean().default(false),
};

export const pictures = {
  startUpload: endpoint({
    method: 'POST',
    path: '/picture/upload-info',
    access: guest,
    summary: 'An address to which one picture can be sent with PUT, and the key by which it is then known.',
    body: z.strictObject({
      fileName: Text(TEXT_MAX.name).min(1),
      fileType: PictureType,
      /** Bytes, where they are known: the address then takes exactly as many. */
      size: z.number().int().min(1).max(PICTURE_BYTES, 'File size exceeds 10MB').optional(),
    }),
    response: z.object({
      url: z.string(),
      key: z.string(),
      /** To be sent with the PUT. */
      headers: z.record(z.string(), z.string()),
      expiresAt: Instant,
    }),
  }),
  newPicture: endpoint({
    method: 'POST',
    path: '/picture/new',
    access: guest,
    summary:
      'Takes a picture that was uploaded, or one of the library or of a stock service, into the person’s own.',
    body: z.discriminatedUnion('source', [
      z.strictObject({
        source: z.literal('user-upload'),
        /** The key of the upload. */
        imageUrl: StringUpTo(300).min(1),
        /** What the client took them for; what counts is read from the picture itself. */
        format: StringUpTo(20).optional(),
        width: z.number().int().optional(),
        height: z.number().int().optional(),
        ...NewPicture,
      }),
      z.strictObject({
        source: z.literal('wayfold'),
        imageUrl: StringUpTo(200),
        format: StringUpTo(20).optional(),
        width: z.number().int().optional(),
        height: z.number().int().optional(),
        ...NewPicture,
      }),
      z.strictObject({ source: StockService, proof: StringUpTo(8_000), ...NewPicture }),
    ]),
    response: Picture,
  }),
  setPicture: endpoint({
    method: 'POST',
    path: '/picture/:id',
    access: guest,
    summary:
      'Renames a picture of the person, puts it among their favorites or takes it out, or brings back what was removed.',
    params: ById,
    body: sentBack(Picture, {
      imageName: ImageName.optional(),
      favorite: z.boolean().optional(),
      removed: z.literal(false).optional(),
    }),
    response: Picture,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/picture/:id',
    access: guest,
    summary: 'Takes a picture out of the person’s own. Trips that show it go on showing it.',
    params: ById,
    response: ById,
  }),
  favoritePictures: endpoint({
    method: 'GET',
    path: '/picture/user',
    access: guest,
    summary: 'The pictures among the person’s favorites, the newest first.',
    query: z.strictObject({ page: PageNumber, per_page: perPage(100) }),
    response: pageOf(Picture),
  }),
  uploadedPictures: endpoint({
    method: 'GET',
    path: '/picture/user/upload',
    access: guest,
    summary: 'The pictures the person uploaded, the newest first.',
    query: z.strictObject({ page: PageNumber, per_page: perPage(100) }),
    response: pageOf(Picture),
  }),
  signPictures: endpoint({
    method: 'POST',
    path: '/picture/signatures',
    access: guest,
    summary:
      'Signatures for pictures that stand in trips or lists of the person; pictures of others are left out.',
    body: z.strictObject({ ids: z.array(Id).max(500) }),
    response: z.object({
      /** Until when all of them hold. */
      until: Instant,
      /** By the id of the picture: `{imageUrl}/{variant}?{signature}`. */
      signatures: z.record(Id, z.string()),
    }),
  }),
};
