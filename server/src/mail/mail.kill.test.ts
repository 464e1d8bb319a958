import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import { expect, test } from 'vitest';
import { startMailServer } from '../testing/stand-ins/mail-server';
import { startServer } from '../testing/started-server';

test('an email whose sending was interrupted by a kill arrives after the next start', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wayfold-mail-'));
  await chmod(dataDir, 0o711);
  let tell: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    tell = resolve;
  });
  let holds = true;
  const mailServer = await startMailServer(undefined, {
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      if (!holds) return done();
      tell();
    },
  });
  const environment = { SMTP_URL: mailServer.url, MAIL_FROM: 'hello@wayfold.example' };
  const first = await startServer(dataDir, environment);
  await createClient(paths, { baseUrl: first.url, token: () => null }).newsletter.subscribe({
    body: { email: 'mei@example.com' },
  });

  await isHeld;
  await first.end('SIGKILL');
  holds = false;
  const arriving = mailServer.next();
  const second = await startServer(dataDir, environment);
  const mail = await arriving;
  const exitCode = await second.end('SIGTERM');

  expect(mail.to).toMatchObject([{ address: 'mei@example.com' }]);
  expect(mailServer.received).toHaveLength(1);
  expect(exitCode).toBe(0);
  await mailServer.close();
  await rm(dataDir, { recursive: true });
});
