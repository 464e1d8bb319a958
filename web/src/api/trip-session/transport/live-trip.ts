import type { LiveNotice } from '@wayfold/contract/trip/patch';
import { failureOf } from '../../client/client';
import type { Timing } from '../../device/timing';
import { readEventStream, type StreamMessage } from './event-stream';
import { RetryPauses } from './retry-pauses';

/** A hidden tab keeps its stream this long: browsers allow six connections to a host over HTTP/1.1. */
const HIDDEN_KEPT_MS = 30_000;
/** The server sends a heartbeat every 15 s; a stream silent for longer than this is dead. */
const SILENCE_MS = 40_000;
/** Delay before reopening a stream that worked and ended. */
const AGAIN_MS = 250;

/** Callbacks for the live updates of one trip. */
export interface LiveListener {
  /** The newest known version; the stream resumes after it. */
  knownVersion(): number;
  onChange(notice: LiveNotice): void;
  /** The server's version may be newer than the known one: read the trip again. */
  onBehind(): void;
  /** The trip is gone, or no longer visible to this user. */
  onGone(): void;
}

/** What following a trip needs; tests pass their own. */
export interface LiveDependencies {
  /** Opens the stream after a version. @throws what a call throws */
  open(afterVersion: number, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  timing: Timing;
  isHidden(): boolean;
  /** Calls back when `isHidden` or the connection changes; returns a function that stops it. */
  onWake(listener: () => void): () => void;
}

/** Follows others' changes to a trip, across broken connections and suspended tabs; returns a function that stops it. */
export function followTrip(dependencies: LiveDependencies, listener: LiveListener): () => void {
  const stop = new AbortController();
  void follow(dependencies, listener, stop.signal);
  return () => stop.abort();
}

async function follow(
  dependencies: LiveDependencies,
  listener: LiveListener,
  stop: AbortSignal,
): Promise<void> {
  const pauses = new RetryPauses(dependencies);
  while (!stop.aborted) {
    if (dependencies.isHidden()) await nextWake(dependencies, stop);
    if (stop.aborted) return;
    if (dependencies.isHidden()) continue;
    const end = await followOnce(dependencies, listener, stop);
    if (stop.aborted) return;
    if (end === 'gone') {
      listener.onGone();
      return;
    }
    if (end === 'heard') {
      pauses.succeeded();
      await pauses.wait(AGAIN_MS, stop);
    } else {
      pauses.failed();
      await pauses.pause(stop);
    }
  }
}

/** @returns `heard` if the server sent anything, `failed` if it didn't, `gone` if there is nothing to follow */
async function followOnce(
  dependencies: LiveDependencies,
  listener: LiveListener,
  stop: AbortSignal,
): Promise<'heard' | 'failed' | 'gone'> {
  const give = new AbortController();
  const giveUp = () => give.abort();
  stop.addEventListener('abort', giveUp);
  const stopHiding = letGoWhenHidden(dependencies, give);
  let heard = false;
  const watch = silenceWatch(dependencies.timing, give);
  try {
    const body = await dependencies.open(listener.knownVersion(), give.signal);
    for await (const message of readEventStream(body)) {
      heard = true;
      watch.heard();
      if (give.signal.aborted) break;
      if (message) pass(message, listener);
    }
  } catch (problem) {
    const failure = failureOf(problem);
    if (failure === null) throw problem;
    if (failure === 'refused') return 'gone';
  } finally {
    stop.removeEventListener('abort', giveUp);
    stopHiding();
    give.abort();
  }
  return heard ? 'heard' : 'failed';
}

function pass(message: StreamMessage, listener: LiveListener): void {
  if (message.event === 'reset') listener.onBehind();
  else if (message.event === 'change') {
    listener.onChange(JSON.parse(message.data) as LiveNotice); // as the contract says
  } else if (message.event === 'version') {
    const { version } = JSON.parse(message.data) as { version: number }; // as the contract says
    // Viewers get their current version again if the share now shows something else.
    if (version >= listener.knownVersion()) listener.onBehind();
  }
}

function letGoWhenHidden(dependencies: LiveDependencies, give: AbortController): () => void {
  let waiting: AbortController | null = null;
  const look = () => {
    if (!dependencies.isHidden()) {
      waiting?.abort();
      waiting = null;
    } else if (!waiting) {
      const wait = new AbortController();
      waiting = wait;
      void dependencies.timing.wait(HIDDEN_KEPT_MS, wait.signal).then(() => {
        if (!wait.signal.aborted && dependencies.isHidden()) give.abort();
      });
    }
  };
  const stopLooking = dependencies.onWake(look);
  look();
  return () => {
    stopLooking();
    waiting?.abort();
  };
}

/** Aborts the stream if it stays silent for too long. */
function silenceWatch(timing: Timing, give: AbortController): { heard(): void } {
  let lastHeard = timing.now();
  const watch = async () => {
    while (!give.signal.aborted) {
      const left = lastHeard + SILENCE_MS - timing.now();
      if (left <= 0) give.abort();
      else await timing.wait(left, give.signal);
    }
  };
  void watch();
  return {
    heard() {
      lastHeard = timing.now();
    },
  };
}

function nextWake(dependencies: LiveDependencies, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stopListening();
      stop.removeEventListener('abort', end);
      resolve();
    };
    const stopListening = dependencies.onWake(end);
    stop.addEventListener('abort', end);
  });
}
