import { useEffect, useState, useSyncExternalStore } from 'react';
import { isOnline, onConnection } from '../../api/online';
import { sendPicture } from '../../api/picture-uploads';
import { retryImport } from '../../lib/retry-import';
import { checkFile } from './picture-type';
import { UploadQueue } from './upload-queue';

/** The uploads of the dialog: they begin with these files, go on by themselves once a lost connection is back, and end with it. */
export function useUploadQueue(files: readonly File[] | undefined): UploadQueue {
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: sendPicture,
        check: checkFile,
        read: async (file, type) => (await retryImport(() => import('./read-photo'))).readPhoto(file, type),
        now: () => Date.now(),
        show: (bytes) => URL.createObjectURL(bytes),
        hide: (address) => URL.revokeObjectURL(address),
      }),
  );
  useEffect(() => {
    if (files && files.length > 0) void queue.add(files);
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

/** Follows what the queue has. */
export function useQueueState(queue: UploadQueue) {
  return useSyncExternalStore(queue.subscribe, queue.state, queue.state);
}
