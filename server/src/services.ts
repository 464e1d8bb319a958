import type { Atlas } from '@wayfold/atlas/atlas';
import type { DirectionsService } from './adapters/directions';
import type { PictureStore } from './adapters/picture-store';
import type { SocialProvider } from './adapters/social-provider';
import type { Config } from './config';
import type { Database } from './db/connect';
import type { MapFile } from './http/map-file';
import type { Log } from './lib/log';
import type { PasswordHasher } from './lib/password-hasher';
import type { MailQueue } from './mail/mail';

/** What every feature of the server is given. */
export type Services = {
  readonly config: Config;
  readonly database: Database;
  readonly atlas: Atlas;
  /** The operator's own base map; null without one. */
  readonly mapFile: MapFile | null;
  /** The routing services that are set, in the order they are asked. */
  readonly directions: readonly DirectionsService[];
  /** Where mails are handed in. */
  readonly mailQueue: MailQueue;
  /** Where files of pictures lie. */
  readonly pictures: PictureStore;
  readonly passwords: PasswordHasher;
  /** Who signs people in besides us; null where nobody is configured. */
  readonly social: SocialProvider | null;
  readonly log: Log;
  /** The clock; tests set it. */
  readonly now: () => Date;
};
