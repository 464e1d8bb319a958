import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { RefusalMessage } from '@wayfold/contract/kernel/problem';
import { ProblemError, refusalOf } from '@wayfold/contract/kernel/problem-error';
import type { Picture, PictureType } from '@wayfold/contract/pictures/pictures';
import { failureOf } from '../../../api/client/client';
import {
  newUpload,
  type PictureUpload,
  type UploadProgress,
  UploadRefusedError,
} from '../../../api/pictures/picture-uploads';
import type { FileProblem } from './picture-type';
import type { PhotoFacts } from './read-photo';

/** The progress state of an upload. */
export type UploadStatus = 'idle' | 'getting_url' | 'uploading' | 'success' | 'failed';

/** A picture the user chose to upload. */
export interface UploadItem {
  readonly id: string;
  /** The file name without its extension. */
  readonly name: string;
  readonly file: Blob;
  readonly type: PictureType;
  /** Object URLs of the original and its crop; the crop is null if there is none. */
  readonly originalSrc: string;
  readonly croppedSrc: string | null;
  readonly facts: PhotoFacts;
  /** Whether to upload it: if there are many photos, only some fit. */
  readonly isChosen: boolean;
  readonly uploadStatus: UploadStatus;
  /** 0 to 100 */
  readonly uploadProgress: number;
  /** Why it failed: connection errors and temporary server errors are retried; a rejected upload only by the user. */
  readonly failure: 'connection' | 'refused' | null;
  /** Why the server refused it; null if it didn't. */
  readonly refusal: RefusalMessage | null;
  /** The picture the server created. */
  readonly picture: Picture | null;
}

/** The items of the queue, and the result of the last round. */
export interface QueueState {
  readonly items: readonly UploadItem[];
  readonly isSaving: boolean;
  /** Rejected files, with the reason. */
  readonly refused: readonly { readonly name: string; readonly problem: FileProblem }[];
}

/** External dependencies of the queue; tests pass their own. */
export interface QueueDependencies {
  send(upload: PictureUpload, progress: UploadProgress, signal: AbortSignal): Promise<Picture>;
  check(file: Blob): Promise<{ type: PictureType } | { problem: FileProblem }>;
  /** Reads the metadata of a photo, only on this device. */
  read(file: Blob, type: PictureType): Promise<PhotoFacts>;
  /** Called with pictures that were saved together, in the order of the queue. */
  onSaved(items: readonly UploadItem[]): void;
  /** Calls back after a pause that grows with the number of failed tries; returns a function that cancels it. */
  afterPause(tries: number, then: () => void): () => void;
  now(): number;
  show(bytes: Blob): string;
  hide(address: string): void;
}

const wasStopped = ({ failure }: UploadItem) => failure === 'connection';

/** Number of parallel uploads: more would only share the bandwidth. */
const AT_ONCE = 2;

/** The pictures a user has chosen, cropped and uploaded. */
export class UploadQueue {
  #state: QueueState = { items: [], isSaving: false, refused: [] };
  readonly #parts: QueueDependencies;
  readonly #listeners = new Set<() => void>();
  /** The upload for each item; a new crop starts a new one. */
  readonly #uploads = new Map<string, PictureUpload>();
  readonly #crops = new Map<string, Blob>();
  readonly #running = new Map<string, AbortController>();
  /** True if the connection returned while an upload was still running. */
  #isWoken = false;
  /** Consecutive rounds that were stopped by a lost connection. */
  #inVain = 0;
  #stopPause = (): void => undefined;

  constructor(parts: QueueDependencies) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): QueueState => this.#state;

  /** Adds files to the queue; reports and skips those that can't be uploaded. */
  async add(files: readonly File[]): Promise<void> {
    const checked = await Promise.all(
      files.map(async (file) => {
        const found = await this.#parts.check(file);
        return 'problem' in found
          ? { file, found }
          : { file, found, facts: await this.#parts.read(file, found.type) };
      }),
    );
    const items: UploadItem[] = [];
    const refused: { name: string; problem: FileProblem }[] = [];
    for (const { file, found, facts } of checked) {
      if ('problem' in found) refused.push({ name: file.name, problem: found.problem });
      else if (facts) items.push(this.#newItem(file, found.type, facts));
    }
    this.#set({ items: [...this.#state.items, ...items], refused });
  }

  #newItem(file: File, type: PictureType, facts: PhotoFacts): UploadItem {
    return {
      id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
      name: tidyText(file.name.replace(/\.[a-z0-9]{1,5}$/i, ''), TEXT_MAX.name),
      file,
      type,
      originalSrc: this.#parts.show(file),
      croppedSrc: null,
      facts,
      isChosen: true,
      uploadStatus: 'idle',
      uploadProgress: 0,
      failure: null,
      refusal: null,
      picture: null,
    };
  }

  /** The number of chosen items that aren't uploaded yet. */
  static unsent({ items }: QueueState): number {
    return items.filter(({ isChosen, uploadStatus }) => isChosen && uploadStatus !== 'success').length;
  }

  /** Chooses exactly these items for upload. */
  choose(ids: ReadonlySet<string>): void {
    this.#set({ items: this.#state.items.map((item) => ({ ...item, isChosen: ids.has(item.id) })) });
  }

  /** Removes a picture, and aborts its upload. */
  remove(id: string): void {
    this.#running.get(id)?.abort();
    this.#forget(id);
    this.#set({ items: this.#state.items.filter((item) => item.id !== id) });
  }

  /** Removes everything. */
  clear(): void {
    this.#stopPause();
    for (const { id } of this.#state.items) this.remove(id);
    this.#set({ refused: [] });
  }

  /** Uploads the crop instead of the original. */
  crop(id: string, bytes: Blob): void {
    const before = this.#item(id);
    if (!before) return;
    if (before.croppedSrc !== null) this.#parts.hide(before.croppedSrc);
    this.#crops.set(id, bytes);
    this.#uploads.delete(id);
    this.#change(id, {
      croppedSrc: this.#parts.show(bytes),
      uploadStatus: 'idle',
      uploadProgress: 0,
      failure: null,
      refusal: null,
      picture: null,
    });
  }

  /** Pictures that still have to be uploaded. */
  static waiting(state: QueueState): readonly UploadItem[] {
    return state.items.filter(
      ({ isChosen, uploadStatus }) => isChosen && (uploadStatus === 'idle' || uploadStatus === 'failed'),
    );
  }

  /** Uploads everything that isn't uploaded yet. Has no effect while it is already running. */
  async save(which: (item: UploadItem) => boolean = () => true): Promise<void> {
    if (this.#state.isSaving) return;
    this.#stopPause();
    this.#set({ isSaving: true, refused: [] });
    const round = UploadQueue.waiting(this.#state)
      .filter(which)
      .map(({ id }) => id);
    const waiting = [...round];
    const sendNext = async (): Promise<void> => {
      const id = waiting.shift();
      if (id === undefined) return;
      await this.#send(id);
      return sendNext();
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
    } finally {
      this.#set({ isSaving: false });
    }
    const saved = this.#state.items.filter(({ id, picture }) => picture !== null && round.includes(id));
    if (saved.length > 0) this.#parts.onSaved(saved);
    await this.#goOn();
  }

  /** Retries uploads stopped by a lost connection: right away if it has returned in the meantime, otherwise after a pause. */
  async #goOn(): Promise<void> {
    const isWoken = this.#isWoken;
    this.#isWoken = false;
    const isStopped = this.#state.items.some(wasStopped);
    this.#inVain = isStopped ? this.#inVain + 1 : 0;
    if (!isStopped) return;
    if (isWoken) await this.resume();
    else this.#stopPause = this.#parts.afterPause(this.#inVain, () => void this.resume());
  }

  /** Resumes uploads that were stopped by a lost connection; while uploads are still running, resumes after they end. */
  async resume(): Promise<void> {
    if (this.#state.isSaving) {
      this.#isWoken = true;
      return;
    }
    if (this.#state.items.some(wasStopped)) await this.save(wasStopped);
  }

  async #send(id: string): Promise<void> {
    const item = this.#item(id);
    if (!item) return;
    const upload = this.#uploads.get(id) ?? this.#uploadOf(item);
    this.#uploads.set(id, upload);
    const stop = new AbortController();
    this.#running.set(id, stop);
    this.#change(id, { uploadStatus: 'getting_url', uploadProgress: 0, failure: null, refusal: null });
    const progress: UploadProgress = {
      onSending: () => this.#change(id, { uploadStatus: 'uploading' }),
      onProgress: (uploadProgress) => this.#change(id, { uploadProgress }),
      onSent: (sentKey) => this.#uploads.set(id, { ...upload, sentKey }),
    };
    try {
      const picture = await this.#parts.send(upload, progress, stop.signal);
      this.#change(id, { uploadStatus: 'success', uploadProgress: 100, picture });
    } catch (problem) {
      if (stop.signal.aborted) return;
      const why = problem instanceof UploadRefusedError ? 'refused' : failureOf(problem);
      const failure = why === 'network' || why === 'later' ? 'connection' : 'refused';
      // The key of a rejected upload can't be reused.
      if (failure === 'refused') this.#uploads.delete(id);
      const refusal = problem instanceof ProblemError ? refusalOf(problem) : null;
      this.#change(id, { uploadStatus: 'failed', failure, refusal });
      if (why === null) throw problem;
    } finally {
      this.#running.delete(id);
    }
  }

  #uploadOf(item: UploadItem): PictureUpload {
    const crop = this.#crops.get(item.id);
    return newUpload({
      bytes: crop ?? item.file,
      type: crop ? 'image/jpeg' : item.type,
      fileName: `${crop ? 'crop' : 'orig'}_${this.#parts.now()}.jpg`,
      imageName: item.name,
    });
  }

  #item(id: string): UploadItem | undefined {
    return this.#state.items.find((item) => item.id === id);
  }

  #forget(id: string): void {
    const item = this.#item(id);
    if (!item) return;
    this.#parts.hide(item.originalSrc);
    if (item.croppedSrc !== null) this.#parts.hide(item.croppedSrc);
    this.#uploads.delete(id);
    this.#crops.delete(id);
  }

  #change(id: string, fields: Partial<UploadItem>): void {
    this.#set({ items: this.#state.items.map((item) => (item.id === id ? { ...item, ...fields } : item)) });
  }

  #set(fields: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...fields };
    for (const listener of this.#listeners) listener();
  }
}
