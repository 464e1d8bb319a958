import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import type { Ask, Send } from './load';

// Sends requests to the product from a separate process, so their cost doesn't fall on the server.

/** Number of addresses that requests rotate through, so they count as this many people. */
const ADDRESSES = 1_024;
let given = 0;

/** A header that claims the next address; only a server behind a proxy trusts it. */
function fromNext(): { 'x-forwarded-for': string } {
  given = (given + 1) % ADDRESSES;
  return { 'x-forwarded-for': `172.16.${given >> 8}.${given & 255}` };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

process.on('message', async (ask: Ask) => {
  if (ask.kind === 'flood') process.send?.(await flood(ask));
  else if (ask.kind === 'audience') process.send?.(await audience(ask));
  else process.send?.(await sequence(ask));
});

async function flood(ask: Extract<Ask, { kind: 'flood' }>) {
  const { url, headers, connections, seconds, posts = [], expects = 200 } = ask;
  let refused = 0;
  let clients = 0;
  // Each connection starts at a different point in the list.
  const setupClient = (client: autocannon.Client) => {
    const begin = Math.floor((clients * posts.length) / connections);
    clients += 1;
    const own: object[] = [...posts.slice(begin), ...posts.slice(0, begin)].map((body) => ({
      method: 'POST',
      body,
    }));
    const sent = own.length > 0 ? own : Array.from({ length: ADDRESSES / connections }, () => ({}));
    client.setRequests(sent.map((one) => ({ ...one, headers: { ...headers, ...fromNext() } })));
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const cannon = autocannon({ url, headers, connections, duration: seconds, setupClient }, (error, done) =>
      error ? reject(error) : resolve(done),
    );
    cannon.on('response', (_client, status) => {
      if (status !== expects) refused += 1;
    });
  });
  return { perSecond: result.requests.total / result.duration, refused: refused + result.errors };
}

async function sequence({ sends }: Extract<Ask, { kind: 'sequence' }>) {
  const ms: number[] = [];
  let refused = 0;
  for (const send of sends) {
    const began = performance.now();
    const status = await statusOf(send);
    if (send.isTimed) ms.push(performance.now() - began);
    if (status !== 200) refused += 1;
  }
  return { ms, refused };
}

async function audience({ url, readers, sends }: Extract<Ask, { kind: 'audience' }>) {
  const ms: number[] = [];
  let refused = 0;
  let onEvent: () => void = () => undefined;
  const streams = await Promise.all(
    Array.from({ length: readers }, () =>
      openStream(
        url,
        () => onEvent(),
        () => (refused += 1),
      ),
    ),
  );
  for (const send of sends) {
    const heard: number[] = [];
    const began = performance.now();
    const reachedAll = new Promise<void>((resolve) => {
      onEvent = () => {
        heard.push(performance.now() - began);
        if (heard.length === readers) resolve();
      };
    });
    if ((await statusOf(send)) !== 200) refused += 1;
    await reachedAll;
    if (send.isTimed) ms.push(...heard);
  }
  for (const close of streams) close();
  return { ms, refused };
}

/** Opens a stream of events once its first bytes are here; returns what closes it. */
function openStream(url: string, onEvent: () => void, onRefused: () => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: fromNext(), agent: false }, (answer) => {
      if (answer.statusCode !== 200) onRefused();
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        for (const _event of text.matchAll(/^event: /gm)) onEvent();
      });
      answer.once('data', () => resolve(() => sent.destroy()));
      answer.on('error', () => undefined);
    });
    sent.once('error', reject);
    sent.end();
  });
}

function statusOf({ method, url, headers, body }: Send): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { ...headers, ...fromNext() }, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
