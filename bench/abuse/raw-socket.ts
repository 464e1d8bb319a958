import { connect, type Socket } from 'node:net';
import type { Call, Caller, Target } from './attack';

/** A raw TCP connection to the server. */
export interface RawSocket {
  socket: Socket;
  /** Resolves when either side has closed the connection. */
  ended: Promise<void>;
}

/** Opens a connection and counts its outcome: the first line of the response, or how it ended without one. */
export function openSocket({ url, count, signal }: Target): RawSocket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let ending = '';
  const leave = () => socket.destroy();
  signal.addEventListener('abort', leave);
  socket.once('data', (part: Buffer) => {
    ending = /^HTTP\/1\.\d (\d{3})/.exec(part.toString('latin1'))?.[1] ?? 'no HTTP';
  });
  socket.once('error', (error: Error & { code?: string }) => {
    ending ||= error.code ?? 'error';
  });
  const ended = new Promise<void>((resolve) => {
    socket.once('close', () => {
      signal.removeEventListener('abort', leave);
      count(ending || (signal.aborted ? 'left open' : 'closed'));
      resolve();
    });
  });
  return { socket, ended };
}

/** Builds the head of a request as it is sent over the wire. */
export function headOf(
  { url }: Target,
  { address, person }: Caller,
  { method = 'GET', path, headers = {} }: Call,
): string {
  const all = {
    host: new URL(url).host,
    'x-forwarded-for': address,
    ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** Sends a request and reads whatever arrives for a given time. */
export async function openRaw(
  target: Target,
  caller: Caller,
  call: Call,
  milliseconds: number,
): Promise<void> {
  const { socket, ended } = openSocket(target);
  socket.resume();
  socket.write(headOf(target, caller, call));
  const timer = setTimeout(() => socket.destroy(), milliseconds);
  await ended;
  clearTimeout(timer);
}
