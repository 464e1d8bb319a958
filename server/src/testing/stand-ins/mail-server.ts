import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** One email as a mail program reads it, with its raw bytes and envelope addresses. */
export type ReceivedMail = Email & { raw: string; envelope: { from: string; to: string[] } };

/** A mail server on this machine. */
export type MailServer = {
  /** smtp:// URL. */
  url: string;
  port: number;
  received: ReceivedMail[];
  /** The next email to arrive. */
  next: () => Promise<ReceivedMail>;
  close: () => Promise<void>;
};

/** Decides what it refuses: returns a permanent error for an unknown address, or a temporary one. */
export type Refusing = (address: string) => { code: number; words: string } | null;

/** Starts a mail server that accepts everything `refusing` lets through. Close it after the test. */
export async function startMailServer(
  refusing: Refusing = () => null,
  { port = 0, ...options }: SMTPServerOptions & { port?: number } = {},
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let waiting: ((mail: ReceivedMail) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refusing(address);
      done(refusal && Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        const bytes = Buffer.concat(chunks);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        const mail = await PostalMime.parse(bytes);
        const arrived = { ...mail, raw: bytes.toString('latin1'), envelope: { from, to } };
        received.push(arrived);
        done();
        for (const tell of waiting) tell(arrived);
        waiting = [];
      });
    },
    ...options,
  });
  // A connection that a test breaks off.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.server.address() as AddressInfo).port; // listens on a port, not a socket
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
