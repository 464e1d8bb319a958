import { setTimeout as delay } from 'node:timers/promises';
import { type Attack, callerAt, repeat, type Target } from '../attack';
import { headOf, openRaw, openSocket } from '../raw-socket';
import { changesOf } from './changes';

/** Thousands; one machine can hold that many. */
const SOCKETS = 3_000;
const LOGIN = { method: 'POST', path: '/api/login' };
const JSON_TYPE = { 'content-type': 'application/json' };

type Begin = (socket: ReturnType<typeof openSocket>['socket'], head: string) => void | Promise<void>;

/** Creates an attack that opens many connections, starts something on each, and holds them until it is over. */
function holding(name: string, count: number, call: Parameters<typeof headOf>[2], begin: Begin): Attack {
  return {
    name,
    by: 'strangers',
    calls: () => [],
    run: async (target) => {
      const all = Array.from({ length: count }, async (_, n) => {
        const { socket, ended } = openSocket(target);
        socket.resume();
        const head = headOf(target, callerAt(target.callers, n), call);
        socket.once('connect', () => void begin(socket, head));
        await ended;
      });
      await Promise.all(all);
    },
  };
}

/** Creates an attack that sends something repeatedly, each time on a new connection that closes after the response. */
function sending(name: string, times: number, write: (target: Target, n: number) => string | Buffer): Attack {
  return {
    name,
    by: 'strangers',
    calls: () => [],
    run: (target) =>
      repeat(target, { times, atOnce: 16 }, async (n) => {
        const { socket, ended } = openSocket(target);
        socket.resume();
        socket.once('connect', () => socket.write(write(target, n)));
        const timer = setTimeout(() => socket.destroy(), 1_000);
        await ended;
        clearTimeout(timer);
      }),
  };
}

async function drip(socket: Parameters<Begin>[0], text: string): Promise<void> {
  while (!socket.destroyed) {
    socket.write(text);
    await delay(1_000);
  }
}

/** Attacks with connections that are held open, flooded, or aborted. */
export const CONNECTION_ATTACKS: readonly Attack[] = [
  holding('silent connections', SOCKETS, { path: '/' }, () => undefined),
  holding(
    'bodies sent at one byte per second',
    SOCKETS,
    { ...LOGIN, headers: { ...JSON_TYPE, 'content-length': '100000' } },
    (socket, head) => {
      socket.write(head);
      return drip(socket, '{');
    },
  ),
  holding('headers sent at one line per second', SOCKETS, { path: '/' }, (socket, head) => {
    socket.write(head.slice(0, -2));
    return drip(socket, 'x-more: 1\r\n');
  }),
  holding(
    '1 MB bodies that stop short',
    500,
    { ...LOGIN, headers: { ...JSON_TYPE, 'content-length': '1000000' } },
    (socket, head) => {
      socket.write(head + ' '.repeat(999_000));
    },
  ),
  holding(
    'endless chunks',
    200,
    { ...LOGIN, headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' } },
    async (socket, head) => {
      socket.write(head);
      const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
      while (!socket.destroyed) {
        if (!socket.write(chunk)) await delay(20);
      }
    },
  ),
  holding(
    'one-byte chunks',
    200,
    { ...LOGIN, headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' } },
    async (socket, head) => {
      socket.write(head);
      const chunks = '1;ext=aaaaaaaaaaaaaaaa\r\n \r\n'.repeat(1_000);
      while (!socket.destroyed) {
        if (!socket.write(chunks)) await delay(20);
      }
    },
  ),
  sending('2,000 headers', 500, (target, n) =>
    headOf(target, callerAt(target.callers, n), {
      path: '/api/health',
      headers: Object.fromEntries(Array.from({ length: 2_000 }, (_, k) => [`x${k}`, '1'])),
    }),
  ),
  sending('10 MB header', 40, (target, n) =>
    headOf(target, callerAt(target.callers, n), {
      path: '/api/health',
      headers: { 'x-long': 'a'.repeat(10_000_000) },
    }),
  ),
  sending('1,000 pipelined requests', 200, (target, n) =>
    headOf(target, callerAt(target.callers, n), { path: '/api/trips' }).repeat(1_000),
  ),
  sending('wrong content lengths', 500, (target, n) => {
    const length = ['-1', '0x10', '10, 20', '99999999999999999999', '5'][n % 5] ?? '';
    return `${headOf(target, callerAt(target.callers, n), { ...LOGIN, headers: { ...JSON_TYPE, 'content-length': length } })}{"email":1}`;
  }),
  sending(
    'a content length and chunks',
    500,
    (target, n) =>
      `${headOf(target, callerAt(target.callers, n), { ...LOGIN, headers: { 'content-length': '5', 'transfer-encoding': 'chunked' } })}0\r\n\r\nGET /api/health HTTP/1.1\r\n\r\n`,
  ),
  sending(
    'HTTP/1.0, no host, extra spaces and folded lines',
    500,
    (_target, n) =>
      [
        'GET / HTTP/1.0\r\n\r\n',
        'GET / HTTP/1.1\r\n\r\n',
        'GET  /  HTTP/1.1\r\nhost: a\r\n\r\n',
        'GET / HTTP/1.1\r\nhost: a\r\n b\r\n\r\n',
      ][n % 4] ?? '',
  ),
  sending('websockets', 500, (target, n) =>
    headOf(target, callerAt(target.callers, n), {
      path: '/api/trips',
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-key': 'a'.repeat(22),
        'sec-websocket-version': '13',
      },
    }),
  ),
  sending(
    'data that isn’t HTTP',
    500,
    (_target, n) =>
      [
        Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00]),
        Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
        Buffer.alloc(100_000),
        'a'.repeat(100_000),
      ][n % 4] ?? '',
  ),
  {
    name: 'requests whose client has gone',
    by: 'strangers',
    calls: () => [],
    run: (target) =>
      repeat(target, { times: 3_000, atOnce: 32 }, async (n) => {
        const { largest, small } = target.stock;
        const paths = [
          `/api/trip/share/${largest.shareId}`,
          `/api/trip/export/${largest.shareId}?format=html`,
          `/trip/${small.shareId}`,
        ];
        await openRaw(target, callerAt(target.callers, n), { path: paths[n % paths.length] ?? '' }, 5);
      }),
  },
  {
    name: 'many live streams',
    by: 'strangers',
    calls: () => [],
    run: (target) =>
      repeat(
        { ...target, callers: target.callers.slice(0, 1) },
        { times: 2_000, atOnce: 2_000 },
        async (n) => {
          const { small } = target.stock;
          await openRaw(
            target,
            callerAt(target.callers, n),
            { path: `/api/trip/${small.shareId}/live` },
            5_000,
          );
        },
      ),
  },
  {
    name: 'unread live streams while the trip changes',
    by: 'members',
    calls: () => [],
    run: async (target) => {
      const streams = Array.from({ length: 100 }, (_, n) => {
        const caller = callerAt(target.callers, n);
        const { socket, ended } = openSocket(target);
        socket.write(headOf(target, caller, { path: `/api/trip/${caller.trip?.id}/live` }));
        socket.pause();
        return ended;
      });
      await repeat(target, { times: 20, atOnce: 1 }, async (n) => {
        const caller = callerAt(target.callers, n);
        await target.send(
          changesOf(caller, (_caller, k) => (k === 0 ? { kind: 'events.clear' } : { kind: 'undo' }), 2),
          caller,
        );
      });
      if (!target.signal.aborted) await delay(500);
      void streams;
    },
  },
  {
    name: 'unread responses with the largest trip',
    by: 'strangers',
    calls: () => [],
    run: async (target) => {
      await Promise.all(
        Array.from({ length: 200 }, (_, n) => {
          const { socket, ended } = openSocket(target);
          const head = headOf(target, callerAt(target.callers, n), {
            path: `/api/trip/share/${target.stock.largest.shareId}`,
          });
          socket.write(head.repeat(5));
          socket.pause();
          return ended;
        }),
      );
    },
  },
];
