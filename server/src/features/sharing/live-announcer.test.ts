import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { liveAnnouncerOf } from './live-announcer';
import { listenForNotices } from './live-notices-store';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('versions that wait are announced together, the newest of each trip', async () => {
  const heard: (string | undefined)[] = [];
  const connection = await app.database.pool.connect();
  connection.on('notification', ({ payload }) => heard.push(payload));
  await listenForNotices(connection);
  const announce = liveAnnouncerOf(app.services);

  announce('one', 1);
  announce('one', 2);
  announce('two', 7);
  announce('one', 3);

  await vi.waitFor(() => expect(heard).toEqual(['one:1', 'one:3', 'two:7']));
  connection.release(true);
});

test('a notice that fails is logged, and the next one is sent', async () => {
  const log = vi.spyOn(app.services.log, 'error').mockImplementation(() => undefined);
  const query = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ rows: [] });
  const announce = liveAnnouncerOf({
    ...app.services,
    database: { ...app.database, pool: { query } as never },
  });

  announce('one', 1);
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  announce('one', 2);

  await vi.waitFor(() => expect(query).toHaveBeenCalledTimes(2));
});
