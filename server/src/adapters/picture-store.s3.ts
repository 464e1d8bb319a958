import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Config } from '../config';
import { type ListedFile, type PictureStore, type StoreFolder, storePath, uploadPath } from './picture-store';

/** A proxy takes longer than this only if it is stuck. */
const PATIENCE_MS = 20_000;

/** Stores pictures in a bucket (`S3_BUCKET`); browsers upload straight to it, at a signed URL per upload. */
export function s3PictureStore(
  { endpoint, bucket: Bucket, region, accessKeyId, secretAccessKey }: S3Config,
  { now }: { now: () => Date },
): PictureStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Not every service has a host for each bucket.
    forcePathStyle: true,
    // Otherwise the checksum of an empty body is signed into URLs, and the service refuses every other body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { requestTimeout: PATIENCE_MS, connectionTimeout: PATIENCE_MS },
  });

  return {
    addressFor: async ({ key, type, size, expiresAt }) => {
      const command = new PutObjectCommand({
        Bucket,
        Key: uploadPath(key),
        ContentType: type,
        ...(size === null ? {} : { ContentLength: size }),
      });
      const url = await getSignedUrl(client, command, {
        signingDate: now(),
        expiresIn: Math.ceil((expiresAt.getTime() - now().getTime()) / 1_000),
        // Unsigned headers could contain anything.
        signableHeaders: new Set(['content-type', 'content-length']),
        unhoistableHeaders: new Set(['content-length']),
      });
      return { url, headers: { 'content-type': type } };
    },
    receive: null,
    open: async (path) => {
      const found = await client
        .send(new GetObjectCommand({ Bucket, Key: storePath(path) }))
        .catch((error: unknown) => {
          if (error instanceof NoSuchKey) return null;
          throw error;
        });
      if (!found?.Body) return null;
      return { length: found.ContentLength ?? 0, stream: found.Body as Readable }; // a Node.js stream when run in Node.js
    },
    write: async (path, bytes, type) => {
      await client.send(
        new PutObjectCommand({ Bucket, Key: storePath(path), Body: bytes, ContentType: type }),
      );
    },
    remove: async (paths) => {
      // One at a time: not every service supports deleting several at once.
      for (const path of paths) await client.send(new DeleteObjectCommand({ Bucket, Key: storePath(path) }));
    },
    list: (folder) => objectsBelow(client, Bucket, folder),
    tidy: async () => undefined,
    close: async () => client.destroy(),
  };
}

async function* objectsBelow(
  client: S3Client,
  Bucket: string,
  folder: StoreFolder,
): AsyncIterable<ListedFile> {
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket,
        Prefix: `${folder}/`,
        ...(token === undefined ? {} : { ContinuationToken: token }),
      }),
    );
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key !== undefined && LastModified) yield { path: Key, writtenAt: LastModified };
    }
    token = page.NextContinuationToken;
  } while (token !== undefined);
}
