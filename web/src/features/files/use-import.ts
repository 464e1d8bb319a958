import { useQueryClient } from '@tanstack/react-query';
import type { Edit } from '@wayfold/contract/change';
import { applyEdit } from '@wayfold/domain/apply-change';
import { ChangeRefused } from '@wayfold/domain/change-refused';
import { editOf, type Taken, usuallyTaken } from '@wayfold/domain/files/apply-proposal';
import { FileRefused } from '@wayfold/domain/files/file-contents';
import type { PlacesAs } from '@wayfold/domain/files/import-question';
import { hasPlacesChoice, proposeImport, usualPlacesAs } from '@wayfold/domain/files/propose-import';
import { isBare } from '@wayfold/domain/files/propose-trip';
import { readFile } from '@wayfold/domain/files/read-file';
import { tripDates } from '@wayfold/domain/totals';
import { emptyDocument } from '@wayfold/domain/trip-document';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { beginTripWith } from '../../api/device-trips';
import { useSetting } from '../../api/settings';
import { type TripEdit, useTripActions, useTripSelector } from '../../api/trip-session';
import { enablesUpdate } from '../../api/view-mode';
import { type ChosenFile, type LookedUp, lookUp } from './read-chosen';

/** Where a file goes. */
export type Target = 'this' | 'new';

/** What the dialog shows. */
export type ImportStep =
  | { kind: 'choose'; problem: string | null }
  | { kind: 'reading'; file: string; lookedUp: LookedUp | null }
  | { kind: 'proposed'; file: ChosenFile };

/** Stands for a trip that is not there yet, while its rows are looked at. */
const NOT_YET = '01900000-0000-7000-8000-000000000000';

/** Reads a file, proposes what it would do to the open trip or to a new one, and does what was chosen of it. */
export function useImport({
  onDone,
}: {
  onDone: (done: { count: number; file: string; newTripId: string | null }) => void;
}) {
  const t = useTranslations('files');
  const queryClient = useQueryClient();
  const document = useTripSelector((trip) => trip.document);
  const canAdd = useTripSelector(({ mode }) => enablesUpdate(mode));
  const { change, preview } = useTripActions();
  const currency = useSetting('default_currency');
  const most = useSetting('max_num_trip_destinations');
  const [step, setStep] = useState<ImportStep>({ kind: 'choose', problem: null });
  const [target, setTarget] = useState<Target>(canAdd ? 'this' : 'new');
  const [placesAs, setPlacesAs] = useState<PlacesAs>('stops');
  const [chosen, setChosen] = useState<Taken | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const maxDestinations = most > 0 ? most : null;
  const into = useMemo(
    () => (target === 'this' ? document : emptyDocument({ id: NOT_YET, currency })),
    [target, document, currency],
  );
  const file = step.kind === 'proposed' ? step.file : null;
  const question = useMemo(
    () => (file ? { contents: file.contents, found: file.found, placesAs, maxDestinations } : null),
    [file, placesAs, maxDestinations],
  );
  const proposal = useMemo(
    () => (question ? proposeImport({ ...question, document: into }) : null),
    [question, into],
  );
  const usual = useMemo(() => (proposal ? usuallyTaken(proposal) : new Map<string, number>()), [proposal]);
  const taken = chosen ?? usual;

  async function read(source: File) {
    setStep({ kind: 'reading', file: source.name, lookedUp: null });
    setProblem(null);
    setChosen(null);
    try {
      const during = canAdd ? tripDates(document) : null;
      const contents = readFile(source.name, new Uint8Array(await source.arrayBuffer()), { during });
      const isWhole = contents.trip !== null && !isBare(document);
      setTarget(canAdd && !isWhole ? 'this' : 'new');
      setPlacesAs(usualPlacesAs(contents, document));
      const answered = await lookUp(queryClient, { contents, document }, (lookedUp) =>
        setStep({ kind: 'reading', file: source.name, lookedUp }),
      );
      setStep({ kind: 'proposed', file: { name: source.name, ...answered } });
    } catch (thrown) {
      setStep({ kind: 'choose', problem: readingProblem(thrown, t('unreadable')) });
    }
  }

  function take(next: Taken | null) {
    setChosen(next);
    setProblem(null);
  }

  function apply() {
    if (!file || !question || !proposal) return;
    try {
      const edit = editOf(proposal, taken, into);
      if (edit === null) return;
      const newTripId = target === 'this' ? addToThis(edit) : makeNew(edit, question);
      onDone({ count: taken.size, file: file.name, newTripId });
    } catch (thrown) {
      if (!(thrown instanceof FileRefused || thrown instanceof ChangeRefused)) throw thrown;
      setProblem(thrown.message);
    }
  }

  function addToThis(edit: TripEdit): null {
    // Says why where it cannot be made, while the file is still at hand.
    preview(edit);
    change(edit);
    return null;
  }

  function makeNew(edit: Edit, asked: NonNullable<typeof question>): string {
    applyEdit(into, edit, { maxDestinations });
    // Rows of a file have ids of their own in every trip, so they are made anew once the trip has its own.
    return beginTripWith((tripId) => {
      const empty = emptyDocument({ id: tripId, currency });
      const made = editOf(proposeImport({ ...asked, document: empty }), taken, empty);
      return made ? [...made.changes] : [];
    });
  }

  return {
    step,
    proposal,
    taken,
    take,
    target,
    canAdd,
    setTarget: (next: Target) => {
      setTarget(next);
      if (file) setPlacesAs(next === 'new' ? 'stops' : usualPlacesAs(file.contents, document));
      take(null);
    },
    placesAs,
    hasPlacesChoice: file !== null && target === 'this' && hasPlacesChoice(file.contents, document),
    setPlacesAs: (next: PlacesAs) => {
      setPlacesAs(next);
      take(null);
    },
    problem,
    read: (source: File) => void read(source),
    refuse: (why: string) => setStep({ kind: 'choose', problem: why }),
    again: () => setStep({ kind: 'choose', problem: null }),
    apply,
  };
}

/** A sentence for a file that could not be read; a mistake of ours goes on as one. */
function readingProblem(thrown: unknown, unreadable: string): string {
  if (thrown instanceof FileRefused) return thrown.message;
  // The browser could not open it: moved meanwhile, or a folder.
  if (thrown instanceof DOMException) return unreadable;
  throw thrown;
}
