import { Agent, request } from 'node:http';
import { newId } from '../../domain/src/document/ids';
import type { HonestUser, WatchAsk, Watched } from './watch';

// Probes the server's health and acts as an honest user, in a separate process so that nothing else delays its clock.

const PROBE_EVERY_MS = 20;
const HONEST_EVERY_MS = 500;
const PATIENCE_MS = 150_000;

const honestAgent = new Agent({ keepAlive: true, maxSockets: 1 });
let watch: { end: () => Promise<Watched> } | null = null;

process.on('message', async (ask: WatchAsk) => {
  if (ask.kind === 'begin') {
    watch = begin(ask);
    process.send?.('begun');
  } else process.send?.(await watch?.end());
});
process.on('disconnect', () => process.exit());

function begin({ url, honest }: Extract<WatchAsk, { kind: 'begin' }>): { end: () => Promise<Watched> } {
  const seen: Watched = { health: [], failed: [], honest: [], honestRefused: 0, lag: 0 };
  let isOver = false;

  /** When unanswered probes were due; while one is pending, later ones wait with it. */
  let due: number[] = [];
  let asking: Promise<void> | null = null;
  let last = performance.now();
  const probe = async () => {
    const { status } = await ask(`${url}/api/health`, { agent: false });
    const answeredAt = performance.now();
    if (status !== 200) seen.failed.push(status);
    seen.health.push(...due.map((at) => answeredAt - at));
    due = [];
    asking = null;
  };
  const probing = setInterval(() => {
    const now = performance.now();
    seen.lag = Math.max(seen.lag, now - last - PROBE_EVERY_MS);
    last = now;
    due.push(now);
    asking ??= probe();
  }, PROBE_EVERY_MS);

  const work = async (honest: HonestUser) => {
    let version = 0;
    const headers = { authorization: `Bearer ${honest.token}`, 'x-forwarded-for': honest.address };
    for (let edit = 0; !isOver; edit += 1) {
      const began = performance.now();
      const read = await ask(`${url}/api/trip/${honest.tripId}`, { agent: honestAgent, headers });
      seen.honest.push(performance.now() - began);
      if (isOver) break;
      const change = { kind: 'event.set', id: honest.eventId, fields: { notes: `Table ${edit}` } };
      const changes = [{ changeId: newId(), change }];
      const editedAt = performance.now();
      const body = JSON.stringify({ baseVersion: version, changes });
      const written = await ask(`${url}/api/trip/${honest.tripId}/changes`, {
        agent: honestAgent,
        headers,
        body,
      });
      seen.honest.push(performance.now() - editedAt);
      for (const { status } of [read, written]) if (status !== 200) seen.honestRefused += 1;
      version = Number(/"version":(\d+)/.exec(written.text)?.[1] ?? version);
      const rest = HONEST_EVERY_MS - (performance.now() - began);
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
  };
  const working = honest && work(honest);

  return {
    end: async () => {
      isOver = true;
      clearInterval(probing);
      await Promise.all([asking, working]);
      return seen;
    },
  };
}

type Options = { agent: Agent | false; headers?: Record<string, string>; body?: string };

/** Sends a request and resolves to its response; status 0 if there was none. */
function ask(url: string, { body, headers = {}, agent }: Options): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, text: '' });
    const sent = request(
      url,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        timeout: PATIENCE_MS,
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
        });
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.once('error', nothing);
      },
    );
    sent.once('timeout', () => sent.destroy());
    sent.once('error', nothing);
    sent.once('close', nothing);
    sent.end(body);
  });
}
