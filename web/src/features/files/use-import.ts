import { useQueryClient } from '@tanstack/react-query';
import { refusalMessage } from '@wayfold/contract/refusals/refusal';
import type { Edit } from '@wayfold/contract/trip/change';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { ChangeRefused } from '@wayfold/domain/document/change-refused';
import { tripDates } from '@wayfold/domain/document/totals';
import { emptyDocument, type TripDocument } from '@wayfold/domain/document/trip-document';
import { editOf, type Taken, usuallyTaken } from '@wayfold/domain/files/propose/apply-proposal';
import type { ImportNames, PlacesAs } from '@wayfold/domain/files/propose/import-question';
import {
  hasPlacesChoice,
  isFileElsewhere,
  proposeImport,
  usualPlacesAs,
} from '@wayfold/domain/files/propose/propose-import';
import { isBare } from '@wayfold/domain/files/propose/propose-trip';
import { FileRefused } from '@wayfold/domain/files/read/file-contents';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSetting } from '../../api/client/settings';
import { enablesUpdate } from '../../api/shared-trip/view-mode';
import { beginTripWith } from '../../api/trip-session/device-registry';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import type { TripEdit } from '../../api/trip-session/trip-store';
import { useRefusalWords } from '../../i18n/refusal-words';
import { type ChosenFile, type LookedUp, lookUp } from './read-chosen';
import { FileUnread, readInThread } from './read-in-thread';

/** The target of an import. */
export type Target = 'this' | 'new';

/** The progress of reading: opening the file, parsing it, and looking up its places. */
export type ReadProgress = 'opening' | 'reading' | LookedUp;

/** The current step of the dialog. */
export type ImportStep =
  | { kind: 'choose'; problem: string | null }
  | { kind: 'reading'; file: string; progress: ReadProgress }
  | { kind: 'proposed'; file: ChosenFile };

/** A placeholder id for a new trip that doesn't exist yet, while its rows are previewed. */
const NOT_YET = '01900000-0000-7000-8000-000000000000';

function documentOf(target: Target, open: TripDocument, currency: string): TripDocument {
  return target === 'this' ? open : emptyDocument({ id: NOT_YET, currency });
}

/** Reads a file, proposes changes to the open trip or to a new one, and makes the ones the user chose. */
export function useImport({
  file: given,
  onDone,
}: {
  file: File | undefined;
  onDone: (done: { count: number; file: string; newTripId: string | null }) => void;
}) {
  const t = useTranslations('files');
  const say = useRefusalWords();
  const queryClient = useQueryClient();
  const document = useTripSelector((trip) => trip.document);
  const canAdd = useTripSelector(({ mode }) => enablesUpdate(mode));
  const { change, preview } = useTripActions();
  const currency = useSetting('default_currency');
  const most = useSetting('max_num_trip_destinations');
  const [step, setStep] = useState<ImportStep>({ kind: 'choose', problem: null });
  const [target, setTarget] = useState<Target>(canAdd ? 'this' : 'new');
  /** True if the file goes into a new trip because its places are far from the open one. */
  const [isFar, setFar] = useState(false);
  const [placesAs, setPlacesAs] = useState<PlacesAs>('stops');
  const [chosen, setChosen] = useState<Taken | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const names = useMemo(
    (): ImportNames => ({
      untitledPlan: t('untitled'),
      untitledTrack: (number) => t('untitledTrack', { number }),
    }),
    [t],
  );
  const maxDestinations = most > 0 ? most : null;
  const into = useMemo(() => documentOf(target, document, currency), [target, document, currency]);
  const file = step.kind === 'proposed' ? step.file : null;
  const question = useMemo(
    () => (file ? { contents: file.contents, found: file.found, placesAs, maxDestinations, names } : null),
    [file, placesAs, maxDestinations, names],
  );
  const proposal = useMemo(
    () => (question ? proposeImport({ ...question, document: into }) : null),
    [question, into],
  );
  const usual = useMemo(() => (proposal ? usuallyTaken(proposal) : new Map<string, number>()), [proposal]);
  const taken = chosen ?? usual;

  /** Reads a file for its target trip; picks the target itself unless the user chose one. */
  async function read(source: File, asked: Target | null) {
    reading.current?.abort();
    const work = new AbortController();
    reading.current = work;
    const { signal } = work;
    const show = (progress: ReadProgress) => setStep({ kind: 'reading', file: source.name, progress });
    show('opening');
    take(null);
    try {
      const during = (asked ?? (canAdd ? 'this' : 'new')) === 'this' ? tripDates(document) : null;
      const contents = await readInThread(
        { file: source, during },
        { signal, onOpened: () => show('reading') },
      );
      const isWhole = contents.trip !== null && !isBare(document);
      const goesTo = asked ?? (canAdd && !isWhole ? 'this' : 'new');
      setTarget(goesTo);
      const goesInto = documentOf(goesTo, document, currency);
      setPlacesAs(usualPlacesAs(contents, goesInto));
      const question = { contents, document: goesInto };
      const answered = await lookUp(queryClient, question, { signal, onProgress: show });
      const isFar = asked === null && goesTo === 'this' && isFileElsewhere({ ...answered, document });
      setFar(isFar);
      if (isFar) {
        // Recurring calendar events are expanded for the dates of a trip.
        if (contents.kind === 'calendar') return await read(source, 'new');
        setTarget('new');
        setPlacesAs('stops');
      }
      setStep({ kind: 'proposed', file: { source, ...answered } });
    } catch (thrown) {
      if (signal.aborted) return;
      const isTold = thrown instanceof FileRefused;
      setStep({ kind: 'choose', problem: isTold ? say(refusalMessage(thrown.refusal)) : t('unreadable') });
      // Bugs are rethrown.
      if (!isTold && !(thrown instanceof FileUnread)) throw thrown;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the dialog opens
  useEffect(() => {
    if (given) void read(given, null);
  }, []);

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
      onDone({ count: taken.size, file: file.source.name, newTripId });
    } catch (thrown) {
      if (!(thrown instanceof FileRefused || thrown instanceof ChangeRefused)) throw thrown;
      setProblem(say(refusalMessage(thrown.refusal)));
    }
  }

  function addToThis(edit: TripEdit): null {
    // Throws the reason if the change isn't possible, while the file is still available.
    preview(edit);
    change(edit);
    return null;
  }

  function makeNew(edit: Edit, asked: NonNullable<typeof question>): string {
    applyEdit(into, edit, { maxDestinations });
    // File rows get their own ids in every trip, so they are recreated when the trip has its id.
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
    isFar: isFar && target === 'new',
    setTarget: (next: Target) => {
      // Recurring calendar events are expanded for the dates of a trip.
      if (file?.contents.kind === 'calendar') return void read(file.source, next);
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
    read: (source: File) => void read(source, null),
    stop: () => {
      reading.current?.abort();
      setStep({ kind: 'choose', problem: null });
    },
    refuse: (why: string) => setStep({ kind: 'choose', problem: why }),
    again: () => setStep({ kind: 'choose', problem: null }),
    apply,
  };
}
