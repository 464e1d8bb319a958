import { readFile } from 'node:fs/promises';
import path from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** What the security headers depend on. */
export interface SecurityOptions {
  /** Origin people type; if it is https, browsers are told to stay on it. */
  publicUrl: string | null;
  /** An external base map, whose host may be asked for tiles and pictures. */
  mapStyleUrl: string | null;
  /** Origins of hot-linked pictures. */
  pictureOrigins: readonly string[];
  /** Origins browsers send uploads to. */
  uploadOrigins: readonly string[];
  /** Folder of the built web app, whose csp.json lists the inline scripts; null if only the API is served. */
  webRoot: string | null;
}

const YEAR_SECONDS = 31_536_000;

const ScriptHashes = z.object({ scripts: z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)) });

/** Sets security headers on every response, pages and API alike. Call it before any route is added. */
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
        // The service worker passes pictures on, which the browser treats as a connection like any other.
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
        // On plain http, as in a home network, this would send every request to a port where nothing listens.
        ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
}

/**
 * The security headers for responses to unreadable requests, which are sent before any hook runs. They are always JSON, so their
 * policy blocks all loading.
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
