import { getParser } from 'bowser';
import type { FastifyRequest } from 'fastify';
import type { SessionDevice } from '../accounts/sessions-store';

const KINDS: Readonly<Record<string, SessionDevice['kind']>> = { mobile: 'phone', tablet: 'tablet' };
const LONGEST_AGENT = 1_000;

/**
 * A readable name for the browser from what it says about itself: "Chrome on Linux". Shown only to its person, and never trusted.
 */
export function deviceOf(request: FastifyRequest, timezone: string | undefined): SessionDevice {
  const agent = (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT);
  const { browser, os, platform } = agent
    ? getParser(agent).getResult()
    : { browser: {}, os: {}, platform: {} };
  const named = [browser.name, platform.model === 'iPhone' ? 'iPhone' : os.name];
  return {
    device: named.filter(Boolean).join(' on ').slice(0, 200),
    kind: KINDS[platform.type ?? ''] ?? 'computer',
    timezone: timezone ?? null,
  };
}
