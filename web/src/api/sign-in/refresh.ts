import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { Tokens } from '@wayfold/contract/people/sign-in-endpoints';
import type { DeviceLocks } from '../device/device-locks';
import type { DeviceStorage } from '../device/device-storage';
import { deviceTimeOf } from '../device/server-clock';
import { keepSession, readSession, type Session } from './session';

const REFRESH_LOCK = 'wayfold.refresh';
/** A token that expires within this time may have expired by the time the server reads it. */
const MARGIN_MS = 30_000;
/** The server returns the same pair for a used refresh token for a while, so a lost response can be retried. */
const TRIES = 2;

/** What a token refresh needs; tests pass their own. */
export interface RefreshDependencies {
  readonly storage: DeviceStorage;
  readonly locks: DeviceLocks;
  readonly now: () => number;
  /** @throws ProblemError `signed-out` if the server no longer knows the refresh token */
  readonly ask: (refreshToken: string) => Promise<Tokens>;
  /** Called if the server refuses the token; only loading the account decides that the session is over. */
  readonly onRefused: () => void;
}

/** Refreshes the access token of this device's session, once for all calls and tabs that need it. */
export class Refresher {
  readonly #parts: RefreshDependencies;
  #underWay: Promise<Session | null> | null = null;
  #refused: string | null = null;

  constructor(parts: RefreshDependencies) {
    this.#parts = parts;
  }

  /** True if a session's token has expired or is about to, and it can be refreshed. */
  isDue({ refreshToken, expiresAt }: Session): boolean {
    if (refreshToken === undefined || refreshToken === this.#refused) return false;
    return expiresAt !== undefined && expiresAt - this.#parts.now() < MARGIN_MS;
  }

  /**
   * Replaces an expired token; returns null if there is no new one.
   *
   * If there are several tabs, one asks the server, and the others use what it stored.
   *
   * @throws what the call throws if there is no response; the session then stays as it is
   */
  refresh(used: Session): Promise<Session | null> {
    this.#underWay ??= this.#refresh(used).finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  async #refresh(used: Session): Promise<Session | null> {
    if (used.refreshToken === undefined || used.refreshToken === this.#refused) return null;
    const { locks, storage } = this.#parts;
    return locks.hold(REFRESH_LOCK, async () => {
      const session = readSession(storage);
      if (session?.userId !== used.userId) return null;
      if (session.token !== used.token || session.refreshToken === undefined) return session;
      return this.#ask(session, session.refreshToken);
    });
  }

  async #ask(session: Session, refreshToken: string): Promise<Session | null> {
    const { ask, storage, onRefused } = this.#parts;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const tokens = await ask(refreshToken);
        const fresh = { ...session, ...tokens, expiresAt: deviceTimeOf(tokens.expiresAt) };
        // Someone may have signed out or in since, because that doesn't wait for the refresh.
        if (readSession(storage)?.refreshToken !== refreshToken) return null;
        keepSession(fresh, storage);
        return fresh;
      } catch (problem) {
        if (problem instanceof ProblemError && problem.code === 'signed-out') {
          this.#refused = refreshToken;
          onRefused();
          return null;
        }
        if (problem instanceof ProblemError || attempt === TRIES) throw problem;
      }
    }
  }
}
