/** One message of a server-sent event stream. */
export interface StreamMessage {
  /** `message` when the server named none. */
  event: string;
  data: string;
  /** The newest id of the stream so far; null before the first. */
  id: string | null;
}

/**
 * Reads server-sent events from the body of an answer, since `EventSource` cannot send an authorization header.
 *
 * Comments, which serve as heartbeats, come as null. A message that the end of the stream cuts off is dropped.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<StreamMessage | null, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let message = emptyMessage(null);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      // A lone CR at the end may be the first half of a CRLF.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith(':')) yield null;
        else if (line !== '') readField(message, line);
        else {
          const { event, data, id } = message;
          if (data.length > 0) yield { event, data: data.join('\n'), id };
          message = emptyMessage(id);
        }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined); // a broken stream cannot be canceled, and need not be
  }
}

interface MessageSoFar {
  event: string;
  data: string[];
  id: string | null;
}

function emptyMessage(id: string | null): MessageSoFar {
  return { event: 'message', data: [], id };
}

function readField(message: MessageSoFar, line: string): void {
  const colon = line.indexOf(':');
  const field = colon < 0 ? line : line.slice(0, colon);
  const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
  if (field === 'data') message.data.push(value);
  else if (field === 'event') message.event = value || 'message';
  else if (field === 'id') message.id = value;
}
