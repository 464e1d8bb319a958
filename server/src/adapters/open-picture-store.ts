import path from 'node:path';
import type { Config } from '../config';
import type { PictureStore } from './picture-store';
import { diskPictureStore } from './picture-store.disk';

/** Opens the place where files of pictures lie: the operator's bucket, else DATA_DIR/pictures. */
export async function openPictureStore(
  { s3, dataDir, sessionSecret: secret }: Pick<Config, 's3' | 'dataDir' | 'sessionSecret'>,
  now: () => Date,
): Promise<PictureStore> {
  if (!s3) return diskPictureStore(path.join(dataDir, 'pictures'), { secret, now });
  // Some megabytes of code that most servers never need.
  const { s3PictureStore } = await import('./picture-store.s3');
  return s3PictureStore(s3, { now });
}
