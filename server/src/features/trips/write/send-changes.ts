import type { CallOutput, ParsedInput } from '@wayfold/contract/kernel/endpoint';
import { ProblemError, refusalOf } from '@wayfold/contract/kernel/problem-error';
import type { Patch } from '@wayfold/contract/trip/patch';
import type { trips } from '@wayfold/contract/trip/trips-endpoints';
import { jsonBytes } from '@wayfold/domain/document/json-bytes';
import type { EditableTrip } from '../../../http/access';
import type { Services } from '../../../services';
import { changesSince, FEW_BYTES } from '../history/history-store';
import { readTripValue } from '../read/trip-read';
import { type Outcome, type WhoWrites, type Written, writeChanges } from './changes';
import { UNFINISHED } from './work-budget';

type Call = typeof trips.sendChanges;

/**
 * Applies a request's changes to the newest document and returns everything the caller has missed.
 *
 * A base version that is no longer the newest isn't an error. If a request of one change is refused, the whole request is
 * refused; with several, each result says how it ended. Changes without a result weren't processed.
 */
export async function sendChanges(
  services: Services,
  { body, ...who }: WhoWrites & { body: ParsedInput<Call>['body'] },
): Promise<CallOutput<Call>> {
  const asked = body.changes.map(({ changeId, change }) => ({ changeId, make: () => ({ change }) }));
  const written = await writeChanges(services, { ...who, asked, ifVersion: null });
  const { version, outcomes, unfinished } = written;
  const patches =
    ownPatches(body.baseVersion, written) ??
    (await patchesSince(services, who.trip, body.baseVersion, written));
  const [only, ...others] = outcomes;
  if (only?.status === 'conflict' && others.length + unfinished.length === 0)
    throw withPatches(only.refusal, version, patches);
  const results = outcomes.map(resultOf);
  const rest = unfinished.length > 0 ? { unfinished: { changeIds: unfinished, ...UNFINISHED } } : {};
  if (patches) return { version, patches, results, ...rest };
  // One statement reads the trip and its version, which may be a later one by now.
  const reset = await readTripValue(services.database.pool, who.trip);
  return { version, patches, reset, results, ...rest };
}

/** The patches since a version, if all of them are of this request and few; otherwise null. */
function ownPatches(since: number, { version, outcomes }: Written): Patch[] | null {
  const applied = outcomes.filter(({ status }) => status === 'applied');
  if (since + applied.length !== version) return null;
  const patches = applied.flatMap((outcome) => outcome.patches);
  return jsonBytes(patches) <= FEW_BYTES ? patches : null;
}

async function patchesSince(services: Services, trip: EditableTrip, since: number, { version }: Written) {
  const missed = await changesSince(services.database.pool, trip.id, { since, until: version });
  return missed?.flatMap(({ patches }) => patches) ?? null;
}

/** Only a conflict includes the current trip, so that the caller can continue from there. */
function withPatches(
  refusal: ProblemError,
  version: number,
  patches: Awaited<ReturnType<typeof patchesSince>>,
): ProblemError {
  if (refusal.code !== 'conflict') return refusal;
  return new ProblemError({ ...refusal.problem, version, ...(patches ? { patches } : {}) });
}

function resultOf(outcome: Outcome): CallOutput<Call>['results'][number] {
  const { changeId, status, version, effects } = outcome;
  if (outcome.status !== 'conflict') return { changeId, status, version, effects };
  return { changeId, status, version, effects, ...refusalOf(outcome.refusal) };
}
