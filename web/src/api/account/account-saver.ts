import type { Api } from '@wayfold/contract/api';
import type { CallInput } from '@wayfold/contract/kernel/endpoint';
import type { RefusalMessage } from '@wayfold/contract/kernel/problem';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { failureOf } from '../client/client';
import { refusalIn } from '../client/problem-words';
import type { DeviceStorage } from '../device/device-storage';
import { retryDelay } from '../device/retry-delay';
import type { Timing } from '../device/timing';

/** The fields a call may change, each optional. */
type Fields<Body> = { [Name in keyof Body]?: Exclude<Body[Name], undefined> };
type FieldsOf<E> = CallInput<E> extends { body?: infer Body } ? Fields<NonNullable<Body>> : never;

/** The parts of an account that are edited field by field; each part is saved by its own call. */
export interface AccountEdits {
  user: FieldsOf<Api['accounts']['update']>;
  preferences: FieldsOf<Api['profile']['savePreferences']>;
  business: Omit<FieldsOf<Api['profile']['saveBusiness']>, 'company'> & {
    company?: { name: string; website: string };
  };
}
export type AccountPart = keyof AccountEdits;

/** A field that the server refused: why, and what was typed. */
export interface RefusedField {
  readonly refusal: RefusalMessage;
  readonly value: unknown;
}

/** What the screen shows of an account's edits. */
export interface SaverState {
  /** `refused` once everything is saved except what the server, or its field, rejects. */
  readonly kind: 'saved' | 'saving' | 'retrying' | 'offline' | 'refused';
  /** Edits that haven't reached the server; shown on top of its last response. */
  readonly waiting: Readonly<AccountEdits>;
  /** By part and field, such as `business.tripOverviewURL`. */
  readonly refused: Readonly<Record<string, RefusedField>>;
}

/** What saving needs; tests pass their own. */
export interface SaverDependencies {
  userId: string;
  storage: DeviceStorage;
  timing: Timing;
  /** Sends one part and stores the response. */
  send: <Part extends AccountPart>(part: Part, edit: AccountEdits[Part]) => Promise<void>;
  /** Calls back when a retry may help; returns a function that stops it. */
  onWake: (wake: () => void) => () => void;
  /** Checks whether the session is still valid; called when the server doesn't recognize it. */
  checkSession: () => Promise<unknown>;
}

const PARTS = ['user', 'preferences', 'business'] as const;
const NOTHING: AccountEdits = { user: {}, preferences: {}, business: {} };

/**
 * Saves account edits field by field, and retries until they are saved.
 *
 * Pending edits are stored on the device under the user's id, so closing the page loses nothing.
 */
export class AccountSaver {
  readonly #parts: SaverDependencies;
  readonly #listeners = new Set<() => void>();
  #state: SaverState;
  #isOpen = false;
  #running = false;
  #wrongFields = 0;
  #wake: () => void = () => {};

  constructor(parts: SaverDependencies) {
    this.#parts = parts;
    const waiting = this.#readKept();
    this.#state = { kind: hasAny(waiting) ? 'saving' : 'saved', waiting, refused: {} };
  }

  readonly state = (): SaverState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts sending, stored edits included; returns a function that stops it. Pending edits then stay on the device. */
  open(): () => void {
    this.#isOpen = true;
    void this.#run();
    return () => {
      this.#isOpen = false;
      this.#wake();
    };
  }

  /** Changes fields of a part: on screen immediately, and on the server as soon as possible. */
  edit<Part extends AccountPart>(part: Part, edit: AccountEdits[Part]): void {
    const { waiting, refused } = this.#state;
    const names = new Set(Object.keys(edit).map((field) => `${part}.${field}`));
    this.#set({
      waiting: { ...waiting, [part]: { ...waiting[part], ...edit } },
      refused: Object.fromEntries(Object.entries(refused).filter(([name]) => !names.has(name))),
    });
    this.#keep();
    if (this.#running) this.#wake();
    else if (this.#isOpen) void this.#run();
  }

  /** Marks that a field holds an invalid value; returns a function to call when it is fixed or gone. */
  noteWrong(): () => void {
    const note = (fields: number) => {
      this.#wrongFields += fields;
      if (this.#state.kind === 'saved' || this.#state.kind === 'refused') this.#settle();
    };
    note(1);
    return () => note(-1);
  }

  #settle(): void {
    const isAllThrough = this.#wrongFields === 0 && Object.keys(this.#state.refused).length === 0;
    this.#set({ kind: isAllThrough ? 'saved' : 'refused' });
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      let failures = 0;
      while (this.#isOpen) {
        const part = PARTS.find((name) => Object.keys(this.#state.waiting[name]).length > 0);
        if (!part) break;
        const trouble = await this.#send(part);
        failures = trouble === null ? 0 : failures + 1;
        if (trouble !== null) await this.#pause(trouble, failures);
      }
    } finally {
      this.#running = false;
    }
    if (!hasAny(this.#state.waiting)) this.#settle();
  }

  async #send(part: AccountPart): Promise<'offline' | 'retrying' | null> {
    const sent = this.#state.waiting[part];
    this.#set({ kind: 'saving' });
    try {
      await this.#parts.send(part, sent);
      this.#drop(part, sent);
      return null;
    } catch (problem) {
      const failure = failureOf(problem);
      if (failure === null) throw problem;
      if (failure === 'network') return 'offline';
      if (failure === 'later') return 'retrying';
      if (failure === 'signed-out') {
        await this.#parts.checkSession().catch(() => undefined); // a check without a response changes nothing
        return 'retrying';
      }
      this.#refuse(part, sent, problem);
      return null;
    }
  }

  /** Removes the fields that the server refused; the others are sent again without them. */
  #refuse<Part extends AccountPart>(part: Part, sent: AccountEdits[Part], problem: unknown): void {
    const refusal = refusalIn(problem);
    const issues = problem instanceof ProblemError ? (problem.problem.issues ?? []) : [];
    const named = Object.entries(sent).flatMap(([field, value]) => {
      const issue = issues.find(({ path }) => path === field || path.startsWith(`${field}.`));
      if (!issue) return [];
      const { path: _path, ...said } = issue;
      return [{ field, value, refusal: said }];
    });
    const refused =
      named.length > 0 ? named : Object.entries(sent).map(([field, value]) => ({ field, value, refusal }));
    const before = this.#state.waiting[part];
    this.#drop(part, Object.fromEntries(refused.map(({ field, value }) => [field, value])));
    // A field edited in the meantime has a new value, which waits for its own response.
    const stands = refused.filter(({ field, value }) => Reflect.get(before, field) === value);
    this.#set({
      refused: {
        ...this.#state.refused,
        ...Object.fromEntries(
          stands.map(({ field, value, refusal }) => [`${part}.${field}`, { value, refusal }]),
        ),
      },
    });
  }

  async #pause(trouble: 'offline' | 'retrying', failures: number): Promise<void> {
    const { timing, onWake } = this.#parts;
    this.#set({ kind: trouble });
    const woken = new AbortController();
    this.#wake = () => woken.abort();
    const stop = onWake(this.#wake);
    if (this.#isOpen) await timing.wait(retryDelay(failures, timing.random()), woken.signal);
    stop();
    this.#wake = () => {};
  }

  /** Drops saved fields, except those edited again in the meantime. */
  #drop(part: AccountPart, sent: object): void {
    const { waiting } = this.#state;
    const left = Object.entries(waiting[part]).filter(([field, value]) => Reflect.get(sent, field) !== value);
    this.#set({ waiting: { ...waiting, [part]: Object.fromEntries(left) } });
    this.#keep();
  }

  #set(change: Partial<SaverState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #keep(): void {
    const { storage, userId } = this.#parts;
    const { waiting } = this.#state;
    if (hasAny(waiting)) storage.setItem(keptKey(userId), JSON.stringify(waiting));
    else storage.removeItem(keptKey(userId));
  }

  #readKept(): AccountEdits {
    const { storage, userId } = this.#parts;
    try {
      const kept: unknown = JSON.parse(storage.getItem(keptKey(userId)) ?? '{}');
      // Only written by this class; the server checks each field again.
      return { ...NOTHING, ...(kept as Partial<AccountEdits>) };
    } catch {
      return NOTHING;
    }
  }
}

function hasAny(edits: AccountEdits): boolean {
  return PARTS.some((part) => Object.keys(edits[part]).length > 0);
}

/** Storage key of a user's pending edits on the device. */
export function keptKey(userId: string): string {
  return `wayfold.account-edits.${userId}`;
}
