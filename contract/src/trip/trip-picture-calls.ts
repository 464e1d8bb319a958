import { z } from 'zod';
import { endpoint, tripEdit, tripShown } from '../kernel/endpoint';
import { sentBack } from '../kernel/sent-back';
import { Id, NewId } from '../kernel/values';
import { PICTURE_VARIANTS, type PictureVariant } from '../pictures/picture-rules';
import { ShownId } from '../sharing/sharing-endpoints';
import { TRIP_LIMITS } from './limits';
import { WriteAnswer } from './patch';
import { PICTURE_TYPES, TripPictureIntent, WirePicture } from './trip';

const variants = Object.keys(PICTURE_VARIANTS) as [PictureVariant, ...PictureVariant[]]; // the record's keys are exactly those

/** A picture of a trip, with where it is loaded from. */
export const AddressedPicture = WirePicture.extend({
  /** By size, for whoever asked; those that are signed count for a day or two. Null where it cannot be loaded. */
  addresses: z.record(z.enum(variants), z.string()).nullable(),
}).meta({ id: 'AddressedPicture' });
export type AddressedPicture = z.infer<typeof AddressedPicture>;

const NewTripPicture = sentBack(AddressedPicture, {
  /** Made by the caller, so that a repeated request puts one picture in. */
  id: NewId.optional(),
  ...TripPictureIntent.omit({ type: true, rank: true }).partial().shape,
  source: TripPictureIntent.shape.source,
  imageUrl: TripPictureIntent.shape.imageUrl,
});

/** Calls about the pictures of a trip; part of the table `trips`. */
export const tripPictureCalls = {
  pictures: endpoint({
    method: 'GET',
    path: '/trip/:id/pictures',
    access: tripShown({ from: 'params.id' }),
    summary:
      'The pictures of a trip, its header first, each with where it is loaded from: signed for its owner, at the share for others, where the share shows pictures.',
    params: z.strictObject({ id: ShownId }),
    response: z.array(AddressedPicture),
  }),
  updatePictures: endpoint({
    method: 'POST',
    path: '/trip/update-pictures',
    access: tripEdit({ from: 'body.tripId' }),
    summary:
      'Puts a picture in as the header, or among the pictures of the trip, where it takes the place of `previousPictureId`. Without `newPicture` that one is moved to `index`.',
    body: z.strictObject({
      tripId: Id,
      type: z.enum(PICTURE_TYPES),
      newPicture: NewTripPicture.nullish(),
      previousPictureId: Id.nullish(),
      /** Its place among the pictures of the trip, from 0; the end when missing. Means nothing for a header. */
      index: z
        .number()
        .int()
        .min(0)
        .max(TRIP_LIMITS.pictures - 1)
        .nullish(),
    }),
    response: WriteAnswer,
  }),
  removePicture: endpoint({
    method: 'POST',
    path: '/trip/remove-picture',
    access: tripEdit({ from: 'body.pictureId', row: 'pictures' }),
    summary: 'Takes a picture out of its trip. It stays among those of its person.',
    body: z.strictObject({ pictureId: Id }),
    response: WriteAnswer,
  }),
  describePicture: endpoint({
    method: 'POST',
    path: '/trip/update-picture-description',
    access: tripEdit({ from: 'body.pictureId', row: 'pictures' }),
    summary: 'Describes a picture of a trip in one line.',
    body: z.strictObject({ pictureId: Id, description: TripPictureIntent.shape.description }),
    response: WriteAnswer,
  }),
};
