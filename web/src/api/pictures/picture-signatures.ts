import { ownPictureId, type PictureVariant } from '@wayfold/contract/pictures/picture-rules';
import type { Picture } from '@wayfold/contract/pictures/pictures';
import { variantAddress } from '@wayfold/domain/pictures/picture-address';
import type { PictureSources } from '../../trip-ui/pictures/picture-sources';
import { client, failureOf } from '../client/client';
import { isOnline, onConnection } from '../device/online';
import { retryDelay } from '../device/retry-delay';
import { deviceTimeOf } from '../device/server-clock';
import { deviceTiming, type Timing } from '../device/timing';
import { readSession } from '../sign-in/session';
import { onEntrance, onSessionEnd } from '../sign-in/session-watch';

/** Maximum number of pictures signed by one call. */
const PER_CALL = 500;
/** How long to collect the pictures of a screen into one call, in milliseconds. */
const TOGETHER_MS = 20;
/** A picture that was left out or didn't load is retried after this long, in milliseconds: it may exist by then. */
const AGAIN_MS = 60_000;

/** What signing pictures needs; tests pass their own. */
export interface SigningDependencies {
  readonly timing: Timing;
  readonly isSignedIn: () => boolean;
  readonly isOnline: () => boolean;
  /** Calls back when the connection may be back; returns a function that stops it. */
  readonly onWake: (listener: () => void) => () => void;
  readonly sign: (ids: string[]) => Promise<{ until: string; signatures: Record<string, string> }>;
}

/** The query that signs a picture's URL; when it was received, and when it expires by this device's clock. */
interface Signature {
  readonly words: string;
  readonly since: number;
  readonly ends: number;
}

/**
 * Signs the picture URLs of the user's own trips: signatures are requested in batches once something shows their pictures, and
 * cached until they expire.
 *
 * A picture that can't be signed has its plain URL: offline, a picture that was shown before is still cached on the device.
 */
export class PictureSignatures implements PictureSources {
  readonly #parts: SigningDependencies;
  readonly #listeners = new Set<() => void>();
  readonly #signatures = new Map<string, Signature>();
  readonly #wanted = new Set<string>();
  /** When pictures were last requested without success. */
  readonly #inVain = new Map<string, number>();
  /** A new object for each user. */
  #era = {};
  #isAsking = false;
  /** True during the pause between two attempts. */
  #isPausing = false;

  constructor(parts: SigningDependencies) {
    this.#parts = parts;
  }

  readonly addressOf = (imageUrl: string, variant: PictureVariant): string | null => {
    const id = ownPictureId(imageUrl);
    const signature = id === null ? undefined : this.#lasting(id);
    const signatures = new Map(id !== null && signature ? [[id, signature.words]] : []);
    const address = variantAddress(imageUrl, variant, { signatures });
    return address ?? (id !== null && this.#inVain.has(id) ? `${imageUrl}/${variant}` : null);
  };

  readonly want = (imageUrl: string): void => {
    const id = ownPictureId(imageUrl);
    if (id === null || this.#lasting(id) || this.#wanted.has(id)) return;
    if (this.#now() - (this.#inVain.get(id) ?? 0) < AGAIN_MS) return;
    this.#wanted.add(id);
    void this.#ask();
    if (!this.#isPausing) return;
    this.#inVain.set(id, 0);
    this.#tell();
  };

  readonly failed = (imageUrl: string): void => {
    const id = ownPictureId(imageUrl);
    const signature = id === null ? undefined : this.#signatures.get(id);
    // An old signature may have expired; with a new one, the picture itself is missing.
    if (id === null || !signature || this.#now() - signature.since < AGAIN_MS) return;
    this.#signatures.delete(id);
    this.want(imageUrl);
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Stores signatures that came with pictures. */
  note(pictures: readonly Pick<Picture, 'imageUrl' | 'signature'>[]): void {
    for (const { imageUrl, signature } of pictures) {
      const id = ownPictureId(imageUrl);
      const until = Number(new URLSearchParams(signature ?? '').get('until'));
      if (id === null || signature === null || !(until > 0)) continue;
      this.#keep(id, signature, new Date(until * 1000).toISOString());
    }
    this.#tell();
  }

  /** Clears everything, because the next user may be someone else. */
  forget(): void {
    this.#era = {};
    this.#signatures.clear();
    this.#wanted.clear();
    this.#inVain.clear();
  }

  /** Requests pictures without a signature again, because a user who has signed in may see more. */
  askAgain(): void {
    const ids = [...this.#inVain.keys()];
    this.#inVain.clear();
    for (const id of ids) this.#wanted.add(id);
    void this.#ask();
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      await this.#parts.timing.wait(TOGETHER_MS);
      for (let failures = 0; this.#wanted.size > 0; ) {
        const isAnswered = await this.#askOnce([...this.#wanted].slice(0, PER_CALL));
        this.#tell();
        failures = isAnswered ? 0 : failures + 1;
        if (!isAnswered) await this.#pause(failures);
      }
    } finally {
      this.#isAsking = false;
    }
  }

  /** Returns whether the server decided about these pictures. */
  async #askOnce(ids: string[]): Promise<boolean> {
    const era = this.#era;
    const { isSignedIn, sign } = this.#parts;
    let answer: Awaited<ReturnType<SigningDependencies['sign']>> | null = null;
    try {
      // Visitors have no pictures, and pictures that others share are signed by the shared page.
      if (isSignedIn()) answer = await sign(ids);
    } catch (problem) {
      const failure = failureOf(problem);
      if (failure === null) throw problem;
      if (failure === 'network' || failure === 'later') {
        if (era === this.#era) for (const id of ids) this.#inVain.set(id, 0);
        return false;
      }
    }
    if (era !== this.#era) return true;
    for (const id of ids) {
      this.#wanted.delete(id);
      const words = answer?.signatures[id];
      if (answer && words !== undefined) this.#keep(id, words, answer.until);
      else this.#inVain.set(id, this.#now());
    }
    return true;
  }

  /** Waits before the next attempt; a wake event ends the wait. */
  async #pause(failures: number): Promise<void> {
    const { timing, onWake } = this.#parts;
    const woken = new AbortController();
    const stop = onWake(() => woken.abort());
    this.#isPausing = true;
    try {
      do await timing.wait(retryDelay(failures, timing.random()), woken.signal);
      while (!this.#parts.isOnline() && !woken.signal.aborted);
    } finally {
      this.#isPausing = false;
      stop();
    }
  }

  #keep(id: string, words: string, until: string): void {
    this.#signatures.set(id, { words, since: this.#now(), ends: deviceTimeOf(until) });
    this.#inVain.delete(id);
  }

  #lasting(id: string): Signature | undefined {
    const signature = this.#signatures.get(id);
    return signature && signature.ends > this.#now() ? signature : undefined;
  }

  #now(): number {
    return this.#parts.timing.now();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Where the pictures of this device's user are loaded from. */
export const pictureSignatures = new PictureSignatures({
  timing: deviceTiming,
  isSignedIn: () => readSession() !== null,
  isOnline,
  onWake: onConnection,
  sign: (ids) => client.pictures.signPictures({ body: { ids } }),
});
onEntrance(() => pictureSignatures.askAgain());
onSessionEnd(() => pictureSignatures.forget());
