import { api } from '@wayfold/contract/api';
import { callUrl } from '@wayfold/contract/kernel/client';
import type { Endpoint, EndpointTable } from '@wayfold/contract/kernel/endpoint';
import { newId } from '@wayfold/domain/document/ids';
import { z } from 'zod';
import { SAMPLES } from '../../../server/src/testing/sample-inputs';
import type { SampleWorld } from '../../../server/src/testing/sample-world';
import { type Attack, type Call, type Caller, flood, nth, personOf, tripOf } from '../attack';
import { everyPlane, LONG_TEXT, marks, tangled } from '../odd-texts';

const KILOBYTES_480 = 240_000;
/** For all fields of a body together; enough to show if a field takes quadratic time. */
const MARKS_IN_A_BODY = 400_000;
const MARKS_IN_A_FIELD = 60_000;

const login = (body: object): Call => ({ path: '/api/login', json: { email: 'mei@example.com', ...body } });
const name = { firstName: 'Mei', lastName: 'Tanaka' };
const signUp = { ...name, password: 'Red-Rock 27!', isSubscriber: false, type: 'Traveler' };

/** Builds a request with one batch of changes to the caller's trip. */
function change({ trip }: Caller, changes: readonly unknown[]): Call {
  const sent = { changeId: newId(), change: { kind: 'batch', changes } };
  return { path: `/api/trip/${trip?.id}/changes`, json: { baseVersion: 0, changes: [sent] } };
}

const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => ({ kind: 'text.add', id: newId(), fields: { kind: 'tripDescriptions', text } }));

/** Attacks with text that is quick to send and slow to process. */
export const TEXT_ATTACKS: readonly Attack[] = [
  flood({
    name: 'login with 480 KB of combining marks',
    call: () => login({ password: 'x', userType: marks(KILOBYTES_480) }),
    ...{ times: 6, atOnce: 2 },
  }),
  flood({
    name: 'login with a 480 KB password',
    call: () => login({ password: marks(KILOBYTES_480) }),
    ...{ times: 20, atOnce: 4 },
  }),
  flood({
    name: 'login with the longest password, all combining marks',
    call: (_caller, n) => login({ email: `mei${n}@example.com`, password: marks(255) }),
    ...{ times: 200, atOnce: 8 },
  }),
  flood({
    name: 'sign-up with combining marks in every name',
    call: (_caller, n) => ({
      path: '/api/newuser',
      json: {
        ...signUp,
        firstName: marks(199),
        lastName: marks(199),
        typeDetail: marks(199),
        email: `m${n}@example.com`,
      },
    }),
    ...{ times: 200, atOnce: 8 },
  }),
  flood({
    name: '24 texts of combining marks, each at the maximum length',
    by: 'guests',
    call: (caller) => change(caller, paragraphs(Array.from({ length: 24 }, () => marks(LONG_TEXT - 1)))),
    ...{ times: 20, atOnce: 2 },
  }),
  flood({
    name: 'combining marks in every text field',
    by: 'guests',
    call: (caller, n) => hostileCall(caller, nth(TEXTS, n)),
    kinds: endpointsWithText().length,
    ...{ times: 2 * endpointsWithText().length, atOnce: 4 },
  }),
  flood({
    name: 'search for combining marks',
    call: (_caller, n) => {
      const q = encodeURIComponent(marks(n % 2 === 0 ? 1_999 : 199));
      const paths = [
        '/api/atlas/suggest?q=',
        '/api/places?q=',
        '/api/atlas/geocode?q=',
        '/api/picture/wayfold?query=',
      ];
      const path = paths[n % paths.length] ?? '';
      return { name: path, path: path + q };
    },
    ...{ kinds: 4, times: 400, atOnce: 8 },
  }),
  flood({
    name: 'file names of combining marks',
    by: 'guests',
    call: (_caller, n) => ({
      path: '/api/picture/upload-info',
      json: { fileName: marks(n % 2 === 0 ? KILOBYTES_480 : 199), fileType: 'image/jpeg' },
    }),
    ...{ kinds: 2, times: 20, atOnce: 4 },
  }),
  flood({
    name: 'itinerary with 1,000 blocks',
    by: 'guests',
    call: (caller, n) =>
      change(caller, [{ kind: 'trip.set', fields: { textItinerary: itinerary(n % 2 === 0) } }]),
    ...{ kinds: 2, times: 40, atOnce: 4 },
  }),
  flood({
    name: 'texts from every Unicode plane',
    by: 'guests',
    call: (caller, n) => (n % 2 === 0 ? change(caller, namedRows(everyPlane())) : asFile(caller, n)),
    ...{ kinds: 8, times: 80, atOnce: 4 },
  }),
  flood({
    name: 'texts with bidirectional controls, joiners and stacked marks',
    by: 'guests',
    call: (caller, n) =>
      n % 2 === 0 ? change(caller, namedRows(tangled(LONG_TEXT - 10))) : asFile(caller, n),
    ...{ kinds: 8, times: 80, atOnce: 4 },
  }),
];

/** The maximum number of blocks and spans, or one block with the maximum number of items. */
function itinerary(isMany: boolean): unknown {
  const span = { text: 'a', bold: true, href: 'https://example.com/' };
  if (isMany)
    return Array.from({ length: 1_000 }, () => ({
      kind: 'paragraph',
      spans: Array.from({ length: 10 }, () => span),
    }));
  return [
    {
      kind: 'list',
      ordered: true,
      items: Array.from({ length: 200 }, () => Array.from({ length: 50 }, () => span)),
    },
  ];
}

function namedRows(text: string): unknown[] {
  const short = text.slice(0, 180).toWellFormed().normalize('NFC').slice(0, 180).toWellFormed();
  return [
    { kind: 'trip.set', fields: { name: short, displayName: short } },
    ...paragraphs(Array.from({ length: 5 }, () => text)),
    ...Array.from({ length: 50 }, () => ({ kind: 'event.add', id: newId(), fields: { name: short } })),
  ];
}

/** Requests the trip as one of its file formats. */
function asFile(caller: Caller, n: number): Call {
  const { id } = tripOf(caller);
  const paths = [
    `/api/trip/pdf/${id}`,
    `/api/trip/export/${id}?format=html`,
    `/api/trip/export/${id}?format=ics`,
    `/api/trip/${id}`,
  ];
  const path = paths[(n >> 1) % paths.length] ?? '';
  return { name: path.replace(id, 'id'), path };
}

/** A call whose body has text fields. */
interface TextCall {
  domain: string;
  name: string;
  endpoint: Endpoint;
  fields: readonly string[];
}

const TEXTS = endpointsWithText();

/** Every such call in the contract, with the text fields of all its body schemas. */
function endpointsWithText(): TextCall[] {
  return Object.entries(api as Record<string, EndpointTable>).flatMap(([domain, table]) =>
    Object.entries(table).flatMap(([name, endpoint]) => {
      if (!endpoint.body) return [];
      const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
      const shapes = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
      const all = shapes.flatMap((shape) =>
        Object.entries((shape as { properties?: object }).properties ?? {}),
      ); // a Zod schema, or `true`
      const texts = all.filter(([, shape]) => JSON.stringify(shape).includes('"string"'));
      const fields = [...new Set(texts.map(([field]) => field))];
      return fields.length > 0 ? [{ domain, name, endpoint, fields }] : [];
    }),
  );
}

function hostileCall(caller: Caller, { domain, name, endpoint, fields }: TextCall): Call {
  const samples = SAMPLES as unknown as Record<string, Record<string, (world: SampleWorld) => SampleInput>>; // the same table, indexed by strings
  const { params, query, body } = samples[domain]?.[name]?.(sampleWorldOf(caller)) ?? {};
  const path = callUrl(endpoint, { ...(params ? { params } : {}), ...(query ? { query } : {}) });
  const text = marks(Math.min(MARKS_IN_A_FIELD, MARKS_IN_A_BODY / fields.length));
  const json = { ...body, ...Object.fromEntries(fields.map((field) => [field, text])) };
  return { name: `${endpoint.method} ${endpoint.path}`, method: endpoint.method, path, json };
}

type SampleInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: object };

/** The ids that sample requests use: the attacker's and their trip's; everything else doesn't exist. */
function sampleWorldOf(caller: Caller): SampleWorld {
  const { id: tripId, destinations, events } = tripOf(caller);
  const { id: personId, email } = personOf(caller);
  const [id, key] = [newId(), 'x'.repeat(43)];
  const link = { a: id, b: key };
  return {
    ...{ personId, email, tripId, destinationId: nth(destinations, 0), eventId: nth(events, 0) },
    ...{
      costId: id,
      textId: id,
      tripPictureId: id,
      userPlaceId: id,
      pictureId: id,
      sessionId: id,
      contactId: id,
    },
    ...{ passkeyId: id, mailId: id, refreshToken: key, imageKey: key, listKey: key },
    links: { reset: link, confirm: link, keep: link, list: link },
  };
}
