import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import type { Actor } from '../../http/access';
import { countOf } from '../entitlements/entitlements';
import type { ExportFile } from './personal-data';
import type { AccountsDependencies } from './remove-account';

const README = `This is everything your Wayfold account holds.

account.json           who you are here, and when you came
preferences.json       what suggestions start from
trips/                 one file for each trip: the trip, and every change of it that is kept
shares.json            how you share trips, and how often they were opened
followed.json          trips of others that you follow
favorites.json         the places you saved
own-places.json        the places you made
contacts.json          your contacts
contacts.csv           the same for a spreadsheet; an apostrophe before a cell keeps it from being read as a formula
business-profile.json  what the pages of your business say
pictures.json          the pictures you uploaded or keep, and those of trips you copied
pictures/              the pictures themselves, and those of your business
actions.json           which of a few acts you did, and when
sessions.json          where you are signed in

Further files are named for what is in them. Texts are in UTF-8, times in UTC. Passwords, keys and links that open your
account are not in here.
`;

/**
 * Sends everything a person has as one zip.
 *
 * It is written while it is sent, one file after the other, so that it never lies in memory whole.
 *
 * @throws ProblemError `too-many` after several of them in an hour
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
    .header('content-disposition', `attachment; filename="wayfold-${day}.zip"`)
    .send(zipOf(files, mtime));
}

/** A stream of the files as a zip; a file that cannot be read breaks it off, so that half a zip never looks whole. */
export function zipOf(files: readonly ExportFile[], mtime: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable; // a stream of Node's own, typed more loosely
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
