import type { ParsedInput } from '@wayfold/contract/kernel/endpoint';
import { NewId } from '@wayfold/contract/kernel/values';
import type { Paragraph, tripPage } from '@wayfold/contract/sharing/trip-page-endpoints';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { TEXT_KINDS } from '@wayfold/contract/trip/collections';
import { newId } from '@wayfold/domain/document/ids';
import { type TripDocument, textsOf } from '@wayfold/domain/document/trip-document';
import type { Queryable } from '../../db/statement';
import type { VisibleTrip } from '../../http/access';
import { loadDocument } from '../trips/write/change-store';
import { type ChangeMaker, wrongField } from '../trips/write/write-calls-as-changes';

type Sent = ParsedInput<typeof tripPage.saveParagraphs>['body']['newParagraphs'][number];

/** The texts of a trip's page, by kind and in order. */
export async function listParagraphs(on: Queryable, trip: VisibleTrip): Promise<Paragraph[]> {
  const { document } = await loadDocument(on, trip.id);
  return TEXT_KINDS.flatMap((kind) => textsOf(document, kind)).map(({ rank, ...text }) => text);
}

/** One change that adds new texts to the trip and updates existing ones. */
export function paragraphsChange(sent: readonly Sent[]): ChangeMaker {
  return (document) => {
    const changes = sent.flatMap((each, index) => changesOf(document, each, `newParagraphs.${index}`));
    const [only] = changes;
    if (only && changes.length === 1) return { change: only };
    return { change: { kind: 'batch', changes } };
  };
}

function changesOf(document: TripDocument, { id, kind, to, ...rest }: Sent, path: string): SingleChange[] {
  const fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const row = id === undefined ? undefined : document.texts[id];
  if (row) {
    if (kind !== undefined && kind !== row.kind) throw wrongField(`${path}.kind`, 'textKindFixed');
    const move: SingleChange[] = to === undefined ? [] : [{ kind: 'text.move', id: row.id, to }];
    return [{ kind: 'text.set', id: row.id, fields }, ...move];
  }
  if (kind === undefined) throw wrongField(`${path}.kind`, 'sendTextKind');
  const { text } = rest;
  if (text === undefined) throw wrongField(`${path}.text`, 'sendText');
  const fresh = NewId.safeParse(id ?? newId());
  if (!fresh.success) throw wrongField(`${path}.id`, 'textNotInTrip');
  const place = to === undefined ? {} : { to };
  return [{ kind: 'text.add', id: fresh.data, ...place, fields: { ...fields, kind, text } }];
}
