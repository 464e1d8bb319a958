import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import type { Actor } from '../../http/access';
import { countOf } from '../entitlements/entitlements';
import type { ExportFile } from './personal-data';
import type { AccountsDependencies } from './remove-account';

const README = `This is everything in your Wayfold account.

account.json           your account, and when you created it
preferences.json       your preferences for suggestions
trips/                 one file for each trip: the trip and its change history
shares.json            how you share trips, and how often they were opened
followed.json          other people's trips that you follow
favorites.json         the places you saved
own-places.json        the places you created
contacts.json          your contacts
contacts.csv           the same as a spreadsheet; an apostrophe before a cell keeps it from being read as a formula
business-profile.json  your business profile
pictures.json          the pictures you uploaded or saved, and those of trips you copied
pictures/              the picture files, including those of your business
actions.json           your recorded actions, and when they happened
sessions.json          where you are signed in

Other files are named for what they contain. Text is in UTF-8, times are in UTC. Passwords, keys and links that open your
account are not included.
`;

/**
 * Sends everything a person has as one zip.
 *
 * It is streamed one file after the other, so it is never completely in memory.
 *
 * @throws ProblemError `too-many` after several exports in an hour
 */
export async function sendExport(
  { services, personalData }: AccountsDependencies,
  actor: Actor,
  reply: FastifyReply,
): Promise<void> {
  const { userId } = actor;
  await countOf(services, actor, 'accountExports');
  const { pool } = services.database;
  const mtime = services.now();
  const files: ExportFile[] = [{ path: 'README.txt', bytes: README }];
  for (const data of personalData) files.push(...(await data.export(pool, userId, services)));
  const day = mtime.toISOString().slice(0, 10);
  await reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="wayfold-data-${day}.zip"`)
    .send(zipOf(files, mtime));
}

/** A stream of the files as a zip; a file that can't be read aborts it, so that half a zip never looks complete. */
export function zipOf(files: readonly ExportFile[], mtime: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable; // a Node stream, typed more loosely
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { path, bytes } of files) {
    const read = async () => Buffer.from(await (typeof bytes === 'function' ? bytes() : bytes));
    zip.addReadStreamLazy(path, { mtime }, (done) => {
      read().then(
        (content) => done(null, Readable.from([content], { objectMode: false })),
        (error) => done(error, Readable.from([])),
      );
    });
  }
  zip.end();
  return output;
}
