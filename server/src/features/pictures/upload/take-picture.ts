import { readSceneLibrary } from '@wayfold/atlas/scenes/library';
import type { ParsedInput } from '@wayfold/contract/kernel/endpoint';
import { libraryPictureId } from '@wayfold/contract/pictures/picture-rules';
import type { pictures } from '@wayfold/contract/pictures/pictures-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { newId } from '@wayfold/domain/document/ids';
import { inTransaction, type Transaction } from '../../../db/statement';
import type { Actor } from '../../../http/access';
import type { Services } from '../../../services';
import { colorThumbhash } from '../draw/color-thumbhash';
import { addPicture, type KeptPicture, type NewPicture } from '../pictures-store';
import { openProof } from '../stock/stock-proof';
import { tellTaken } from '../stock/stock-taken';
import { type Sender, takeUpload } from './uploads';

type Body = ParsedInput<(typeof pictures)['newPicture']>['body'];
type Sent<Source extends Body['source']> = Extract<Body, { source: Source }>;

/** Size of the library's drawings, in pixels. */
const SCENE = { width: 1_200, height: 750 } as const;

/** Adds a picture to a person's own: an upload, one from the library, or one that a stock service found. */
export async function takePicture(services: Services, sender: Sender, sent: Body): Promise<KeptPicture> {
  const { actor } = sender;
  switch (sent.source) {
    case 'user-upload':
      return takeUpload(services, sender, sent);
    case 'wayfold':
      return takeScene(services, actor, sent);
    default:
      return takePhoto(services, actor, sent);
  }
}

async function takeScene(services: Services, { userId }: Actor, sent: Sent<'wayfold'>): Promise<KeptPicture> {
  const { id = newId(), imageName, imageUrl: origin, favorite } = sent;
  const scene = libraryPictureId(origin);
  if (scene === null || !readSceneLibrary().some((line) => line.id === scene)) {
    throw new RequestRefused('not-found', 'pictureNotInLibrary');
  }
  const nobody = { thumbhash: null, credit: null, creditUrl: null };
  const picture = { id, userId, source: 'wayfold', imageName, at: { origin }, favorite } as const;
  return inTransaction(services.database.pool, async (on) => {
    const { picture: taken } = await add(services, on, { ...picture, ...SCENE, ...nobody });
    return taken;
  });
}

async function takePhoto(
  services: Services,
  { userId }: Actor,
  sent: Sent<'unsplash' | 'pexels'>,
): Promise<KeptPicture> {
  const { id = newId(), source, imageName, proof, favorite } = sent;
  const photo = openProof(services.config, source, proof);
  const { origin, width, height, color, credit, creditUrl } = photo;
  const thumbhash = color === null ? null : colorThumbhash(color, photo);
  const facts = { width, height, credit, creditUrl, thumbhash };
  return inTransaction(services.database.pool, async (on) => {
    const taken = await add(services, on, {
      id,
      userId,
      source,
      imageName,
      at: { origin },
      favorite,
      ...facts,
    });
    if (taken.isNew) tellTaken(on, source, photo);
    return taken.picture;
  });
}

async function add(
  services: Services,
  on: Transaction,
  picture: NewPicture,
): Promise<{ picture: KeptPicture; isNew: boolean }> {
  const added = await addPicture(on, picture, services.now());
  if (added) return added;
  throw new RequestRefused('conflict', 'pictureIdTaken');
}
