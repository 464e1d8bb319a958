import { readFile } from 'node:fs/promises';
import path from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** What the security headers depend on. */
export interface SecurityOptions {
  /** Origin people type; with https, browsers are told to stay on it. */
  publicUrl: string | null;
  /** An outside base map, whose host may then be asked for tiles and pictures. */
  mapStyleUrl: string | null;
  /** Origins of pictures that are shown from where they are. */
  pictureOrigins: readonly string[];
  /** Origins to which browsers send what people upload. */
  uploadOrigins: readonly string[];
  /** Folder of the built web app, whose csp.json names the inline scripts; null when only the API is served. */
  webRoot: string | null;
}

const YEAR_SECONDS = 31_536_000;

const ScriptHashes = z.object({ scripts: z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)) });

/** Puts security headers on every answer, pages and API alike. Call it before any route is added. */
export async function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const isSecure = isHttps(options.publicUrl);
  const map = options.mapStyleUrl ? [new URL(options.mapStyleUrl).origin] : [];
  const hashes = options.webRoot ? await readScriptHashes(options.webRoot) : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        // The service worker passes pictures on, and to the browser that is a connection like any other.
        'connect-src': ["'self'", ...map, ...options.uploadOrigins, ...options.pictureOrigins],
        'font-src': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'img-src': ["'self'", 'data:', 'blob:', ...map, ...options.pictureOrigins],
        'object-src': ["'none'"],
        'script-src': ["'self'", ...hashes.map((hash) => `'${hash}'`)],
        'script-src-attr': ["'none'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'worker-src': ["'self'", 'blob:'],
        // On plain http, as in a home network, this would send every request to a port that nobody listens on.
        ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
}

/**
 * The same for answers that leave before any hook runs, to requests that cannot be read. They are JSON alone, so their policy
 * lets nothing load at all.
 */
export function bareSecurityHeaders(publicUrl: string | null): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none';object-src 'none'",
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps(publicUrl)
      ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }
      : {}),
  };
}

function isHttps(publicUrl: string | null): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

async function readScriptHashes(webRoot: string): Promise<string[]> {
  const text = await readFile(path.join(webRoot, 'csp.json'), 'utf8');
  return ScriptHashes.parse(JSON.parse(text)).scripts;
}
