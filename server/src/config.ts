import { isIP } from 'node:net';
import path from 'node:path';
import { AccountEmail, Email, NewPassword } from '@wayfold/contract/people/sign-in-shapes';
import { z } from 'zod';
import { OperatorError } from './process/operator-error';

/** Configuration of this process; every variable is described in .env.example. */
export interface Config {
  /** postgres:// URL of an external PostgreSQL; null means the embedded one. */
  databaseUrl: string | null;
  /** TCP port to listen on; 0 takes any free one. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Origin people type, without a trailing slash, for links and cookies; null if not set. */
  publicUrl: string | null;
  /** Absolute path of the folder for everything this process keeps on disk. */
  dataDir: string;
  /** Key material for sessions and signatures, at least 32 characters. */
  sessionSecret: string;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** Whose X-Forwarded-For is trusted: nobody's, that of so many proxies in front, or that of proxies at these addresses. */
  trustProxy: false | number | string[];
  /** Style of an external base map; null means our own. */
  mapStyleUrl: string | null;
  /** Absolute path of a PMTiles archive with streets; null if none. */
  mapPmtiles: string | null;
  /** Where streets come from over the network: a TileJSON, a template with {z}, {x} and {y}, or a PMTiles archive; null for none. */
  mapStreets: string | null;
  /** Whether invented businesses and events are listed, for demos. */
  samplePlaces: boolean;
  /** Routing services that measure routes, instead of the estimate; null if none. */
  osrmUrl: string | null;
  valhallaUrl: string | null;
  /** Whom to credit on maps with routes of OSRM or Valhalla. */
  routesCredit: string;
  /** Key for Mapbox, which measures walks and bike rides, and finds places if `geocoder` says so; null if none. */
  mapboxToken: string | null;
  /** Geocoder to ask before the offline atlas; null if none. */
  geocoder: 'photon' | 'nominatim' | 'mapbox' | null;
  photonUrl: string | null;
  nominatimUrl: string | null;
  /** Stock services searched for photos; null without a key. */
  unsplash: StockAccount | null;
  pexels: StockAccount | null;
  /** The bucket pictures are stored in; null stores them in `dataDir`. */
  s3: S3Config | null;
  /** External sign-in provider, by OpenID Connect; null if none. */
  social: SocialConfig | null;
  mail: MailConfig;
  /** The account to create as the first admin; null if not set. */
  firstAdmin: { email: string; password: string } | null;
}

/** Our account at a stock service. */
export interface StockAccount {
  key: string;
  /** Alternative URL of its API; null for the service's own. */
  url: string | null;
}

/** A bucket of an S3-compatible service, and our keys for it. */
export interface S3Config {
  /** URL of the service, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How email is sent, and where messages to us go. */
export interface MailConfig {
  /** smtp:// or smtps:// URL of a mail server; null keeps emails in the outbox. */
  smtpUrl: string | null;
  /** Sender of emails. */
  from: { name: string; address: string };
  /** Where the contact form goes; null if not set. */
  contactEmail: string | null;
}

/** Our account at a social provider. */
export interface SocialConfig {
  /** As the provider writes it in its tokens. */
  issuer: string;
  clientId: string;
  /** Null for a client without a secret. */
  clientSecret: string | null;
  /** The provider's name as people know it. */
  name: string;
}

/** The configuration before the secret in DATA_DIR is read; sessionSecret is null if the environment doesn't set it. */
export type ConfigFromEnvironment = Omit<Config, 'sessionSecret'> & { sessionSecret: string | null };

/** What `MAP_STREETS=auto` asks: tiles of the whole world in the schema of OpenMapTiles, free, without a key. */
const PUBLIC_STREETS = 'https://tiles.openfreemap.org/planet';

const absent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);

function optional<T extends z.ZodType>(shape: T) {
  return z.preprocess(absent, shape.optional());
}

function url(protocols: RegExp, sentence: string) {
  return optional(z.url({ protocol: protocols, error: sentence }));
}

/** A key is sent in a header or a URL, as ASCII. */
function serviceKey(variable: string) {
  return optional(
    z
      .string()
      .regex(/^[!-~]{8,500}$/, { error: `${variable} must be a key of at least 8 letters, without spaces.` }),
  );
}

const Environment = z.object({
  DATABASE_URL: url(
    /^postgres(ql)?$/,
    'DATABASE_URL must be an address like postgres://user:password@host:5432/name.',
  ),
  PORT: optional(
    z
      .string()
      .regex(/^\d{1,5}$/, { error: 'PORT must be a number from 0 to 65535.' })
      .transform(Number)
      .refine((port) => port <= 65_535, { error: 'PORT must be a number from 0 to 65535.' }),
  ),
  HOST: optional(z.string()),
  PUBLIC_URL: url(/^https?$/, 'PUBLIC_URL must be an address like https://trips.example.com.').pipe(
    z
      .string()
      .optional()
      .refine((address) => address === undefined || new URL(address).pathname === '/', {
        error: 'PUBLIC_URL must name a host only, like https://trips.example.com, without a path.',
      }),
  ),
  DATA_DIR: optional(z.string()),
  SESSION_SECRET: optional(z.string().min(32, { error: 'SESSION_SECRET must have at least 32 characters.' })),
  LOG_LEVEL: optional(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
    }),
  ),
  TRUST_PROXY: optional(z.string()).transform(parseTrustProxy),
  MAP_STYLE_URL: url(
    /^https?$/,
    'MAP_STYLE_URL must be an address like https://maps.example.com/style.json.',
  ),
  MAP_PMTILES: optional(z.string()),
  MAP_STREETS: optional(z.string()).transform(parseMapStreets),
  SAMPLE_PLACES: optional(z.enum(['on', 'off'], { error: 'SAMPLE_PLACES must be on or off.' })),
  OSRM_URL: url(/^https?$/, 'OSRM_URL must be an address like http://osrm.example.com:5000.'),
  VALHALLA_URL: url(/^https?$/, 'VALHALLA_URL must be an address like http://valhalla.example.com:8002.'),
  ROUTES_CREDIT: optional(
    z.string().trim().max(100, 'ROUTES_CREDIT must be at most 100 characters, like © OpenStreetMap.'),
  ),
  MAPBOX_TOKEN: serviceKey('MAPBOX_TOKEN'),
  GEOCODER: optional(
    z.enum(['photon', 'nominatim', 'mapbox'], {
      error: 'GEOCODER must be photon, nominatim or mapbox; without it the offline atlas finds places.',
    }),
  ),
  PHOTON_URL: url(/^https?$/, 'PHOTON_URL must be an address like http://photon.example.com:2322.'),
  NOMINATIM_URL: url(/^https?$/, 'NOMINATIM_URL must be an address like https://nominatim.example.com.'),
  S3_ENDPOINT: url(/^https?$/, 'S3_ENDPOINT must be an address like https://s3.example.com.').pipe(
    z
      .string()
      .optional()
      .refine((address) => address === undefined || new URL(address).pathname === '/', {
        error:
          'S3_ENDPOINT must name a host only, like https://s3.example.com; the bucket goes into S3_BUCKET.',
      }),
  ),
  S3_BUCKET: optional(
    z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
      error: 'S3_BUCKET must be the name of a bucket: 3 to 63 lowercase letters, digits, dots and hyphens.',
    }),
  ),
  S3_REGION: optional(
    z.string().regex(/^[a-z0-9-]{1,40}$/, { error: 'S3_REGION must be a region like eu-central-1.' }),
  ),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  UNSPLASH_ACCESS_KEY: serviceKey('UNSPLASH_ACCESS_KEY'),
  UNSPLASH_URL: url(/^https?$/, 'UNSPLASH_URL must be an address like https://photos.example.com/unsplash.'),
  PEXELS_API_KEY: serviceKey('PEXELS_API_KEY'),
  PEXELS_URL: url(/^https?$/, 'PEXELS_URL must be an address like https://photos.example.com/pexels.'),
  OIDC_ISSUER: url(/^https?$/, 'OIDC_ISSUER must be an address like https://accounts.example.com.').pipe(
    z
      .string()
      .optional()
      .refine((address) => address === undefined || isSafeIssuer(new URL(address)), {
        error:
          'OIDC_ISSUER must begin with https and have no query; http is only for a provider on this machine.',
      }),
  ),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_NAME: optional(z.string().max(60, { error: 'OIDC_NAME must have at most 60 characters.' })),
  SMTP_URL: url(
    /^smtps?$/,
    'SMTP_URL must be an address like smtps://user:password@mail.example.com or smtp://mail.example.com:587.',
  ),
  MAIL_FROM: optional(z.string()).transform(parseMailFrom),
  CONTACT_EMAIL: optional(
    z.string().refine((address) => Email.safeParse(address).success, {
      error: 'CONTACT_EMAIL must be an address like hello@example.com.',
    }),
  ),
  ADMIN_EMAIL: optional(
    z.string().refine((address) => AccountEmail.safeParse(address).success, {
      error: 'ADMIN_EMAIL must be an address like mei@example.com.',
    }),
  ),
  ADMIN_PASSWORD: optional(
    z.string().refine((password) => NewPassword.safeParse(password).success, {
      error:
        'ADMIN_PASSWORD must have at least 8 characters with one lowercase letter, one uppercase letter, one number and one special character.',
    }),
  ),
});

/** `auto` and nothing mean the public source. */
function parseMapStreets(text: string | undefined, context: z.RefinementCtx): string | null {
  if (text === undefined || text === 'auto') return PUBLIC_STREETS;
  if (text === 'off') return null;
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  const isTemplate = !text.includes('{') || ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
  if (isAddress && isTemplate) return text;
  context.addIssue({
    code: 'custom',
    message:
      'MAP_STREETS must be auto, off, or an address: of a TileJSON, of tiles with {z}, {x} and {y}, or of a .pmtiles file.',
  });
  return z.NEVER;
}

/** Traffic to an issuer is secret; plain HTTP is allowed only on the loopback, for trying out providers. */
function isSafeIssuer({ protocol, hostname, search, hash }: URL): boolean {
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return (protocol === 'https:' || isHere) && search === '' && hash === '';
}

/**
 * Reads the configuration from environment variables; empty ones count as absent, unknown ones are ignored.
 *
 * @param root folder that a relative DATA_DIR or MAP_PMTILES is resolved against
 * @throws OperatorError naming everything that is wrong, one sentence each
 */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): ConfigFromEnvironment {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    throw new OperatorError(parsed.error.issues.map((issue) => issue.message).join('\n'));
  }
  const values = parsed.data;
  return {
    databaseUrl: values.DATABASE_URL ?? null,
    port: values.PORT ?? 3000,
    host: values.HOST ?? '127.0.0.1',
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : null,
    dataDir: path.resolve(root, values.DATA_DIR ?? '.wayfold'),
    sessionSecret: values.SESSION_SECRET ?? null,
    logLevel: values.LOG_LEVEL ?? 'info',
    trustProxy: values.TRUST_PROXY,
    mapStyleUrl: values.MAP_STYLE_URL ?? null,
    mapPmtiles: values.MAP_PMTILES ? path.resolve(root, values.MAP_PMTILES) : null,
    mapStreets: values.MAP_STREETS,
    samplePlaces: values.SAMPLE_PLACES === 'on',
    osrmUrl: values.OSRM_URL ?? null,
    valhallaUrl: values.VALHALLA_URL ?? null,
    routesCredit: values.ROUTES_CREDIT ?? '© OpenStreetMap',
    mapboxToken: values.MAPBOX_TOKEN ?? null,
    geocoder: geocoderOf(values),
    photonUrl: values.PHOTON_URL ?? null,
    nominatimUrl: values.NOMINATIM_URL ?? null,
    unsplash: stockOf(values.UNSPLASH_ACCESS_KEY, values.UNSPLASH_URL),
    pexels: stockOf(values.PEXELS_API_KEY, values.PEXELS_URL),
    s3: s3Of(values),
    social: socialOf(values),
    mail: mailOf(values),
    firstAdmin: firstAdminOf(values),
  };
}

function stockOf(key: string | undefined, url: string | undefined): StockAccount | null {
  return key ? { key, url: url ?? null } : null;
}

function firstAdminOf({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: z.infer<typeof Environment>) {
  if (email && password) return { email, password };
  if (email || password) {
    throw new OperatorError('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.');
  }
  return null;
}

function mailOf(values: z.infer<typeof Environment>): MailConfig {
  const { SMTP_URL, MAIL_FROM, CONTACT_EMAIL, ADMIN_EMAIL } = values;
  if (SMTP_URL && !MAIL_FROM)
    throw new OperatorError('SMTP_URL needs MAIL_FROM, the sender address of emails.');
  return {
    smtpUrl: SMTP_URL ?? null,
    from: MAIL_FROM ?? { name: 'Wayfold', address: 'wayfold@localhost' },
    contactEmail: CONTACT_EMAIL ?? ADMIN_EMAIL ?? null,
  };
}

function s3Of(values: z.infer<typeof Environment>): S3Config | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket && !values.S3_ENDPOINT && !accessKeyId && !secretAccessKey) return null;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new OperatorError(
      'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all of them or none.',
    );
  }
  const region = values.S3_REGION ?? 'us-east-1';
  const endpoint = new URL(values.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).origin;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

function socialOf(values: z.infer<typeof Environment>): SocialConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (!issuer) return null;
  if (!clientId) throw new OperatorError('OIDC_ISSUER needs OIDC_CLIENT_ID.');
  const name = values.OIDC_NAME ?? new URL(issuer).hostname;
  return { issuer, clientId, clientSecret: clientSecret ?? null, name };
}

/** The named service, or else the one with a URL set: a URL has no other use, but a Mapbox key does. */
function geocoderOf(values: z.infer<typeof Environment>): Config['geocoder'] {
  const { GEOCODER: named, PHOTON_URL, NOMINATIM_URL, MAPBOX_TOKEN } = values;
  if (!named) return PHOTON_URL ? 'photon' : NOMINATIM_URL ? 'nominatim' : null;
  const needs = { photon: { PHOTON_URL }, nominatim: { NOMINATIM_URL }, mapbox: { MAPBOX_TOKEN } };
  const [[variable, value] = ['', '']] = Object.entries(needs[named]);
  if (!value) throw new OperatorError(`GEOCODER=${named} needs ${variable}.`);
  return named;
}

function parseTrustProxy(value: string | undefined, context: z.RefinementCtx): Config['trustProxy'] {
  if (value === undefined || /^(off|false|no|0)$/i.test(value)) return false;
  if (/^(on|true|yes)$/i.test(value)) {
    context.addIssue(
      'TRUST_PROXY=on would let every visitor choose their own address. Set it to the number of proxies in front, such as 1, or to their addresses.',
    );
    return z.NEVER;
  }
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every(isNetwork)) return addresses;
  context.addIssue(
    'TRUST_PROXY must be off, the number of proxies in front, or their addresses separated by commas.',
  );
  return z.NEVER;
}

/** An address or a network such as 10.1.0.0/16; the whole internet isn't allowed. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** Reads `Name <address>`, or just an address. */
function parseMailFrom(value: string | undefined, context: z.RefinementCtx): MailConfig['from'] | undefined {
  if (value === undefined) return undefined;
  const [, name = '', inBrackets] = value.match(/^\s*"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>\s*$/u) ?? [];
  const address = inBrackets ?? value.trim();
  if (Email.safeParse(address).success) return { name: name || 'Wayfold', address };
  context.addIssue('MAIL_FROM must be an address like Wayfold <hello@example.com>.');
  return z.NEVER;
}
