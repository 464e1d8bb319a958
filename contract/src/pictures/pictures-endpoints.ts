import { z } from 'zod';
import { endpoint, guest } from '../kernel/endpoint';
import { PageNumber, pageOf, perPage } from '../kernel/pages';
import { TEXT_MAX } from '../kernel/plain-text';
import { sentBack } from '../kernel/sent-back';
import { StringUpTo, Text } from '../kernel/text';
import { Id, Instant, NewId } from '../kernel/values';
import { refused } from '../refusals/shape-message';
import { PICTURE_BYTES } from './picture-rules';
import { ImageName, Picture, PictureType, StockService } from './pictures';

const ById = z.strictObject({ id: Id });
const NewPicture = {
  /** The row's id, if the caller generates it, so that sending the request twice is harmless. */
  id: NewId.optional(),
  imageName: ImageName,
  favorite: z.boolean().default(false),
};

export const pictures = {
  startUpload: endpoint({
    method: 'POST',
    path: '/picture/upload-info',
    access: guest,
    summary: 'Returns an address that accepts one picture by PUT, and the key that identifies the upload.',
    body: z.strictObject({
      fileName: Text(TEXT_MAX.name).min(1),
      fileType: PictureType,
      /** The size in bytes, if known; the address then accepts exactly that many. */
      size: z.number().int().min(1).max(PICTURE_BYTES, refused('pictureTooLarge')).optional(),
    }),
    response: z.object({
      url: z.string(),
      key: z.string(),
      /** To be sent with the PUT. */
      headers: z.record(z.string(), z.string()),
      expiresAt: Instant,
    }),
    holdsKeys: true,
  }),
  newPicture: endpoint({
    method: 'POST',
    path: '/picture/new',
    access: guest,
    summary: 'Adds a picture to the person’s own: an upload, or one from the library or a stock service.',
    body: z.discriminatedUnion('source', [
      z.strictObject({
        source: z.literal('user-upload'),
        /** The key of the upload. */
        imageUrl: StringUpTo(300).min(1),
        /** What the client believes; the server reads the real values from the picture itself. */
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
    holdsKeys: true,
  }),
  setPicture: endpoint({
    method: 'POST',
    path: '/picture/:id',
    access: guest,
    summary:
      'Renames one of the person’s pictures, adds it to or removes it from their favorites, or restores a removed one.',
    params: ById,
    body: sentBack(Picture, {
      imageName: ImageName.optional(),
      favorite: z.boolean().optional(),
      removed: z.literal(false).optional(),
    }),
    response: Picture,
    holdsKeys: true,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/picture/:id',
    access: guest,
    summary: 'Removes one of the person’s pictures. Trips that show it keep showing it.',
    params: ById,
    response: ById,
  }),
  favoritePictures: endpoint({
    method: 'GET',
    path: '/picture/user',
    access: guest,
    summary: 'Lists the person’s favorite pictures, newest first.',
    query: z.strictObject({ page: PageNumber, per_page: perPage(100) }),
    response: pageOf(Picture),
    holdsKeys: true,
  }),
  uploadedPictures: endpoint({
    method: 'GET',
    path: '/picture/user/upload',
    access: guest,
    summary: 'Lists the pictures the person uploaded, newest first.',
    query: z.strictObject({ page: PageNumber, per_page: perPage(100) }),
    response: pageOf(Picture),
    holdsKeys: true,
  }),
  signPictures: endpoint({
    method: 'POST',
    path: '/picture/signatures',
    access: guest,
    summary:
      'Returns signatures for pictures in the person’s lists or in trips they may see; others are left out.',
    body: z.strictObject({ ids: z.array(Id).max(500) }),
    response: z.object({
      /** When the first of them expires. */
      until: Instant,
      /** By picture id: `{imageUrl}/{variant}?{signature}`. */
      signatures: z.record(Id, z.string()),
    }),
  }),
};
