import type { Atlas } from '@wayfold/atlas/atlas';
import type { RememberingDirections } from './adapters/directions-remembering';
import type { PictureStore } from './adapters/picture-store';
import type { SocialProvider } from './adapters/social-provider';
import type { Config } from './config';
import type { Database } from './db/connect';
import type { Log } from './lib/log';
import type { PasswordHasher } from './lib/password-hasher';
import type { MailQueue } from './mail/mail';
import type { Streets } from './streets/streets';

/** What every feature of the server can reach. */
export type Services = {
  readonly config: Config;
  readonly database: Database;
  readonly atlas: Atlas;
  /** Streets of the operator's file and of the source on the network. */
  readonly streets: Streets;
  /** The configured routing services, in the order they are asked. */
  readonly directions: readonly RememberingDirections[];
  /** Queue for outgoing email. */
  readonly mailQueue: MailQueue;
  /** Storage for picture files. */
  readonly pictures: PictureStore;
  readonly passwords: PasswordHasher;
  /** External sign-in provider; null if none is configured. */
  readonly social: SocialProvider | null;
  readonly log: Log;
  /** The clock; tests set it. */
  readonly now: () => Date;
};
