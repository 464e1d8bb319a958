import { ownPictureId } from '@wayfold/contract/pictures/picture-rules';
import type { Picture } from '@wayfold/contract/pictures/pictures';
import type { pictures } from '@wayfold/contract/pictures/pictures-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { Actor } from '../../http/access';
import { askersOf } from '../../http/askers';
import type { Handlers } from '../../http/bind';
import type { Services } from '../../services';
import {
  type KeptPicture,
  listPictures,
  type PictureList,
  picturesSeen,
  removePicture,
  setPicture,
} from './pictures-store';
import { signedUntil, signPicture } from './serve/picture-signatures';
import { takePicture } from './upload/take-picture';
import { countUpload } from './upload/upload-limits';
import { startUpload } from './upload/uploads';

/** Endpoints for a person's pictures. */
export function picturesHandlers(services: Services): Handlers<typeof pictures> {
  const { pool } = services.database;

  const signed = (picture: KeptPicture): Picture => {
    const id = ownPictureId(picture.imageUrl);
    return { ...picture, signature: id === null ? null : signPicture(services, id) };
  };
  const pageOfList = async (actor: Actor, list: PictureList, query: { page: number; per_page: number }) => {
    const { page, per_page: perPage } = query;
    const found = await listPictures(pool, { userId: actor.userId, list }, { page, perPage });
    const { total } = found;
    return { results: found.pictures.map(signed), total, totalPages: Math.ceil(total / perPage) };
  };

  return {
    startUpload: async ({ actor, body, request }) => {
      await countUpload(services, request);
      return startUpload(services, actor, body);
    },
    newPicture: async ({ actor, body, request }) =>
      signed(await takePicture(services, { actor, askers: askersOf(request, actor) }, body)),
    setPicture: async ({ actor, params, body }) => {
      const picture = await setPicture(pool, { id: params.id, userId: actor.userId }, body);
      if (picture) return signed(picture);
      throw noSuchPicture();
    },
    removePicture: async ({ actor, params }) => {
      await removePicture(pool, { id: params.id, userId: actor.userId }, services.now());
      return { id: params.id };
    },
    favoritePictures: async ({ actor, query }) => pageOfList(actor, 'favorites', query),
    uploadedPictures: async ({ actor, query }) => pageOfList(actor, 'uploads', query),
    signPictures: async ({ actor, body }) => {
      const ids = await picturesSeen(pool, actor.userId, body.ids);
      return {
        until: signedUntil(services.now()).toISOString(),
        signatures: Object.fromEntries(ids.map((id) => [id, signPicture(services, id)])),
      };
    },
  };
}

const noSuchPicture = () => new RequestRefused('not-found', 'pictureNotUploaded');
