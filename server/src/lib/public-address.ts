import type { Config } from '../config';

/** Names of this machine itself, which people on it type as localhost. */
const THIS_MACHINE = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'];

/**
 * The origin people type, without a trailing slash: shown at startup and used for emailed links.
 *
 * Never taken from a request, whose Host header anyone can set.
 */
export function publicAddress({ config }: { readonly config: Config }): string {
  const { publicUrl, host, port } = config;
  if (publicUrl) return publicUrl;
  const name = THIS_MACHINE.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
