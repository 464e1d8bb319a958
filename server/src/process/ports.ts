import { createServer } from 'node:net';
import { OperatorError } from './operator-error';

/**
 * Tries a port before anything slow is started. Listening later may still lose a race, and reports it in the same words.
 *
 * @throws OperatorError if the port can't be listened on
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(listenRefusal(error, host, port)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** Explains why the operating system refuses to listen; other kinds of errors are returned unchanged. */
export function listenRefusal(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new OperatorError(
      `Port ${port} is already in use. Stop the program that uses it, or choose another port, for example PORT=${port + 1} npm start.`,
    );
  }
  if (code === 'EACCES') {
    return new OperatorError(
      `This user is not allowed to use port ${port}. Choose a port above 1023, for example PORT=3000 npm start.`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new OperatorError(
      `This machine has no address ${host}. Set HOST to 127.0.0.1 to be reachable from this machine only, or to 0.0.0.0 to be reachable from anywhere.`,
    );
  }
  return error;
}
