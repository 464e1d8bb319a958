import type { Config } from '../config';

/** Names of this machine itself, which a person here types as localhost. */
const THIS_MACHINE = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'];

/**
 * The origin people type, without a trailing slash: where the start says the server is, and where mailed links lead.
 *
 * It never follows a request, whose Host header anyone may write.
 */
export function publicAddress({ config }: { readonly config: Config }): string {
  const { publicUrl, host, port } = config;
  if (publicUrl) return publicUrl;
  const name = THIS_MACHINE.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
