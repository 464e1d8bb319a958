import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import type { Ask, Send } from './load';

// Sends requests to the product from a process of its own, so that their cost is not the server's.

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

process.on('message', async (ask: Ask) => {
  process.send?.(ask.kind === 'flood' ? await flood(ask) : await sequence(ask));
});

async function flood({ url, headers, connections, seconds }: Extract<Ask, { kind: 'flood' }>) {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  const refused = result.non2xx + result.errors;
  return { perSecond: result.requests.total / result.duration, refused };
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

function statusOf({ method, url, headers, body }: Send): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
