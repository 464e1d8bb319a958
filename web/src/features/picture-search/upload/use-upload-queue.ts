import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isOnline, onConnection } from '../../../api/device/online';
import { retryDelay } from '../../../api/device/retry-delay';
import { useNewUploads } from '../../../api/pictures/picture-search';
import { sendPicture } from '../../../api/pictures/picture-uploads';
import { retryImport } from '../../../lib/loading/retry-import';
import type { Choosing } from '../choosing';
import { checkFile } from './picture-type';
import { addUploads, foundUploads } from './place-uploads';
import { type UploadItem, UploadQueue } from './upload-queue';

/**
 * The uploads of the dialog: they start with these files, resume when a lost connection returns, and end with the dialog. Saved
 * pictures are chosen automatically, including those uploaded by an automatic retry.
 */
export function useUploadQueue(files: readonly File[] | undefined, choosing: Choosing | null): UploadQueue {
  const askAgain = useNewUploads();
  function onSaved(items: readonly UploadItem[]) {
    askAgain();
    if (choosing) choosing.onUploaded(foundUploads(items, choosing));
  }
  const latest = useRef({ choosing, onSaved });
  latest.current = { choosing, onSaved };
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: sendPicture,
        check: checkFile,
        read: async (file, type) => (await retryImport(() => import('./read-photo'))).readPhoto(file, type),
        now: () => Date.now(),
        show: (bytes) => URL.createObjectURL(bytes),
        hide: (address) => URL.revokeObjectURL(address),
        onSaved: (items) => latest.current.onSaved(items),
        afterPause: (tries, then) => {
          const timer = setTimeout(() => isOnline() && then(), retryDelay(tries, Math.random()));
          return () => clearTimeout(timer);
        },
      }),
  );
  useEffect(() => {
    if (files && files.length > 0) void addUploads(queue, files, latest.current.choosing);
    return () => queue.clear();
  }, [queue, files]);
  useEffect(
    () =>
      onConnection(() => {
        if (isOnline()) void queue.resume();
      }),
    [queue],
  );
  return queue;
}

/** Subscribes to the state of the queue. */
export function useQueueState(queue: UploadQueue) {
  return useSyncExternalStore(queue.subscribe, queue.state, queue.state);
}
