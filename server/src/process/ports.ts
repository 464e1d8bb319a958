import { createServer } from 'node:net';
import { OperatorError } from './operator-error';

/**
 * Tries a port before anything slow is started; the listening itself may still lose a race and is worded alike.
 *
 * @throws OperatorError when it cannot be listened on
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(listenRefusal(error, host, port)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** Words for what the operating system says against listening; errors of another kind come back as they are. */
export function listenRefusal(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new OperatorError(
      `Port ${port} is taken: stop the program that uses it, or choose another, as in PORT=${port + 1} npm start.`,
    );
  }
  if (code === 'EACCES') {
    return new OperatorError(
      `This user may not listen on port ${port}: choose one above 1023, as in PORT=3000 npm start.`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new OperatorError(
      `This machine has no address ${host}: set HOST to 127.0.0.1 for this machine alone, or 0.0.0.0 for everybody.`,
    );
  }
  return error;
}
