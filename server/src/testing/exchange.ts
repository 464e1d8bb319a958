import { connect } from 'node:net';

/**
 * Sends bytes as they are over a connection of their own.
 *
 * @returns all that came back until the connection was closed, from whichever side and however
 */
export function exchange(url: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
    });
    // A connection that is ended while something is sent tells so by an error before it closes.
    socket.once('error', () => undefined);
    socket.once('close', () => resolve(answer));
  });
}
