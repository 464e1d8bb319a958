import { createParser } from 'eventsource-parser';

/** One message of a server-sent event stream. */
export interface StreamMessage {
  /** `message` if the server named none. */
  event: string;
  data: string;
  /** The newest id of the stream so far; null before the first. */
  id: string | null;
}

/**
 * Reads server-sent events from a response body, because `EventSource` can't send an authorization header.
 *
 * Comments, which serve as heartbeats, are returned as null. A message that the end of the stream cuts off is dropped.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<StreamMessage | null, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const read: (StreamMessage | null)[] = [];
  let newest: string | null = null;
  const parser = createParser({
    onEvent: ({ event = 'message', data, id }) => {
      newest = id ?? newest;
      read.push({ event, data, id: newest });
    },
    onComment: () => read.push(null),
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* read.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined); // a broken stream can't be canceled, and doesn't need to be
  }
}
