import { expect, test } from 'vitest';
import { readEventStream } from './event-stream';

async function readAll(...chunks: string[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  const messages = [];
  for await (const message of readEventStream(body)) messages.push(message);
  return messages;
}

test('messages are read whole no matter how the network splits them', async () => {
  const text = 'event: change\nid: 12\ndata: {"name":"東京"}\n\nevent: version\ndata: {"version":13}\n\n';
  const expected = [
    { event: 'change', data: '{"name":"東京"}', id: '12' },
    { event: 'version', data: '{"version":13}', id: '12' },
  ];

  expect(await readAll(text)).toEqual(expected);
  expect(await readAll(...text)).toEqual(expected);
  expect(await readAll(...text.replaceAll('\n', '\r\n'))).toEqual(expected);
});

test('a heartbeat is returned as null instead of a message', async () => {
  expect(await readAll(': still here\n\n', 'data: x\n\n')).toEqual([
    null,
    { event: 'message', data: 'x', id: null },
  ]);
});

test('data on several lines is joined, and a truncated message is dropped', async () => {
  expect(await readAll('data: one\ndata: two\n\ndata: cut')).toEqual([
    { event: 'message', data: 'one\ntwo', id: null },
  ]);
});
