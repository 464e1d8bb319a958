import { connect } from 'node:net';

/**
 * Sends raw bytes over their own connection.
 *
 * @returns everything received until the connection closed, from either side and however
 */
export function exchange(url: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
    });
    // A connection that is closed during a send emits an error before it closes.
    socket.once('error', () => undefined);
    socket.once('close', () => resolve(answer));
  });
}
