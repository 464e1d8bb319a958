import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { expect, test, vi } from 'vitest';
import { ManualTiming, settled } from '../../testing/manual-timing';
import { followTrip, type LiveDependencies, type LiveListener } from './live-trip';

const CHANGE_ID = '0197a1b0-0000-7000-8000-000000000001';

/** A server whose streams stay open until the test ends them, and a tab that can be hidden. */
function setUp() {
  const timing = new ManualTiming();
  const opened: number[] = [];
  const wakers = new Set<() => void>();
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
  let hidden = false;
  let known = 3;
  const dependencies: LiveDependencies = {
    timing,
    isHidden: () => hidden,
    onWake(listener) {
      wakers.add(listener);
      return () => wakers.delete(listener);
    },
    open: async (afterVersion, signal) => {
      opened.push(afterVersion);
      return new ReadableStream({
        start(controller) {
          stream = controller;
          signal.addEventListener('abort', () => {
            if (stream === controller) stream = null;
            controller.error(new DOMException('Aborted', 'AbortError'));
          });
        },
      });
    },
  };
  const heard = {
    knownVersion: () => known,
    onChange: vi.fn<LiveListener['onChange']>((notice) => {
      known = notice.version;
    }),
    onBehind: vi.fn(),
    onGone: vi.fn(),
  };
  return {
    timing,
    dependencies,
    heard,
    opened,
    isOpen: () => stream !== null,
    async send(text: string) {
      stream?.enqueue(new TextEncoder().encode(text));
      await settled();
    },
    async end() {
      stream?.close();
      stream = null;
      await settled();
    },
    async setHidden(value: boolean) {
      hidden = value;
      for (const wake of wakers) wake();
      await settled();
    },
  };
}

const change = (version: number) =>
  `event: change\nid: ${version}\ndata: ${JSON.stringify({ version, changeId: CHANGE_ID, patches: [] })}\n\n`;

test('changes by others arrive, and a broken stream resumes after the last one', async () => {
  const { timing, dependencies, heard, opened, send, end } = setUp();
  const stop = followTrip(dependencies, heard);
  await settled();

  await send(change(4));
  await end();
  await timing.pass(1_000);
  await send(change(5));

  expect(heard.onChange.mock.calls.map(([notice]) => notice.version)).toEqual([4, 5]);
  expect(opened).toEqual([3, 4]);
  stop();
});

test('a reset, or any version that is not older, makes the trip be read again', async () => {
  const { dependencies, heard, send } = setUp();
  const stop = followTrip(dependencies, heard);
  await settled();

  await send('event: version\ndata: {"version":2}\n\n');
  expect(heard.onBehind).not.toHaveBeenCalled();
  // The known version again: the share now shows something else.
  await send('event: version\ndata: {"version":3}\n\n');
  await send('event: version\ndata: {"version":9}\n\n');
  await send('event: reset\ndata: {}\n\n');

  expect(heard.onBehind).toHaveBeenCalledTimes(3);
  stop();
});

test('a hidden tab closes its stream after 30 seconds and catches up when it is shown again', async () => {
  const { timing, dependencies, heard, opened, isOpen, send, setHidden } = setUp();
  const stop = followTrip(dependencies, heard);
  await settled();
  await setHidden(true);

  await timing.pass(20_000);
  expect(isOpen()).toBe(true);
  await send(change(4));
  await timing.pass(11_000);
  expect(isOpen()).toBe(false);
  await timing.pass(3_600_000);
  expect(opened).toEqual([3]);
  await setHidden(false);

  expect(opened).toEqual([3, 4]);
  stop();
});

test('a tab that is shown again within 30 seconds keeps its stream', async () => {
  const { timing, dependencies, heard, opened, send, setHidden } = setUp();
  const stop = followTrip(dependencies, heard);
  await settled();
  await setHidden(true);
  await timing.pass(20_000);
  await send(': still here\n\n');
  await setHidden(false);
  await timing.pass(15_000);

  expect(opened).toEqual([3]);
  stop();
});

test('a stream that stays silent is reopened', async () => {
  const { timing, dependencies, heard, opened, send } = setUp();
  const stop = followTrip(dependencies, heard);
  await settled();
  await send(': still here\n\n');

  await timing.pass(39_000);
  expect(opened).toHaveLength(1);
  await timing.pass(3_000);

  expect(opened).toHaveLength(2);
  stop();
});

test('an unreachable server is retried, with growing pauses', async () => {
  const { timing, dependencies, heard } = setUp();
  const tries: number[] = [];
  const began = timing.now();
  const open = async () => {
    tries.push(Math.round((timing.now() - began) / 1000));
    throw new TypeError('Failed to fetch');
  };
  const stop = followTrip({ ...dependencies, open }, heard);

  await timing.pass(15_000);

  expect(tries).toEqual([0, 1, 3, 6, 13]);
  stop();
});

test('a trip that is gone is no longer followed', async () => {
  const { timing, dependencies, heard } = setUp();
  const open = vi.fn(async () => {
    throw new RequestRefused('not-found', 'tripNotFound');
  });
  followTrip({ ...dependencies, open }, heard);

  await timing.pass(60_000);

  expect(open).toHaveBeenCalledTimes(1);
  expect(heard.onGone).toHaveBeenCalledTimes(1);
});
