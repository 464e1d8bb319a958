import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GatheringSocket } from './gathering-socket';

test('what is written in one turn is sent at once, in order', async () => {
  const heard: string[] = [];
  const server = createServer((socket) => socket.on('data', (data) => heard.push(String(data)))).listen(0);
  await once(server, 'listening');
  const socket = new GatheringSocket();
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  socket.connect(Reflect.get(server.address() ?? {}, 'port'));
  await once(socket, 'connect');
  const sent = vi.spyOn(socket, '_writev');

  for (const statement of ['begin;', 'update;', 'commit;']) {
    socket.cork();
    socket.write(statement);
    socket.uncork();
  }

  await vi.waitFor(() => expect(heard.join('')).toBe('begin;update;commit;'));
  expect(sent).toHaveBeenCalledTimes(1);
});
