import path from 'node:path';
import type { Config } from '../config';
import type { PictureStore } from './picture-store';
import { diskPictureStore } from './picture-store.disk';

/** Opens the store for picture files: the operator's bucket, or else DATA_DIR/pictures. */
export async function openPictureStore(
  { s3, dataDir, sessionSecret: secret }: Pick<Config, 's3' | 'dataDir' | 'sessionSecret'>,
  now: () => Date,
): Promise<PictureStore> {
  if (!s3) return diskPictureStore(path.join(dataDir, 'pictures'), { secret, now });
  // The library is pinned, so its warnings about future Node.js versions don't concern the operator.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  // Several megabytes of code that most servers never need.
  const { s3PictureStore } = await import('./picture-store.s3');
  return s3PictureStore(s3, { now });
}
