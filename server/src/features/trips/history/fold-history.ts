import { HISTORY_KEPT } from '@wayfold/contract/trip/limits';

/** A change whose details are kept, at least in part. */
export type KeptChange = {
  readonly version: number;
  /** Null for the product itself. */
  readonly actor: string | null;
  readonly kind: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The version of the latest undo of it; null while it isn't undone. */
  readonly undoneIn: number | null;
  readonly patchesBytes: number;
  readonly writesBytes: number;
  readonly otherBytes: number;
};

/** Versions that lose their details: all of them, or all but what they wrote. */
export type Folded = { readonly whole: number[]; readonly butWrites: number[] };

/** Folding continues to below the cap, so that not every write has to fold again. */
const ROOM_BYTES = HISTORY_KEPT.bytes * 0.75;
const DAY_MS = 86_400_000;

/**
 * Chooses the changes that lose their details: those over the limits for age and count, then the oldest until the rest fits.
 *
 * What a person's newest steps wrote always stays. That includes undone steps that can still be redone because the person hasn't
 * edited since.
 */
export function chooseFolded(changes: readonly KeptChange[], now: Date): Folded {
  const needed = stepsNeeded(changes);
  const newestFirst = changes.toSorted((a, b) => b.version - a.version);
  const firstKept = (newestFirst[0]?.version ?? 0) - HISTORY_KEPT.changes;
  const since = now.getTime() - HISTORY_KEPT.days * DAY_MS;
  const folded: Folded = { whole: [], butWrites: [] };
  let bytes = 0;
  for (const change of newestFirst) {
    const isNeeded = needed.has(change.version);
    const freed = change.patchesBytes + change.otherBytes + (isNeeded ? 0 : change.writesBytes);
    bytes += freed;
    const isKept = change.version > firstKept && change.at >= since && bytes <= ROOM_BYTES;
    if (isKept || freed === 0) continue;
    if (isNeeded) folded.butWrites.push(change.version);
    else folded.whole.push(change.version);
  }
  return folded;
}

/** The versions of the steps that somebody can still undo or redo. */
function stepsNeeded(changes: readonly KeptChange[]): ReadonlySet<number> {
  const steps = changes.filter(isStep);
  const needed = [...new Set(steps.map(({ actor }) => actor))].flatMap((person) => {
    const own = steps.filter(({ actor }) => actor === person).sort((a, b) => b.version - a.version);
    const lastEdit = own[0]?.version ?? 0;
    const standing = own.filter(({ undoneIn }) => undoneIn === null);
    const takenBack = own
      .filter(({ undoneIn }) => undoneIn !== null && undoneIn > lastEdit)
      .sort((a, b) => (b.undoneIn ?? 0) - (a.undoneIn ?? 0));
    return [...standing.slice(0, HISTORY_KEPT.steps), ...takenBack.slice(0, HISTORY_KEPT.steps)];
  });
  return new Set(needed.map(({ version }) => version));
}

function isStep({ actor, kind, writesBytes }: KeptChange): boolean {
  return actor !== null && kind !== 'undo' && kind !== 'redo' && writesBytes > 0;
}
